import { and, asc, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { Db } from './db.js';
import { digestQuotes, postedDigests } from './schema.js';
import { keyIn, type MessageKey } from './unnest.js';

// Called in the transaction that takes the words away, so that neither can be without the other.

/** Puts every digest in doubt that holds words of these messages; one statement where there is none. */
export async function doubtMessages(tx: Db, messages: readonly MessageKey[]): Promise<void> {
  if (messages.length === 0) return;
  await doubt(tx, keyIn(digestQuotes.server, digestQuotes.message, messages));
}

/** The same for all that holds words of a session. */
export async function doubtSession(tx: Db, server: Id, session: bigint): Promise<void> {
  await doubt(tx, and(eq(digestQuotes.server, server), eq(digestQuotes.session, session)));
}

/** The same for everything posted in a server: a name may stand inside anybody's words. */
export async function doubtServer(tx: Db, server: Id): Promise<void> {
  await doubt(tx, eq(digestQuotes.server, server));
}

async function doubt(tx: Db, which: SQL | undefined): Promise<void> {
  const sameDigest = and(
    eq(digestQuotes.server, postedDigests.server),
    eq(digestQuotes.group, postedDigests.group),
    eq(digestQuotes.due, postedDigests.due),
  );
  const held = tx.select({ one: sql`1` }).from(digestQuotes).where(and(sameDigest, which));
  const { server, group, due } = postedDigests;
  // Locked in one order for all: two batches that touch the same digests follow each other.
  const found = await tx
    .select({ server, group, due })
    .from(postedDigests)
    .where(and(eq(postedDigests.gone, false), exists(held)))
    .orderBy(asc(server), asc(group), asc(due))
    .for('no key update');
  for (const key of found) {
    await tx
      .update(postedDigests)
      .set({ wanted: sql`${postedDigests.wanted} + 1` })
      .where(and(eq(server, key.server), eq(group, key.group), eq(due, key.due)));
  }
}

/** A condition: sent, still there, and with reasons to look that nobody followed yet. */
export function isDoubted(): SQL | undefined {
  return and(
    isNotNull(postedDigests.message),
    eq(postedDigests.gone, false),
    sql`${postedDigests.wanted} > ${postedDigests.settled}`,
  );
}
