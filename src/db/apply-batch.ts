import { getTableColumns } from 'drizzle-orm';
import { and, asc, eq, or, sql } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { IngestReport } from '../core/ports/replies.js';
import type { Change } from '../core/replies.js';
import { batchMessages, type StoredMessages } from './batch-message.js';
import { batchPlan, inOrderOfChanges, seenNames } from './batch-plan.js';
import type { Db } from './db.js';
import { doubtMessages } from './doubt-digests.js';
import { dropGenerated } from './drop-generated.js';
import { type BatchPlace, mergeBatch, whereOf } from './merge-batch.js';
import { oweKeeps } from './owed-keeps.js';
import { replyFromRow } from './reply-rows.js';
import { places, reactions, replies, sessions, tombstones } from './schema.js';
import { questionOrNull } from './session-rows.js';
import { storedId } from './stored-id.js';
import { keyIn, type MessageKey } from './unnest.js';
import { writePlan } from './write-plan.js';

/** A thread's cursor, moved with the rows it vouches for. */
export interface CursorMove {
  readonly server: Id;
  readonly thread: Id;
  readonly at: Id;
}

/**
 * Applies a batch of changes in one transaction and a number of statements that does not grow with the batch: lock
 * the threads, read what is stored of the batch's messages, merge in memory, write the difference.
 */
export async function applyBatch(db: Db, changes: readonly Change[], cursor?: CursorMove): Promise<IngestReport> {
  if (changes.length === 0 && cursor === undefined) return { touched: [], keeps: [] };
  return db.transaction(async (tx) => {
    const found = await lockPlaces(tx, changes, cursor);
    const stored = await readStored(tx, messageKeys(changes, found));
    const messages = batchMessages(stored);
    mergeBatch(changes, found, messages);
    const plan = batchPlan(messages.all());
    const names = seenNames(changes, (server, id) => messages.at(server, id).now?.author ?? null);
    const gone = changes.some((change) => change.kind === 'channel-deleted') ? found.filter((place) => place.gone) : [];
    const removed = await writePlan(tx, plan, names, gone);
    if (cursor !== undefined) await moveCursor(tx, cursor);
    const touched = plan.replies.map(({ server, session, id }) => ({ server, session, message: id }));
    await doubtMessages(
      tx,
      [...touched, ...removed].map(({ server, message }) => ({ server, id: message })),
    );
    await dropGenerated(
      tx,
      removed.map(({ server, message }) => ({ server, id: message })),
    );
    await oweKeeps(tx, plan.keeps);
    return { touched: [...touched, ...removed], keeps: inOrderOfChanges(plan.keeps, changes) };
  });
}

const emojiColumns = { keepEmoji: sessions.keepEmoji, agreeEmoji: sessions.agreeEmoji };

/**
 * The tracked threads among the batch's channels, locked in one order for all: two batches for the same thread follow
 * each other, so that neither misses a tombstone or a version that the other is about to write. A deleted channel
 * takes along the threads that hang on it.
 */
async function lockPlaces(tx: Db, changes: readonly Change[], cursor?: CursorMove): Promise<readonly BatchPlace[]> {
  const channels = changes.map(whereOf).map(({ server, channel }) => ({ server, id: channel }));
  if (cursor !== undefined) channels.push({ server: cursor.server, id: cursor.thread });
  const deleted = changes.flatMap((change) =>
    change.kind === 'channel-deleted' ? [{ server: change.server, id: change.channel }] : [],
  );
  const hangingOn = deleted.length === 0 ? [] : [places.channel, sessions.channel];
  const rows = await tx
    .select({ ...getTableColumns(places), parent: sessions.channel, ...emojiColumns })
    .from(places)
    .innerJoin(sessions, and(eq(sessions.server, places.server), eq(sessions.id, places.session)))
    .where(
      or(
        keyIn(places.server, places.thread, distinctKeys(channels)),
        ...hangingOn.map((column) => keyIn(places.server, column, deleted)),
      ),
    )
    .orderBy(asc(places.server), asc(places.session), asc(places.kind), asc(places.question))
    .for('no key update', { of: places });
  const gone = new Set(deleted.map(({ server, id }) => `${server}:${id}`));
  return rows.flatMap(({ server, thread, channel, parent, session, question, gone: goneBefore, ...emoji }) => {
    if (thread === null) return [];
    const goneNow = [thread, channel, parent].some((id) => gone.has(`${server}:${id}`));
    return [
      {
        server,
        thread,
        session: String(session),
        question: questionOrNull(question),
        keepEmoji: emoji.keepEmoji,
        agreeEmoji: emoji.agreeEmoji,
        gone: goneBefore || goneNow,
      },
    ];
  });
}

function distinctKeys(keys: readonly MessageKey[]): readonly MessageKey[] {
  return [...new Map(keys.map((key) => [`${key.server}:${key.id}`, key])).values()];
}

/** Every message in a tracked thread that the batch says something of. */
function messageKeys(changes: readonly Change[], found: readonly BatchPlace[]): readonly MessageKey[] {
  const tracked = new Set(found.map((place) => `${place.server}:${place.thread}`));
  const keys = changes.flatMap((change) => {
    const { server, channel } = whereOf(change);
    if (!tracked.has(`${server}:${channel}`)) return [];
    return messagesIn(change).map((id) => ({ server, id }));
  });
  return distinctKeys(keys);
}

function messagesIn(change: Change): readonly Id[] {
  if (change.kind === 'channel-deleted') return [];
  if (change.kind === 'message') return [change.message.id];
  return change.kind === 'deleted' ? change.messages : [change.message];
}

/** What is stored of these messages, deleted ones included. */
export async function readStored(tx: Db, keys: readonly MessageKey[]): Promise<StoredMessages> {
  if (keys.length === 0) return { tombstones: [], replies: [], reactions: [] };
  const buried = await tx
    .select({ server: tombstones.server, id: tombstones.message })
    .from(tombstones)
    .where(keyIn(tombstones.server, tombstones.message, keys));
  const stored = await tx
    .select()
    .from(replies)
    .where(keyIn(replies.server, replies.id, keys));
  const reacted = await tx
    .select()
    .from(reactions)
    .where(keyIn(reactions.server, reactions.message, keys));
  return { tombstones: buried, replies: stored.map(replyFromRow), reactions: reacted };
}

/** Never backwards: two readers of one thread may end in any order. */
async function moveCursor(tx: Db, cursor: CursorMove): Promise<void> {
  await tx
    .update(places)
    .set({ cursor: sql`greatest(${places.cursor}, ${storedId(cursor.at)}::bigint)` })
    .where(and(eq(places.server, cursor.server), eq(places.thread, cursor.thread)));
}
