import {
  type APIApplicationCommandOptionChoice,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  InteractionResponseType as R,
} from 'discord-api-types/v10';
import { waitFor } from '../wait-for.js';
import { messageView } from '../world/messages/message-view.js';
import type { InteractionRecord, World } from '../world/types.js';
import { deadlines } from './deadlines.js';
import type { ShownModal } from './modal-values.js';

/** What a person sees of an application's answer; the getters always tell the present state. */
export interface Asked {
  /** The first answer; `failed` when none came within three seconds. */
  readonly kind: 'message' | 'deferred' | 'modal' | 'update' | 'choices' | 'failed';
  readonly interactionId: string;
  readonly channelId: string;
  /** The answer, or the updated message; null for modals, choices, failures, and when it was deleted. */
  readonly message: APIMessage | null;
  readonly modal: ShownModal | null;
  readonly choices: readonly APIApplicationCommandOptionChoice[];
  readonly followUps: readonly APIMessage[];
  /**
   * Waits for the answer in its final form: a deferred one until it is filled in. Rejects when none came in time
   * (“The application did not respond”), when it was a modal, or when it was deleted.
   */
  readonly answer: (options?: { readonly timeoutMs?: number }) => Promise<APIMessage>;
}

/**
 * Waits for the first answer to an interaction as the person's client does: three seconds of real time, after which the
 * token is dead.
 */
export async function firstAnswer(world: World, record: InteractionRecord): Promise<Asked> {
  const patience = { timeoutMs: deadlines.firstAnswer, what: 'no answer within 3 s' };
  await waitFor(world, () => record.answerType ?? undefined, patience).catch(() => {
    world.interactions.delete(record.token);
  });
  return askedOf(world, record);
}

const kinds: Readonly<Partial<Record<R, Asked['kind']>>> = {
  [R.ChannelMessageWithSource]: 'message',
  [R.DeferredChannelMessageWithSource]: 'deferred',
  [R.DeferredMessageUpdate]: 'update',
  [R.UpdateMessage]: 'update',
  [R.Modal]: 'modal',
  [R.ApplicationCommandAutocompleteResult]: 'choices',
};

function askedOf(world: World, record: InteractionRecord): Asked {
  const kind = (record.answerType !== null && kinds[record.answerType as R]) || 'failed';
  const view = (id: string | null): APIMessage | null => {
    const message = world.channels.get(record.channelId)?.log.byId.get(id ?? '');
    return message ? messageView(world, message, { userId: record.userId, readsContent: true }) : null;
  };
  return {
    kind,
    interactionId: record.id,
    channelId: record.channelId,
    get message() {
      return view(record.originalId);
    },
    get followUps() {
      return record.followUpIds.map(view).filter((message) => message !== null);
    },
    modal: kind === 'modal' ? shownModal(record) : null,
    choices: kind === 'choices' ? choicesOf(record) : [],
    answer: async (options = {}) => {
      if (kind === 'failed') throw new Error('The application did not respond: no answer within 3 s.');
      if (kind === 'modal') throw new Error('The application answered with a modal; submit it to get an answer.');
      if (kind === 'choices') throw new Error('The application answered with choices, not with a message.');
      const patience = { timeoutMs: options.timeoutMs ?? 30_000, what: 'the deferred answer was never filled in' };
      await waitFor(world, () => (record.loading && view(record.originalId) ? undefined : true), patience);
      // A deferred update may be followed by a message of its own instead of a change.
      const isSilent = record.answerType === R.DeferredMessageUpdate && record.followUpIds.length > 0;
      const message = view(isSilent ? (record.followUpIds.at(-1) ?? null) : record.originalId);
      if (!message) throw new Error('The answer was deleted.');
      return message;
    },
  };
}

function shownModal(record: InteractionRecord): ShownModal {
  // The callback's schema was the modal's.
  return { ...(record.answerData as APIModalInteractionResponseCallbackData), openedBy: record.token };
}

function choicesOf(record: InteractionRecord): readonly APIApplicationCommandOptionChoice[] {
  // The callback's schema was that of choices.
  return (record.answerData as { choices?: APIApplicationCommandOptionChoice[] } | null)?.choices ?? [];
}
