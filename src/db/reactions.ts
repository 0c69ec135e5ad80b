import { and, asc, eq, min, type SQL } from 'drizzle-orm/sql';
import type { Reaction } from '../core/record.js';
import type { Db } from './db.js';
import { reactions, replies } from './schema.js';
import { notInGoneThread } from './threads.js';

/**
 * The reactions for which `which`, on both tables, holds: only those on replies that are there. Several skin tones of one
 * person are one reaction, as old as the first.
 */
export async function readReactions(tx: Db, which: SQL | undefined): Promise<readonly Reaction[]> {
  return tx
    .select({
      message: reactions.message,
      user: reactions.user,
      meaning: reactions.meaning,
      at: min(reactions.at),
    })
    .from(reactions)
    .innerJoin(replies, and(eq(replies.server, reactions.server), eq(replies.id, reactions.message)))
    .where(and(which, notInGoneThread()))
    .groupBy(reactions.message, reactions.user, reactions.meaning)
    .orderBy(asc(reactions.message), asc(reactions.user), asc(reactions.meaning));
}
