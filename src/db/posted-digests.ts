import { and, eq, sql } from 'drizzle-orm/sql';
import type { DigestKey, DigestPost, DoubtedDigest, QuotedItem } from '../core/published.js';
import type { Db } from './db.js';
import { isDoubted } from './doubt-digests.js';
import { digestQuotes, postedDigests } from './schema.js';
import { storedId } from './stored-id.js';
import { unnest } from './unnest.js';

/** A condition: this posted digest. */
export function isDigest({ server, group, due }: DigestKey) {
  return and(eq(postedDigests.server, server), eq(postedDigests.group, group), eq(postedDigests.due, due));
}

/** A posted digest as the core knows it. */
export function postFromRow(row: typeof postedDigests.$inferSelect): DigestPost {
  const { server, group, due, channel, message, from, to, weeks, zone } = row;
  return { server, group, due, channel, message, zone, period: { from, to, weeks } };
}

function isQuoteOf({ server, group, due }: DigestKey) {
  return and(eq(digestQuotes.server, server), eq(digestQuotes.group, group), eq(digestQuotes.due, due));
}

/** Replaces what a digest is known to hold. */
export async function writeQuotes(tx: Db, key: DigestKey, quotes: readonly QuotedItem[]): Promise<void> {
  await tx.delete(digestQuotes).where(isQuoteOf(key));
  if (quotes.length === 0) return;
  const rows = unnest([
    { type: 'bigint', values: quotes.map(({ session }) => session) },
    { type: 'text', values: quotes.map(({ item }) => item) },
    { type: 'bigint', values: quotes.map(({ message }) => message) },
    { type: 'text', values: quotes.map(({ words }) => words) },
  ]);
  const { server, group, due } = key;
  await tx
    .insert(digestQuotes)
    .select(sql`select ${storedId(server)}::bigint, ${group}::text, ${due.toISOString()}::timestamptz, * from ${rows}`);
}

/**
 * One statement decides who looks, as with all one-time work. What took words away before it is seen in the records
 * read after it; what comes later raises `wanted` again.
 */
export async function holdDigest(
  db: Db,
  key: DigestKey,
  holder: string,
  leaseSeconds: number,
): Promise<DoubtedDigest | null> {
  const { leaseUntil, holder: by } = postedDigests;
  const [row] = await db
    .update(postedDigests)
    .set({ holder, leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds}::double precision)` })
    .where(and(isDigest(key), isDoubted(), sql`(${leaseUntil} is null or ${leaseUntil} <= now() or ${by} = ${holder})`))
    .returning();
  if (row === undefined) return null;
  const quotes = await db.select().from(digestQuotes).where(isQuoteOf(key));
  return {
    ...postFromRow(row),
    wanted: row.wanted,
    quotes: quotes.map(({ session, item, message, words }) => ({ session: String(session), item, message, words })),
  };
}

/** Who lost it meanwhile may have written older words over newer ones, so that it must be looked into once more. */
export async function settleDigest(
  db: Db,
  key: DigestKey,
  holder: string,
  wanted: number,
  quotes: readonly QuotedItem[] | null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(postedDigests)
      .set({ settled: wanted, leaseUntil: null })
      .where(and(isDigest(key), eq(postedDigests.holder, holder)))
      .returning({ wanted: postedDigests.wanted });
    if (row === undefined) {
      await tx
        .update(postedDigests)
        .set({ wanted: sql`${postedDigests.wanted} + 1` })
        .where(isDigest(key));
      return true;
    }
    if (quotes !== null) await writeQuotes(tx, key, quotes);
    return row.wanted > wanted;
  });
}

/** Keeps it from everybody for a while. */
export async function postponeDigest(db: Db, key: DigestKey, holder: string, seconds: number): Promise<void> {
  await db
    .update(postedDigests)
    .set({ leaseUntil: sql`now() + make_interval(secs => ${seconds}::double precision)` })
    .where(and(isDigest(key), eq(postedDigests.holder, holder)));
}
