import { and, desc, eq, lte, ne, not, notExists, type SQL, sql } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { Db } from './db.js';
import { doubtServer } from './doubt-digests.js';
import * as schema from './schema.js';

const { audits, digestQuotes, postedDigests, repositoryFiles, repositoryStates, work } = schema;

/**
 * That the bot is there, and what was erased before; digests and their copies go once no word is left in them, and files of
 * the repository once they are gone from there.
 */
const STAYS: readonly object[] = [
  schema.servers,
  audits,
  digestQuotes,
  postedDigests,
  repositoryFiles,
  repositoryStates,
  work,
];

/** Erases a server that the bot stays in. Every other table is keyed by server, so that none can be forgotten here. */
export async function clearServer(db: Db, server: Id, at: Date): Promise<number> {
  const tables = Object.values(schema).filter((table) => !STAYS.includes(table));
  const otherWork = and(eq(work.server, server), ne(work.kind, 'digest'));
  return db.transaction(async (tx) => {
    await doubtServer(tx, server);
    // Counted first: what goes with a session is not counted by its deletion.
    let rows = await tx.$count(work, otherWork);
    for (const table of tables) rows += await tx.$count(table, eq(table.server, server));
    for (const table of tables) await tx.delete(table).where(eq(table.server, server));
    await tx.delete(work).where(otherWork);
    if (rows > 0) await tx.insert(audits).values({ server, kind: 'erase', at, rows });
    await forgetSettled(tx, server);
    return rows;
  });
}

/**
 * Forgets the digests posted before a server was erased, but for those that may still hold words, and who has copies;
 * gives how many are left.
 */
export async function forgetSettled(db: Db, server: Id): Promise<number> {
  const [erased] = await db
    .select({ at: audits.at })
    .from(audits)
    .where(and(eq(audits.server, server), eq(audits.kind, 'erase')))
    .orderBy(desc(audits.at))
    .limit(1);
  if (erased === undefined) return 0;
  const before = and(eq(postedDigests.server, server), lte(postedDigests.due, erased.at));
  await db.delete(postedDigests).where(and(before, not(mayHoldWords())));
  const isPosted = (group: SQL, due: SQL) => {
    const same = sql`${postedDigests.group} = ${group} and ${postedDigests.due} = ${due}`;
    return db
      .select({ one: sql`1` })
      .from(postedDigests)
      .where(and(eq(postedDigests.server, server), same));
  };
  const quoted = and(eq(digestQuotes.server, server), lte(digestQuotes.due, erased.at));
  const isQuoted = isPosted(sql`${digestQuotes.group}`, sql`${digestQuotes.due}`);
  await db.delete(digestQuotes).where(and(quoted, notExists(isQuoted)));
  const sent = and(eq(work.server, server), eq(work.kind, 'digest'), lte(work.due, erased.at));
  await db.delete(work).where(and(sent, notExists(isPosted(sql`${work.subject}`, sql`${work.due}`))));
  return db.$count(postedDigests, before);
}

/** In doubt and still there; what is about to be sent is in doubt as well. */
function mayHoldWords() {
  return sql`(${postedDigests.wanted} > ${postedDigests.settled} and not ${postedDigests.gone})`;
}
