import { InteractionResponseType, InteractionType, MessageFlags } from 'discord-api-types/v10';
import type { Handler, Interactions } from '../commands/command.js';
import type { OutgoingMessage } from '../core/ports/chat.js';
import { type FirstAnswer, firstAnswer } from './acknowledge.js';
import type { Connection } from './connection.js';
import { type AnswerableInteraction, type Call, localeOf, readCall } from './read-invocation.js';
import { messageRequest } from './request-body.js';
import { type Standing, showAnswers } from './show-answers.js';

/** Answers a command, a component or a modal: acknowledged first, then each answer replaces the one before. */
export async function answerInteraction(
  connection: Connection,
  interactions: Interactions,
  interaction: AnswerableInteraction,
): Promise<void> {
  const call = readCall(interaction);
  if (call === null) {
    await firstAnswer(connection, interaction, ephemeral(interactions.excuse('outside', localeOf(interaction))));
    return;
  }
  const acknowledgement = interactions.acknowledgement(call.door, call.name);
  if (acknowledgement === 'modal') return openModal(connection, interactions, interaction, call);
  const { first, standing } = deferral(acknowledgement, interaction);
  // Without an acknowledgement nobody would see an answer, and nothing may be half done (demand D74).
  if (!(await firstAnswer(connection, interaction, first))) return;
  const answers = interactions.answer(call.door, call.name, call.invocation);
  const unshown = interactions.excuse('unshown', call.invocation.caller.locale);
  await showAnswers(connection, interaction, { answers, unshown }, standing);
}

/** A modal must be the first answer (facts 1.5), so there is nothing to defer; a refusal is one for the person alone. */
async function openModal(
  connection: Connection,
  interactions: Interactions,
  interaction: AnswerableInteraction,
  { door, name, invocation }: Call,
): Promise<void> {
  const opened = interactions.open(door, name, invocation);
  if ('refusal' in opened) {
    await firstAnswer(connection, interaction, ephemeral(opened.refusal));
    return;
  }
  const modal = { type: InteractionResponseType.Modal, data: opened.modal };
  // A body that Discord refuses leaves the interaction unanswered, so there is still time for words.
  if (!(await firstAnswer(connection, interaction, modal))) {
    await firstAnswer(connection, interaction, ephemeral(interactions.excuse('noForm', invocation.caller.locale)));
  }
}

function deferral(
  acknowledgement: Exclude<Handler['acknowledge'], 'modal'>,
  interaction: AnswerableInteraction,
): { readonly first: FirstAnswer; readonly standing: Standing } {
  const message = interaction.type === InteractionType.ApplicationCommand ? undefined : interaction.message;
  if (acknowledgement === 'update' && message !== undefined) {
    const isV2 = ((message.flags ?? 0) & MessageFlags.IsComponentsV2) !== 0;
    return {
      first: { type: InteractionResponseType.DeferredMessageUpdate },
      standing: { audience: 'others', shown: { isV2, hasContent: (message.content ?? '') !== '', isOurs: false } },
    };
  }
  const data = acknowledgement === 'public' ? {} : { data: { flags: MessageFlags.Ephemeral } };
  return {
    first: { type: InteractionResponseType.DeferredChannelMessageWithSource, ...data },
    standing: {
      audience: acknowledgement === 'public' ? 'all' : 'caller',
      shown: { isV2: false, hasContent: false, isOurs: false },
    },
  };
}

function ephemeral(message: OutgoingMessage): FirstAnswer {
  const { body, files } = messageRequest({ ...message, flags: (message.flags ?? 0) | MessageFlags.Ephemeral });
  return { type: InteractionResponseType.ChannelMessageWithSource, data: body, files };
}
