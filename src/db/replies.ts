import { and, asc, count, eq } from 'drizzle-orm/sql';
import type { HeldReactions } from '../core/gathering-reactions.js';
import type { Id } from '../core/ids.js';
import type { ReplyStore } from '../core/ports/replies.js';
import type { Reply } from '../core/replies.js';
import { applyBatch } from './apply-batch.js';
import type { Db } from './db.js';
import { eraseUnkept } from './erase-unkept.js';
import { listOwedKeeps, settleKeep } from './owed-keeps.js';
import { recount } from './recount.js';
import { replyFromRow } from './reply-rows.js';
import { reactions, replies } from './schema.js';
import { isStoredId } from './stored-id.js';
import { keptIn, listThreads, markSwept, setStanding } from './threads.js';
import { idIn } from './unnest.js';
import { unsettledKeeps } from './unsettled-keeps.js';

/** Replies, their versions, tombstones and reactions, on one database. */
export function replyStore(db: Db): ReplyStore {
  return {
    threads: () => listThreads(db),
    setStanding: (server, thread, standing) => setStanding(db, server, thread, standing),
    markSwept: (server, threads, at) => markSwept(db, server, threads, at),
    apply: (changes, cursor) => applyBatch(db, changes, cursor),
    find: (server, message) => findReply(db, server, message),
    ids: (server, thread) => idsOfThread(db, server, thread),
    reactionCounts: (server, messages) => countReactions(db, server, messages),
    keptIn: (server, thread) => keptIn(db, server, thread),
    recount: (server, counts, at) => recount(db, server, counts, at),
    unsettledKeeps: (of) => unsettledKeeps(db, of),
    eraseUnkept: (server, session, at) => eraseUnkept(db, server, session, at),
    owedKeeps: () => listOwedKeeps(db),
    settleKeep: (keep) => settleKeep(db, keep),
    keepers: (server, message) => keepers(db, server, message),
  };
}

async function findReply(db: Db, server: Id, message: Id): Promise<Reply | null> {
  if (!isStoredId(message)) return null;
  const [row] = await db
    .select()
    .from(replies)
    .where(and(eq(replies.server, server), eq(replies.id, message)));
  return row === undefined ? null : replyFromRow(row);
}

async function idsOfThread(db: Db, server: Id, thread: Id): Promise<readonly Id[]> {
  const rows = await db
    .select({ id: replies.id })
    .from(replies)
    .where(and(eq(replies.server, server), eq(replies.thread, thread)))
    .orderBy(asc(replies.id));
  return rows.map((row) => row.id);
}

async function keepers(db: Db, server: Id, message: Id): Promise<readonly Id[]> {
  const rows = await db
    .selectDistinct({ user: reactions.user })
    .from(reactions)
    .where(and(eq(reactions.server, server), eq(reactions.message, message), eq(reactions.meaning, 'keep')))
    .orderBy(asc(reactions.user));
  return rows.map((row) => row.user);
}

async function countReactions(db: Db, server: Id, messages: readonly Id[]): Promise<readonly HeldReactions[]> {
  return db
    .select({ message: reactions.message, meaning: reactions.meaning, count: count() })
    .from(reactions)
    .where(idIn(reactions.server, reactions.message, server, messages))
    .groupBy(reactions.message, reactions.meaning);
}
