import type { Id } from '../core/ids.js';
import type { Reply } from '../core/replies.js';
import type { ReactionRow, VersionRow } from './reply-rows.js';
import type { MessageKey } from './unnest.js';

/** One message while a batch is walked through: what is stored of it, and what is to stand after the batch. */
export interface BatchMessage {
  readonly key: MessageKey;
  readonly before: Reply | null;
  now: Reply | null;
  readonly deadBefore: boolean;
  dead: boolean;
  /** Versions other than the newest that this batch brought to light. */
  readonly versions: VersionRow[];
  readonly reactionsBefore: ReadonlyMap<string, ReactionRow>;
  /** What is to stand of them; null while nothing changed. */
  reactions: Map<string, ReactionRow> | null;
}

/** The messages of a batch by server and id. */
export interface BatchMessages {
  /** The message's state, made when nothing is stored of it. */
  at(server: Id, id: Id): BatchMessage;
  all(): Iterable<BatchMessage>;
}

/** What is stored of the messages that a batch names. */
export interface StoredMessages {
  readonly tombstones: readonly MessageKey[];
  readonly replies: readonly Reply[];
  readonly reactions: readonly ReactionRow[];
}

/** The key of a person's reaction within one message. */
export function reactionKey(user: Id, emoji: string): string {
  return `${user} ${emoji}`;
}

/** The message's reactions, to be changed. */
export function changingReactions(message: BatchMessage): Map<string, ReactionRow> {
  message.reactions ??= new Map(message.reactionsBefore);
  return message.reactions;
}

const NO_REACTIONS: ReadonlyMap<string, ReactionRow> = new Map();

/** Begins the walk from what is stored. */
export function batchMessages(stored: StoredMessages): BatchMessages {
  const keyOf = (server: Id, id: Id) => `${server}:${id}`;
  const replies = new Map(stored.replies.map((reply) => [keyOf(reply.server, reply.id), reply]));
  const buried = new Set(stored.tombstones.map(({ server, id }) => keyOf(server, id)));
  const reactions = new Map<string, Map<string, ReactionRow>>();
  for (const reaction of stored.reactions) {
    const key = keyOf(reaction.server, reaction.message);
    const ofMessage = reactions.get(key) ?? new Map<string, ReactionRow>();
    reactions.set(key, ofMessage.set(reactionKey(reaction.user, reaction.emoji), reaction));
  }
  const messages = new Map<string, BatchMessage>();
  return {
    all: () => messages.values(),
    at(server, id) {
      const key = keyOf(server, id);
      const found = messages.get(key);
      if (found !== undefined) return found;
      const before = replies.get(key) ?? null;
      const deadBefore = buried.has(key);
      const reactionsBefore = reactions.get(key) ?? NO_REACTIONS;
      const made: BatchMessage = {
        key: { server, id },
        before,
        now: before,
        deadBefore,
        dead: deadBefore,
        versions: [],
        reactionsBefore,
        reactions: null,
      };
      messages.set(key, made);
      return made;
    },
  };
}
