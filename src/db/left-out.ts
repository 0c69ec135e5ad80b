import { alias } from 'drizzle-orm/pg-core';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { LeftOut, LeftOutStore } from '../core/ports/left-out.js';
import { claimNumber } from '../core/record.js';
import { isClaimNumber } from './claim-key.js';
import type { Db } from './db.js';
import { claims, leftOut, replies } from './schema.js';
import { isStoredId } from './stored-id.js';

/** What people keep out of the notes, on one database. */
export function leftOutStore(db: Db): LeftOutStore {
  return {
    ofMessage: (server, message) => findLeftOut(db, server, message),
    leaveOut: async (server, message, by, at) => {
      await db.insert(leftOut).values({ server, message, by, at }).onConflictDoNothing();
    },
    letIn: (server, message) => letIn(db, server, message),
    removal: (server, session, number) => findRemoval(db, server, session, number),
    restore: (server, session, number) => restore(db, server, session, number),
  };
}

async function findLeftOut(db: Db, server: Id, message: Id): Promise<LeftOut> {
  if (!isStoredId(message)) return { by: null, quotes: [] };
  const [whole] = await db
    .select({ by: leftOut.by })
    .from(leftOut)
    .where(and(eq(leftOut.server, server), eq(leftOut.message, message)));
  const quotes = await db
    .select({ quote: claims.quote, before: claims.before, after: claims.after, repeated: claims.repeated })
    .from(claims)
    .innerJoin(replies, and(eq(replies.server, claims.server), eq(replies.id, claims.message)))
    .where(and(eq(claims.server, server), eq(claims.message, message), eq(claims.removedBy, replies.author)));
  return { by: whole?.by ?? null, quotes };
}

/** Claims removed by the same person at the same instant went because the message did. */
async function letIn(db: Db, server: Id, message: Id): Promise<readonly string[]> {
  if (!isStoredId(message)) return [];
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(leftOut)
      .where(and(eq(leftOut.server, server), eq(leftOut.message, message)))
      .returning();
    if (gone === undefined) return [];
    const rows = await tx
      .update(claims)
      .set({ removedBy: null, removedAt: null })
      .where(
        and(
          eq(claims.server, server),
          eq(claims.message, message),
          eq(claims.removedBy, gone.by),
          eq(claims.removedAt, gone.at),
        ),
      )
      .returning({ question: claims.question, number: claims.number });
    return rows.map(claimNumber).sort();
  });
}

async function findRemoval(db: Db, server: Id, session: string, number: string) {
  const which = isClaimNumber(server, session, number);
  if (which === null) return null;
  const [row] = await db
    .select({ by: claims.removedBy, message: claims.message })
    .from(claims)
    .where(and(which, isNotNull(claims.removedAt)));
  return row?.by == null ? null : { by: row.by, message: row.message };
}

async function restore(db: Db, server: Id, session: string, number: string): Promise<boolean> {
  const which = isClaimNumber(server, session, number);
  if (which === null) return false;
  const other = alias(claims, 'other');
  const twin = db
    .select({ number: other.number })
    .from(other)
    .where(
      and(
        eq(other.server, claims.server),
        eq(other.session, claims.session),
        eq(other.message, claims.message),
        eq(other.quote, claims.quote),
        isNull(other.removedAt),
      ),
    );
  const rows = await db
    .update(claims)
    .set({ removedBy: null, removedAt: null })
    .where(and(which, isNotNull(claims.removedAt), sql`not exists (${twin})`))
    .returning({ number: claims.number });
  return rows.length > 0;
}
