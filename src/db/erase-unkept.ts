import { and, eq, exists, inArray, isNotNull, isNull, ne, not } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { Db } from './db.js';
import { claims, replies, replyVersions, sessions, takeaways } from './schema.js';

/** Erases what nobody kept of a session; the rows stay, so that who wrote how much is known. Gives how many lost text. */
export async function eraseUnkept(db: Db, server: Id, session: string, at: Date): Promise<number> {
  const id = BigInt(session);
  return db.transaction(async (tx) => {
    const ofSession = and(eq(replies.server, server), eq(replies.session, id));
    const claimed = tx
      .select({ message: claims.message })
      .from(claims)
      .where(and(eq(claims.server, replies.server), eq(claims.message, replies.id), isNull(claims.removedAt)));
    const taken = tx
      .select({ source: takeaways.source })
      .from(takeaways)
      .where(and(eq(takeaways.server, replies.server), eq(takeaways.source, replies.id)));
    const messages = tx.select({ id: replies.id }).from(replies).where(ofSession);
    await tx
      .delete(replyVersions)
      .where(and(eq(replyVersions.server, server), inArray(replyVersions.message, messages)));
    await tx
      .update(claims)
      .set({ quote: '', words: [], before: '', after: '' })
      .where(and(eq(claims.server, server), eq(claims.session, id), isNotNull(claims.removedAt)));
    const erased = await tx
      .update(replies)
      .set({ text: '' })
      .where(and(ofSession, ne(replies.text, ''), not(exists(claimed)), not(exists(taken))))
      .returning({ id: replies.id });
    await tx
      .update(sessions)
      .set({ textErasedAt: at })
      .where(and(eq(sessions.server, server), eq(sessions.id, id)));
    return erased.length;
  });
}
