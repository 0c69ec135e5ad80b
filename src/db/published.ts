import { and, asc, sql } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { PublishedStore } from '../core/ports/published.js';
import type { DigestKey, DigestPost, QuotedItem } from '../core/published.js';
import { forgetSettled } from './clear-server.js';
import type { Db } from './db.js';
import { isDoubted } from './doubt-digests.js';
import { addExport, exportedBy, forgetExports, listExports } from './exported-files.js';
import { holdDigest, isDigest, postFromRow, postponeDigest, settleDigest, writeQuotes } from './posted-digests.js';
import { postedDigests } from './schema.js';

/** What was published, on one database. */
export function publishedStore(db: Db): PublishedStore {
  return {
    prepareDigest: (post, quotes) => prepareDigest(db, post, quotes),
    digestPosted: (key, message) => setPosted(db, key, message),
    findDigest: (key) => findDigest(db, key),
    doubtedDigests: () => listDoubted(db),
    holdDigest: (key, holder, leaseSeconds) => holdDigest(db, key, holder, leaseSeconds),
    settleDigest: (key, holder, wanted, quotes) => settleDigest(db, key, holder, wanted, quotes),
    digestGone: (key) => setGone(db, key),
    postponeDigest: (key, holder, seconds) => postponeDigest(db, key, holder, seconds),
    forgetSettled: (server) => forgetSettled(db, server),
    addExport: (exported) => addExport(db, exported),
    exports: (server, session) => listExports(db, server, session),
    forgetExports: (exported) => forgetExports(db, exported),
    exportedBy: (by) => exportedBy(db, by),
  };
}

/** In doubt from the start: words may go between the reading of the records and this. */
async function prepareDigest(db: Db, post: Omit<DigestPost, 'message'>, quotes: readonly QuotedItem[]): Promise<void> {
  const { server, group, due, channel, zone } = post;
  const { from, to, weeks } = post.period;
  const set = { channel, from, to, weeks, zone };
  await db.transaction(async (tx) => {
    await tx
      .insert(postedDigests)
      .values({ server, group, due, ...set, wanted: 1, settled: 0 })
      .onConflictDoUpdate({
        target: [postedDigests.server, postedDigests.group, postedDigests.due],
        set: { ...set, wanted: sql`${postedDigests.wanted} + 1` },
      });
    await writeQuotes(tx, post, quotes);
  });
}

async function setPosted(db: Db, key: DigestKey, message: Id): Promise<void> {
  await db.update(postedDigests).set({ message }).where(isDigest(key));
}

async function setGone(db: Db, key: DigestKey): Promise<void> {
  await db.update(postedDigests).set({ gone: true, leaseUntil: null }).where(isDigest(key));
}

async function findDigest(db: Db, key: DigestKey): Promise<DigestPost | null> {
  const [row] = await db.select().from(postedDigests).where(isDigest(key));
  return row === undefined ? null : postFromRow(row);
}

async function listDoubted(db: Db): Promise<readonly DigestKey[]> {
  const { server, group, due, leaseUntil } = postedDigests;
  return db
    .select({ server, group, due })
    .from(postedDigests)
    .where(and(isDoubted(), sql`(${leaseUntil} is null or ${leaseUntil} <= now())`))
    .orderBy(asc(due), asc(server), asc(group));
}
