import { and, eq, inArray } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { Db } from './db.js';
import { doubtSession } from './doubt-digests.js';
import { leftOut, owedKeeps, reactions, replies, replyVersions, sessions, work } from './schema.js';
import { isStoredId } from './stored-id.js';

/**
 * Erases a session. What hangs on its row goes with it; what is written by the thousand has no foreign key and is named
 * here. Tombstones stay: they are ids and nothing else, and name no session.
 */
export async function eraseSession(db: Db, server: Id, session: string): Promise<boolean> {
  if (!isStoredId(session)) return false;
  const id = BigInt(session);
  return db.transaction(async (tx) => {
    const ofSession = and(eq(replies.server, server), eq(replies.session, id));
    const messages = tx.select({ id: replies.id }).from(replies).where(ofSession);
    for (const { server: where, message, table } of [
      { ...replyVersions, table: replyVersions },
      { ...reactions, table: reactions },
      { ...leftOut, table: leftOut },
    ]) {
      await tx.delete(table).where(and(eq(where, server), inArray(message, messages)));
    }
    await tx.delete(replies).where(ofSession);
    await tx.delete(owedKeeps).where(and(eq(owedKeeps.server, server), eq(owedKeeps.session, id)));
    await tx.delete(work).where(and(eq(work.server, server), eq(work.subject, session)));
    await doubtSession(tx, server, id);
    const gone = await tx
      .delete(sessions)
      .where(and(eq(sessions.server, server), eq(sessions.id, id)))
      .returning({ id: sessions.id });
    return gone.length > 0;
  });
}
