import { MessageFlags as Flags, InteractionType as I, InteractionResponseType as R } from 'discord-api-types/v10';
import { invalidField, refuse } from '../world/discord-error.js';
import { touch } from '../world/emit.js';
import { applyEdit } from '../world/messages/edit-message.js';
import type { InteractionRecord, MessageRecord, UploadedFile, World } from '../world/types.js';
import { type AnswerBody, insertAnswer } from './answer-message.js';
import { deadlines } from './deadlines.js';

/** The first answer to an interaction; its form was checked before. */
export interface CallbackBody {
  readonly type: R;
  readonly data?: unknown;
}

/** Which answers an interaction may have; updates only where there is a message to update. */
const answersTo: Readonly<Partial<Record<I, readonly R[]>>> = {
  [I.ApplicationCommand]: [R.ChannelMessageWithSource, R.DeferredChannelMessageWithSource, R.Modal],
  [I.MessageComponent]: [
    R.ChannelMessageWithSource,
    R.DeferredChannelMessageWithSource,
    R.DeferredMessageUpdate,
    R.UpdateMessage,
    R.Modal,
  ],
  [I.ApplicationCommandAutocomplete]: [R.ApplicationCommandAutocompleteResult],
  [I.ModalSubmit]: [
    R.ChannelMessageWithSource,
    R.DeferredChannelMessageWithSource,
    R.DeferredMessageUpdate,
    R.UpdateMessage,
  ],
};

/**
 * Takes an application's first answer. Gives the message it made or changed, null for modals and choices.
 * Throws 10062 after three seconds, 40060 when answered already, 50035 for a type that does not answer this kind of
 * interaction (a modal cannot answer a modal), and what an edit throws.
 */
export function answerInteraction(
  world: World,
  record: InteractionRecord,
  body: CallbackBody,
  files: readonly UploadedFile[],
): MessageRecord | null {
  requireUnanswered(world, record);
  requireFittingType(record, body.type);
  const message = carryOut(world, record, body, files);
  record.answerType = body.type;
  record.originalId = message?.id ?? null;
  record.ephemeral = message !== null && message.ephemeralTo !== null;
  record.loading = body.type === R.DeferredChannelMessageWithSource || body.type === R.DeferredMessageUpdate;
  touch(world);
  return message;
}

/** Throws 40060 when the first answer was given, 10062 when its three seconds are over. */
export function requireUnanswered(world: World, record: InteractionRecord): void {
  if (record.answerType !== null) throw refuse('alreadyAnswered');
  if (world.now() - record.createdAt > deadlines.firstAnswer) throw refuse('unknownInteraction');
}

function requireFittingType(record: InteractionRecord, type: R): void {
  const { payload } = record;
  const fits = answersTo[payload.type]?.includes(type) ?? false;
  const updates = type === R.DeferredMessageUpdate || type === R.UpdateMessage;
  if (fits && !(updates && messageIdOf(record) === null)) return;
  throw invalidField(['type'], 'INTERACTION_RESPONSE_TYPE_INVALID', 'This type cannot answer this interaction.');
}

/** The message whose component was used, directly or before the modal. */
function messageIdOf(record: InteractionRecord): string | null {
  const { payload } = record;
  return 'message' in payload && payload.message ? payload.message.id : null;
}

function carryOut(
  world: World,
  record: InteractionRecord,
  body: CallbackBody,
  files: readonly UploadedFile[],
): MessageRecord | null {
  // The body's schema was chosen by its type, so `data` is what the type says.
  const data = (body.data ?? {}) as AnswerBody;
  switch (body.type) {
    case R.ChannelMessageWithSource:
      return insertAnswer(world, record, data, files, 'answer');
    case R.DeferredChannelMessageWithSource:
      return insertAnswer(world, record, { flags: (data.flags ?? 0) & Flags.Ephemeral }, [], 'loading');
    case R.DeferredMessageUpdate:
      return componentMessage(world, record);
    case R.UpdateMessage: {
      const message = componentMessage(world, record);
      if (world.channels.get(record.channelId)?.thread?.archived && message.ephemeralTo === null)
        throw refuse('archived');
      applyEdit(world, message, data, files);
      return message;
    }
    default:
      record.answerData = body.data ?? null;
      return null;
  }
}

function componentMessage(world: World, record: InteractionRecord): MessageRecord {
  const message = world.channels.get(record.channelId)?.log.byId.get(messageIdOf(record) ?? '');
  if (!message) throw refuse('unknownMessage');
  return message;
}
