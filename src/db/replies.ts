import { and, asc, eq, isNotNull } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { ReplyStore, TrackedThread } from '../core/ports/store.js';
import type { Reply } from '../core/replies.js';
import { applyBatch } from './apply-batch.js';
import type { Db } from './db.js';
import { recount } from './recount.js';
import { replyFromRow } from './reply-rows.js';
import { places, reactions, replies } from './schema.js';
import { questionOrNull } from './session-rows.js';
import { isStoredId } from './stored-id.js';

/** Replies, their versions, tombstones and reactions, on one database. */
export function replyStore(db: Db): ReplyStore {
  return {
    threads: () => listThreads(db),
    apply: (changes, cursor) => applyBatch(db, changes, cursor),
    find: (server, message) => findReply(db, server, message),
    ids: (server, thread) => idsOfThread(db, server, thread),
    recount: (server, counts) => recount(db, server, counts),
    keepers: (server, message) => keepers(db, server, message),
  };
}

/** Deleted threads are known still, but nothing is gathered from them. */
async function listThreads(db: Db): Promise<readonly TrackedThread[]> {
  const rows = await db
    .select()
    .from(places)
    .where(and(isNotNull(places.thread), eq(places.gone, false)))
    .orderBy(asc(places.server), asc(places.session), asc(places.thread));
  return rows.flatMap(({ server, thread, session, kind, question, cursor }) =>
    thread === null
      ? []
      : [{ server, thread, session: String(session), kind, question: questionOrNull(question), cursor }],
  );
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
