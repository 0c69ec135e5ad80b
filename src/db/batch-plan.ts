import type { Id } from '../core/ids.js';
import type { IngestReport } from '../core/ports/replies.js';
import type { Change, Reply } from '../core/replies.js';
import type { BatchMessage } from './batch-message.js';
import { writtenAt } from './merge-batch.js';
import type { ReactionRow, VersionRow } from './reply-rows.js';
import type { MessageKey } from './unnest.js';

/** What a batch writes; plain data. */
export interface BatchPlan {
  /** New replies, and new versions of stored ones, as they are to stand. */
  readonly replies: readonly Reply[];
  readonly versions: readonly VersionRow[];
  /** Messages to leave nothing of but their ids. */
  readonly deleted: readonly MessageKey[];
  readonly reactionsAdded: readonly ReactionRow[];
  readonly reactionsRemoved: readonly ReactionRow[];
  readonly keeps: IngestReport['keeps'];
}

/** The difference between what is stored and what is to stand. */
export function batchPlan(messages: Iterable<BatchMessage>): BatchPlan {
  const replies: Reply[] = [];
  const versions: VersionRow[] = [];
  const deleted: MessageKey[] = [];
  const reactionsAdded: ReactionRow[] = [];
  const reactionsRemoved: ReactionRow[] = [];
  const keeps: IngestReport['keeps'][number][] = [];
  for (const message of messages) {
    if (message.dead) {
      if (!message.deadBefore) deleted.push(message.key);
      continue;
    }
    if (message.now !== null && message.now !== message.before) replies.push(message.now);
    for (const version of message.versions) versions.push(version);
    if (message.reactions !== null) {
      reactionsAdded.push(...missingFrom(message.reactionsBefore, message.reactions));
      reactionsRemoved.push(...missingFrom(message.reactions, message.reactionsBefore));
    }
    if (message.reactions !== null || message.reactionsBefore.size > 0) keeps.push(...keepsOf(message));
  }
  return { replies, versions, deleted, reactionsAdded, reactionsRemoved, keeps };
}

function missingFrom(there: ReadonlyMap<string, ReactionRow>, wanted: ReadonlyMap<string, ReactionRow>): ReactionRow[] {
  return [...wanted].filter(([key]) => !there.has(key)).map(([, reaction]) => reaction);
}

/**
 * Who began or ceased to keep a reply. A reaction may come before its message: it is told when the message is stored.
 */
function keepsOf(message: BatchMessage): IngestReport['keeps'] {
  if (message.now === null) return [];
  const { server, id } = message.key;
  const { session } = message.now;
  const before = message.before === null ? new Set<Id>() : keepersIn(message.reactionsBefore);
  const now = keepersIn(message.reactions ?? message.reactionsBefore);
  const came = [...now].filter((user) => !before.has(user)).map((user) => ({ user, added: true }));
  const went = [...before].filter((user) => !now.has(user)).map((user) => ({ user, added: false }));
  return [...came, ...went].map(({ user, added }) => ({ server, session, message: id, user, added }));
}

function keepersIn(reactions: ReadonlyMap<string, ReactionRow>): Set<Id> {
  return new Set([...reactions.values()].filter(({ meaning }) => meaning === 'keep').map(({ user }) => user));
}

/**
 * Keeps in the order in which the reactions came, however a batch was cut: claims are numbered by it. One that waited
 * for its message comes when the message does.
 */
export function inOrderOfChanges(keeps: IngestReport['keeps'], changes: readonly Change[]): IngestReport['keeps'] {
  const places = new Map<string, number>();
  for (const [place, change] of changes.entries()) {
    if (change.kind === 'reaction') places.set(`${change.server}:${change.message}:${change.user}`, place);
    else if (change.kind === 'message') places.set(`${change.message.server}:${change.message.id}`, place);
  }
  const placeOf = ({ server, message, user }: IngestReport['keeps'][number]): number =>
    places.get(`${server}:${message}:${user}`) ?? places.get(`${server}:${message}`) ?? 0;
  return [...keeps].sort((a, b) => placeOf(a) - placeOf(b));
}

/** A name that a person had when a message was written. */
export interface SeenName {
  readonly server: Id;
  readonly id: Id;
  readonly name: string;
  readonly at: Date;
}

/**
 * The newest name of every author whose message stands or is told again in this batch, deleted ones left out, and those
 * of people who had themselves forgotten.
 *
 * @param authorOf who counts as a message's author after the batch; null for one that does not stand
 */
export function seenNames(changes: readonly Change[], authorOf: (server: Id, message: Id) => Id | null): SeenName[] {
  const newest = new Map<string, SeenName>();
  for (const change of changes) {
    if (change.kind !== 'message') continue;
    const { server, author: id, authorName: name } = change.message;
    if (authorOf(server, change.message.id) !== id) continue;
    const at = writtenAt(change.message);
    const seen = newest.get(`${server}:${id}`);
    if (seen === undefined || seen.at.getTime() < at.getTime()) newest.set(`${server}:${id}`, { server, id, name, at });
  }
  return [...newest.values()];
}
