import { isSameEmoji } from './emoji.js';
import type { Id } from './ids.js';

/** What kind of message a reply is. Only `text` has words of its own; the others are kept as a placeholder. */
export type ReplyKind = 'text' | 'forward' | 'voice' | 'sticker' | 'attachment' | 'poll';

/** A person's message in a tracked thread, in its newest version. Times are UTC instants. */
export interface Reply {
  readonly server: Id;
  /** The message's id. */
  readonly id: Id;
  readonly thread: Id;
  readonly session: string;
  /** The question whose thread it stands in; null in the thread of takeaways. */
  readonly question: number | null;
  readonly author: Id;
  /** The author's name in the server when it was written. */
  readonly authorName: string;
  readonly kind: ReplyKind;
  /** The message's own words, raw Discord Markdown, at most 4,000 characters. */
  readonly text: string;
  readonly postedAt: Date;
  /** When its author last changed it; this and nothing else makes a version (facts 1.10). */
  readonly editedAt: Date | null;
  /** The message it answers, in the same thread. */
  readonly replyTo: Id | null;
}

/** A message as a door brings it in, before we know whether its thread is ours. */
export interface IncomingMessage {
  readonly server: Id;
  readonly id: Id;
  readonly channel: Id;
  readonly author: Id;
  readonly authorName: string;
  readonly kind: ReplyKind;
  readonly text: string;
  readonly postedAt: Date;
  readonly editedAt: Date | null;
  readonly replyTo: Id | null;
}

/** One thing that happened in Discord, from the gateway, from reading history, or from an export. */
export type Change =
  | { readonly kind: 'message'; readonly message: IncomingMessage }
  | { readonly kind: 'deleted'; readonly server: Id; readonly channel: Id; readonly messages: readonly Id[] }
  | { readonly kind: 'channel-deleted'; readonly server: Id; readonly channel: Id }
  | {
      readonly kind: 'reaction';
      readonly server: Id;
      readonly channel: Id;
      readonly message: Id;
      readonly user: Id;
      readonly emoji: string;
      readonly added: boolean;
      /** When we first saw it; Discord does not tell. Null where nobody knows. */
      readonly at: Date | null;
    }
  | {
      readonly kind: 'reactions-cleared';
      readonly server: Id;
      readonly channel: Id;
      readonly message: Id;
      /** Null when every emoji was cleared. */
      readonly emoji: string | null;
    };

/** What to do with an incoming message, given what is stored. */
export type MergeStep = 'insert' | 'version' | 'same';

/**
 * The merge rule for one message. A version is known by `editedAt` alone: Discord also sends updates for link
 * previews, pins and flags (facts 1.10), and may repeat or reorder events (facts 1.8).
 *
 * @param stored the newest stored version's `editedAt`, or undefined when the message is not stored
 */
export function mergeStep(
  stored: { readonly editedAt: Date | null } | undefined,
  incoming: IncomingMessage,
): MergeStep {
  if (stored === undefined) return 'insert';
  const before = stored.editedAt?.getTime() ?? 0;
  const after = incoming.editedAt?.getTime() ?? 0;
  return after > before ? 'version' : 'same';
}

/** The default emoji of the two reactions that mean something. */
export const KEEP = '📌';
export const AGREE = '👍';
export type ReactionMeaning = 'keep' | 'agree';

/** The emoji that mean something in one session, as routes of reactions name them; they hold from its posting on. */
export interface SessionEmoji {
  readonly keepEmoji: string;
  readonly agreeEmoji: string;
}

/** The emoji of sessions whose group chose none, and of exports. */
export const DEFAULT_EMOJI: SessionEmoji = { keepEmoji: KEEP, agreeEmoji: AGREE };

/** What an emoji means in a session, or null. Skin tones and variation selectors do not matter. */
export function reactionMeaning(emoji: string, { keepEmoji, agreeEmoji }: SessionEmoji): ReactionMeaning | null {
  if (isSameEmoji(emoji, keepEmoji)) return 'keep';
  return isSameEmoji(emoji, agreeEmoji) ? 'agree' : null;
}
