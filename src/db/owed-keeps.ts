import { and, asc, eq, exists, ne, sql } from 'drizzle-orm/sql';
import type { KeepChange } from '../core/ports/replies.js';
import { chunks } from './chunks.js';
import type { Db } from './db.js';
import { owedKeeps, reactions } from './schema.js';
import { notLeft } from './servers.js';

/** A statement has room for 65,535 values. */
const ROWS_AT_ONCE = 5_000;

/** More than a bot that was stopped can have left behind. */
const MOST = 10_000;

/** Remembers, in the transaction that stores the reactions, that they are to be acted upon. */
export async function oweKeeps(tx: Db, keeps: readonly KeepChange[]): Promise<void> {
  for (const some of chunks(keeps, ROWS_AT_ONCE)) {
    const rows = some.map((keep) => ({ ...keep, session: BigInt(keep.session) }));
    await tx.insert(owedKeeps).values(rows).onConflictDoNothing();
  }
}

/** This one has been acted upon. */
export async function settleKeep(db: Db, { server, message, user, added }: KeepChange): Promise<void> {
  const { server: where, message: which, user: who, added: how } = owedKeeps;
  await db.delete(owedKeeps).where(and(eq(where, server), eq(which, message), eq(who, user), eq(how, added)));
}

/**
 * What was stored and not acted upon before a stop, except in servers that were left. Of a reaction that came and went
 * only how it stands now is told; the rest is settled.
 */
export async function listOwedKeeps(db: Db): Promise<readonly KeepChange[]> {
  const isThere = exists(
    db
      .select({ user: reactions.user })
      .from(reactions)
      .where(
        and(
          eq(reactions.server, owedKeeps.server),
          eq(reactions.message, owedKeeps.message),
          eq(reactions.user, owedKeeps.user),
          eq(reactions.meaning, 'keep'),
        ),
      ),
  );
  return db.transaction(async (tx) => {
    await tx.delete(owedKeeps).where(ne(owedKeeps.added, sql`${isThere}`));
    const rows = await tx
      .select()
      .from(owedKeeps)
      .where(notLeft(db, owedKeeps.server))
      .orderBy(asc(owedKeeps.server), asc(owedKeeps.message), asc(owedKeeps.user))
      .limit(MOST);
    return rows.map((row) => ({ ...row, session: String(row.session) }));
  });
}
