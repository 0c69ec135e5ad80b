import { and, eq } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { TakeawayKey, TakeawayStore } from '../core/ports/takeaways.js';
import type { Takeaway, TakeawayState } from '../core/record.js';
import { type Decision, takeawayState } from '../core/takeaways.js';
import type { Db } from './db.js';
import { doubtSession } from './doubt-digests.js';
import { lockSession } from './lock-session.js';
import { takeaways } from './schema.js';
import { decidedFromRow, isTakeaway, ofSession } from './takeaway-rows.js';

type Deciding = Pick<TakeawayStore, 'accept' | 'withdraw' | 'decision' | 'takeBack' | 'reword' | 'arrange'>;

/** What is decided about takeaways. Each goes by the state in which the session's lock finds them. */
export function decideTakeaways(db: Db): Deciding {
  return {
    accept: (key, decision, inPlaceOf) => accept(db, key, decision, inPlaceOf),
    withdraw: (key, { by, at }) =>
      deciding(db, key, async (tx, stateOf) => {
        const state = stateOf(key.number);
        if (state === null || state === 'withdrawn') return false;
        await set(tx, key, { withdrawnBy: by, withdrawnAt: at });
        await doubtSession(tx, key.server, BigInt(key.session));
        return true;
      }),
    decision: (key) => readDecision(db, key),
    takeBack: (key, state) => takeBack(db, key, state),
    reword: (key, words, at) => reword(db, key, words, at),
    arrange: (server, session, numbers) => arrange(db, server, session, numbers),
  };
}

type StateOf = (number: number) => TakeawayState | null;

async function deciding(
  db: Db,
  { server, session }: TakeawayKey,
  decide: (tx: Db, stateOf: StateOf) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await isThere(tx, server, session))) return false;
    await lockSession(tx, server, BigInt(session));
    const all = (await tx.select().from(takeaways).where(ofSession(server, session))).map(decidedFromRow);
    return decide(tx, (number) => {
      const one = all.find((each) => each.number === number);
      return one === undefined ? null : takeawayState(one, all).state;
    });
  });
}

/** Whether this server has a takeaway of that session at all: another server's is not locked either. */
async function isThere(tx: Db, server: Id, session: string): Promise<boolean> {
  const rows = await tx.select({ number: takeaways.number }).from(takeaways).where(ofSession(server, session)).limit(1);
  return rows.length > 0;
}

async function set(tx: Db, key: TakeawayKey, values: Partial<typeof takeaways.$inferInsert>): Promise<void> {
  await tx.update(takeaways).set(values).where(isTakeaway(key));
}

function accept(db: Db, key: TakeawayKey, { by, at }: Decision, inPlaceOf: number | null): Promise<boolean> {
  return deciding(db, key, async (tx, stateOf) => {
    if (stateOf(key.number) !== 'proposed') return false;
    if (inPlaceOf !== null) {
      const other = stateOf(inPlaceOf);
      if (inPlaceOf === key.number || (other !== 'proposed' && other !== 'accepted')) return false;
      const superseded = { supersededBy: by, supersededAt: at, inFavourOf: key.number };
      await set(tx, { ...key, number: inPlaceOf }, superseded);
    }
    // One that was superseded by something that does not hold any more stands for itself again.
    const free = { supersededBy: null, supersededAt: null, inFavourOf: null };
    await set(tx, key, { acceptedBy: by, acceptedAt: at, ...free });
    return true;
  });
}

async function readDecision(db: Db, { server, session, number }: TakeawayKey) {
  const all = (await db.select().from(takeaways).where(ofSession(server, session))).map(decidedFromRow);
  const one = all.find((each) => each.number === number);
  if (one === undefined) return null;
  const { state } = takeawayState(one, all);
  const decision = state === 'proposed' ? null : one[state];
  return decision && { state, by: decision.by, at: decision.at };
}

/** Whose words stood because of it may be in digests, so that these are looked into. */
function takeBack(db: Db, key: TakeawayKey, state: TakeawayState): Promise<boolean> {
  return deciding(db, key, async (tx, stateOf) => {
    if (stateOf(key.number) !== state || state === 'proposed') return false;
    if (state === 'withdrawn') await set(tx, key, { withdrawnBy: null, withdrawnAt: null });
    if (state === 'superseded') await set(tx, key, { supersededBy: null, supersededAt: null, inFavourOf: null });
    if (state === 'accepted') await unaccept(tx, key);
    await doubtSession(tx, key.server, BigInt(key.session));
    return true;
  });
}

async function unaccept(tx: Db, key: TakeawayKey): Promise<void> {
  await set(tx, key, { acceptedBy: null, acceptedAt: null, position: null });
  await tx
    .update(takeaways)
    .set({ supersededBy: null, supersededAt: null, inFavourOf: null })
    .where(and(ofSession(key.server, key.session), eq(takeaways.inFavourOf, key.number)));
}

function reword(
  db: Db,
  key: TakeawayKey,
  { sentence, claims }: Pick<Takeaway, 'sentence' | 'claims'>,
  at: Date,
): Promise<boolean> {
  return deciding(db, key, async (tx, stateOf) => {
    const state = stateOf(key.number);
    if (state === null || state === 'withdrawn') return false;
    if (state === 'accepted') await unaccept(tx, key);
    await set(tx, key, { sentence, claims, rewordedAt: at });
    await doubtSession(tx, key.server, BigInt(key.session));
    return true;
  });
}

async function arrange(db: Db, server: Id, session: string, numbers: readonly number[]): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isThere(tx, server, session))) return;
    await lockSession(tx, server, BigInt(session));
    await tx.update(takeaways).set({ position: null }).where(ofSession(server, session));
    for (const [index, number] of numbers.entries())
      await set(tx, { server, session, number }, { position: index + 1 });
  });
}
