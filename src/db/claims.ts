import { and, asc, eq, isNull, sql } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { ClaimStore, NewClaim } from '../core/ports/claims.js';
import type { AuthorSays, Claim, Relation } from '../core/record.js';
import { searchWords } from '../core/search-words.js';
import type { Db } from './db.js';
import { doubtSession } from './doubt-digests.js';
import { harmlessText } from './harmless-text.js';
import { lockSession } from './lock-session.js';
import { claims } from './schema.js';
import { isStoredId } from './stored-id.js';

/** Kept sentences, on one database. */
export function claimStore(db: Db): ClaimStore {
  return {
    keep: (claim) => keep(db, claim),
    change: (server, session, number, change) => changeClaim(db, server, session, number, change),
    remove: (server, session, number, by, at) => removeClaim(db, server, session, number, by, at),
    ofMessage: (server, message) => claimsOfMessage(db, server, message),
  };
}

/** A claim as the core knows it. */
export function claimFromRow(row: typeof claims.$inferSelect): Claim {
  const { question, number, message, quote, before, after, repeated, keeper, keptAt, rows, columns, confirmedBy } = row;
  const { relationKind: kind, relationClaim: claim, rewordedAt, authorSaidAt, correction, answeredAt } = row;
  const relation: Relation | null = kind === null || claim === null ? null : { kind, claim };
  const words = { question, number, message, quote, before, after, repeated };
  const authorSays = authorSaidAt === null ? null : { at: authorSaidAt, correction };
  return { ...words, keeper, keptAt, rewordedAt, rows, columns, confirmedBy, relation, authorSays, answeredAt };
}

async function keep(db: Db, claim: NewClaim): Promise<{ readonly claim: Claim; readonly added: boolean }> {
  const { session: sessionText, relation, authorSays, ...rest } = claim;
  const { server, question, message } = claim;
  const session = BigInt(sessionText);
  return db.transaction(async (tx) => {
    // Whoever keeps in this session at the same time waits here, so that numbers have neither gaps nor twins.
    await lockSession(tx, server, session);
    const ofQuestion = and(eq(claims.server, server), eq(claims.session, session), eq(claims.question, question));
    const sameQuote = and(eq(claims.message, message), eq(claims.quote, harmlessText(claim.quote)));
    const [there] = await tx
      .select()
      .from(claims)
      .where(and(ofQuestion, sameQuote, isNull(claims.removedAt)));
    if (there !== undefined) return { claim: claimFromRow(there), added: false };
    const [last] = await tx
      .select({ number: sql<number>`coalesce(max(${claims.number}), 0)` })
      .from(claims)
      .where(ofQuestion);
    const number = (last?.number ?? 0) + 1;
    const [row] = await tx
      .insert(claims)
      .values({
        ...rest,
        ...quoteColumns(claim.quote),
        session,
        number,
        ...relationColumns(relation),
        ...authorColumns(authorSays),
      })
      .returning();
    if (row === undefined) throw new Error('A claim was not written');
    return { claim: claimFromRow(row), added: true };
  });
}

/** A quote with what it is found by. */
export function quoteColumns(quote: string) {
  return { quote, words: searchWords(quote) };
}

/** A relation as its columns hold it. */
export function relationColumns(relation: Relation | null) {
  return { relationKind: relation?.kind ?? null, relationClaim: relation?.claim ?? null };
}

/** What an author says of their quote, as its columns hold it. */
export function authorColumns(says: AuthorSays | null) {
  return { authorSaidAt: says?.at ?? null, correction: says?.correction ?? null };
}

/** True for one claim that is not removed, by its number as people write it; null when that is no such number. */
function isClaim(server: Id, session: string, number: string) {
  const [, question, n] = /^([0-9]{1,9})\.([0-9]{1,9})$/.exec(number) ?? [];
  if (question === undefined || n === undefined || !isStoredId(session)) return null;
  return and(
    eq(claims.server, server),
    eq(claims.session, BigInt(session)),
    eq(claims.question, Number(question)),
    eq(claims.number, Number(n)),
    isNull(claims.removedAt),
  );
}

async function changeClaim(
  db: Db,
  server: Id,
  session: string,
  number: string,
  change: Parameters<ClaimStore['change']>[3],
): Promise<Claim | null> {
  const which = isClaim(server, session, number);
  if (which === null) return null;
  const { relation, authorSays, ...rest } = change;
  const set = {
    ...rest,
    ...(change.quote === undefined ? {} : quoteColumns(change.quote)),
    ...(relation === undefined ? {} : relationColumns(relation)),
    ...(authorSays === undefined ? {} : authorColumns(authorSays)),
  };
  const [row] = await db.transaction(async (tx) => {
    if (Object.keys(set).length === 0) return tx.select().from(claims).where(which);
    const changed = await tx.update(claims).set(set).where(which).returning();
    if (change.quote !== undefined) await doubtSession(tx, server, BigInt(session));
    return changed;
  });
  return row === undefined ? null : claimFromRow(row);
}

async function removeClaim(db: Db, server: Id, session: string, number: string, by: Id, at: Date): Promise<boolean> {
  const which = isClaim(server, session, number);
  if (which === null) return false;
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(claims)
      .set({ removedBy: by, removedAt: at })
      .where(which)
      .returning({ number: claims.number });
    await doubtSession(tx, server, BigInt(session));
    return rows.length > 0;
  });
}

async function claimsOfMessage(db: Db, server: Id, message: Id) {
  if (!isStoredId(message)) return [];
  const rows = await db
    .select()
    .from(claims)
    .where(
      and(eq(claims.server, server), eq(claims.message, message), isNull(claims.confirmedBy), isNull(claims.removedAt)),
    )
    .orderBy(asc(claims.session), asc(claims.question), asc(claims.number));
  return rows.map((row) => ({ ...claimFromRow(row), session: String(row.session) }));
}
