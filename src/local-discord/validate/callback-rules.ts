import * as spec from 'discord-api-spec/zod';
import { InteractionResponseType } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import type { BodyRule } from './body-kinds.js';
import type { FieldProblem } from './field-problem.js';
import { isRecord } from './mend.js';
import {
  isEmptyMessage,
  type MessageBody,
  type MessageFacts,
  type MessageUse,
  messageProblems,
} from './message-rules.js';
import { modalProblems } from './modal-rules.js';

interface Callback {
  readonly type: number;
  readonly data?: unknown;
}

const answer = z.object({ type: z.literal(4), data: z.lazy(() => spec.IncomingWebhookInteractionRequestSchema) });
const update = z.object({
  type: z.literal(7),
  data: z.lazy(() => spec.IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema),
});

const schemas: Readonly<Record<number, z.ZodMiniType>> = {
  [InteractionResponseType.Pong]: spec.PongInteractionCallbackRequestSchema,
  [InteractionResponseType.ChannelMessageWithSource]: answer,
  [InteractionResponseType.DeferredChannelMessageWithSource]: spec.CreateMessageInteractionCallbackRequestSchema,
  [InteractionResponseType.DeferredMessageUpdate]: spec.UpdateMessageInteractionCallbackRequestSchema,
  [InteractionResponseType.UpdateMessage]: update,
  [InteractionResponseType.ApplicationCommandAutocompleteResult]:
    spec.ApplicationCommandAutocompleteCallbackRequestSchema,
  [InteractionResponseType.Modal]: spec.ModalInteractionCallbackRequestSchema,
};
const anyType = z.object({ type: z.literal(Object.keys(schemas).map(Number)) });

/** How an interaction's first answer is judged: by its `type` (Discord's "Receiving and Responding", "Interaction Callback Type"). */
export const callbackRule: BodyRule = {
  schema: (body) => (isRecord(body) && typeof body.type === 'number' ? schemas[body.type] : undefined) ?? anyType,
  problems: (body: Callback, facts: MessageFacts) => {
    const message = messageOf(body);
    if (message !== null) return inData(messageProblems(message, facts, useOf(body)));
    if (!isRecord(body.data)) return [];
    if (body.type === InteractionResponseType.Modal) {
      const components = Array.isArray(body.data.components) ? body.data.components : [];
      return modalProblems(components, ['data', 'components']);
    }
    if (body.type === InteractionResponseType.ApplicationCommandAutocompleteResult)
      return choiceProblems(body.data.choices);
    return [];
  },
  isEmpty: (body: Callback, facts: MessageFacts) => {
    const message = messageOf(body);
    return message !== null && isEmptyMessage(message, facts, useOf(body));
  },
};

function useOf(body: Callback): MessageUse {
  return body.type === InteractionResponseType.UpdateMessage ? 'edit' : 'new';
}

function messageOf(body: Callback): MessageBody | null {
  const carries =
    body.type === InteractionResponseType.ChannelMessageWithSource ||
    body.type === InteractionResponseType.UpdateMessage;
  // The schema has seen to it that `data` is a message's body here.
  return carries ? ((body.data ?? {}) as MessageBody) : null;
}

function inData(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map((problem) => ({ ...problem, path: ['data', ...problem.path] }));
}

function choiceProblems(choices: unknown): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const [index, choice] of (Array.isArray(choices) ? choices : []).entries()) {
    if (!isRecord(choice) || typeof choice.value !== 'string' || choice.value.length <= 100) continue;
    const path = ['data', 'choices', index, 'value'];
    problems.push({ path, code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 100 or fewer in length.' });
  }
  return problems;
}
