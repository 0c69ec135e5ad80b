import type { Id } from '../core/ids.js';
import {
  type Change,
  type IncomingMessage,
  mergeStep,
  type Reply,
  reactionMeaning,
  type SessionEmoji,
} from '../core/replies.js';
import { type BatchMessage, type BatchMessages, changingReactions, reactionKey } from './batch-message.js';
import type { VersionRow } from './reply-rows.js';

/** A tracked thread as a batch needs it. */
export interface BatchPlace extends SessionEmoji {
  readonly server: Id;
  readonly thread: Id;
  readonly session: string;
  readonly question: number | null;
  /** Deleted in Discord, before this batch or in it: nothing from it is kept. */
  readonly gone: boolean;
}

/** A change that happened to messages of one channel. */
type MessageChange = Exclude<Change, { readonly kind: 'channel-deleted' }>;
type ReactionChange = Extract<Change, { readonly kind: 'reaction' | 'reactions-cleared' }>;

/** Variation selectors say how an emoji looks, not which it is; skin tones make emoji of their own. */
const VARIATION = /\uFE0F/g;

/** The server and the channel that a change happened in. */
export function whereOf(change: Change): { readonly server: Id; readonly channel: Id } {
  return change.kind === 'message' ? change.message : change;
}

/**
 * Walks through a batch in its order and leaves in `messages` what is to stand, by the rules of `core/replies`.
 * Changes outside the given places are passed over.
 */
export function mergeBatch(changes: readonly Change[], places: readonly BatchPlace[], messages: BatchMessages): void {
  const byThread = new Map(places.map((place) => [`${place.server}:${place.thread}`, place]));
  for (const change of changes) {
    if (change.kind === 'channel-deleted') continue;
    const { server, channel } = whereOf(change);
    const place = byThread.get(`${server}:${channel}`);
    if (place !== undefined) mergeChange(change, place, messages);
  }
}

function mergeChange(change: MessageChange, place: BatchPlace, messages: BatchMessages): void {
  if (change.kind === 'deleted') {
    for (const id of change.messages) bury(messages.at(change.server, id));
    return;
  }
  if (change.kind === 'message') {
    mergeMessage(messages.at(change.message.server, change.message.id), place, change.message);
    return;
  }
  if (!place.gone) mergeReactions(messages.at(change.server, change.message), place, change);
}

function bury(message: BatchMessage): void {
  message.dead = true;
  message.now = null;
  message.versions.length = 0;
  message.reactions = null;
}

function mergeMessage(message: BatchMessage, place: BatchPlace, incoming: IncomingMessage): void {
  if (place.gone) bury(message);
  if (message.dead) return;
  const stored = message.now;
  const step = mergeStep(stored ?? undefined, incoming);
  if (stored === null) message.now = replyFrom(incoming, place);
  else if (step === 'version') {
    message.versions.push(versionOf(stored));
    message.now = newVersion(stored, incoming);
  } else if (writtenAt(incoming).getTime() !== writtenAt(stored).getTime()) {
    // An earlier version that came late: kept among the versions, so that the order of arrival makes no difference.
    message.versions.push(versionOf(incoming));
  }
}

function replyFrom(incoming: IncomingMessage, place: BatchPlace): Reply {
  const { server, id, channel: thread, author, authorName, kind, text, postedAt, editedAt, replyTo } = incoming;
  const { session, question } = place;
  return { server, id, thread, session, question, author, authorName, kind, text, postedAt, editedAt, replyTo };
}

/** An edit changes words; where a message stands and what it answers never change. */
function newVersion(stored: Reply, incoming: IncomingMessage): Reply {
  const { text, kind, authorName, editedAt } = incoming;
  return { ...stored, text, kind, authorName, editedAt, replyTo: incoming.replyTo ?? stored.replyTo };
}

function versionOf(version: Reply | IncomingMessage): VersionRow {
  const { server, id, kind, text } = version;
  return { server, message: id, since: writtenAt(version), kind, text };
}

/** When a version was written: its last edit, or its posting. */
export function writtenAt(version: Pick<Reply, 'editedAt' | 'postedAt'>): Date {
  return version.editedAt ?? version.postedAt;
}

function mergeReactions(message: BatchMessage, place: BatchPlace, change: ReactionChange): void {
  if (message.dead) return;
  const emoji = change.emoji?.replace(VARIATION, '') ?? null;
  if (change.kind === 'reactions-cleared') {
    const reactions = changingReactions(message);
    for (const [key, reaction] of reactions) {
      if (emoji === null || reaction.emoji === emoji) reactions.delete(key);
    }
    return;
  }
  const meaning = emoji === null ? null : reactionMeaning(emoji, place);
  if (emoji === null || meaning === null) return;
  const { user } = change;
  const key = reactionKey(user, emoji);
  const { server, id } = message.key;
  const reactions = changingReactions(message);
  if (!change.added) reactions.delete(key);
  else if (!reactions.has(key)) reactions.set(key, { server, message: id, user, emoji, meaning, at: change.at });
}
