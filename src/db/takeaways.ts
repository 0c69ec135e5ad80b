import { and, eq, sql } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { NewTakeaway, TakeawayKey, TakeawayStore } from '../core/ports/takeaways.js';
import type { Vote } from '../core/record.js';
import type { Db } from './db.js';
import { decideTakeaways } from './decide-takeaways.js';
import { lockSession } from './lock-session.js';
import { takeaways, takeawayVotes } from './schema.js';
import { isTakeaway, ofSession } from './takeaway-rows.js';

/** Proposed and accepted takeaways and the votes on them, on one database. */
export function takeawayStore(db: Db): TakeawayStore {
  return {
    ...decideTakeaways(db),
    propose: (takeaway, most) => propose(db, takeaway, most),
    setMessage: (server, session, number, message) => setMessage(db, { server, session, number }, message),
    vote: (server, session, number, vote) => addVote(db, server, session, number, vote),
    cards: (server, session) => readCards(db, server, session),
    setCard: (key, card) => setCard(db, key, card),
  };
}

async function propose(db: Db, takeaway: NewTakeaway, most: number | null) {
  const { server, source, proposer } = takeaway;
  const session = BigInt(takeaway.session);
  const ofThis = ofSession(server, takeaway.session);
  return db.transaction(async (tx) => {
    await lockSession(tx, server, session);
    if (source !== null) {
      const [there] = await tx
        .select({ number: takeaways.number })
        .from(takeaways)
        .where(and(ofThis, eq(takeaways.source, source)));
      if (there !== undefined) return { number: there.number, added: false };
    }
    const [counts] = await tx
      .select({
        last: sql<number>`coalesce(max(${takeaways.number}), 0)`,
        // What was withdrawn counts, or proposing and withdrawing would know no end.
        theirs: sql<number>`(count(*) filter (where ${takeaways.proposer} = ${BigInt(proposer)}))::integer`,
      })
      .from(takeaways)
      .where(ofThis);
    if (most !== null && (counts?.theirs ?? 0) >= most) return null;
    const number = (counts?.last ?? 0) + 1;
    await tx.insert(takeaways).values({ ...takeaway, session, number });
    return { number, added: true };
  });
}

async function setMessage(db: Db, key: TakeawayKey, message: Id): Promise<void> {
  const rows = await db
    .update(takeaways)
    .set({ message })
    .where(isTakeaway(key))
    .returning({ number: takeaways.number });
  if (rows.length === 0) throw new Error(`Session ${key.session} has no takeaway ${key.number}`);
}

async function addVote(db: Db, server: Id, session: string, takeaway: number, vote: Vote): Promise<void> {
  await db.insert(takeawayVotes).values({ ...vote, server, session: BigInt(session), takeaway });
}

async function readCards(db: Db, server: Id, session: string): Promise<ReadonlyMap<number, string | null>> {
  const { number, card } = takeaways;
  const rows = await db.select({ number, card }).from(takeaways).where(ofSession(server, session));
  return new Map(rows.map((row) => [row.number, row.card]));
}

async function setCard(db: Db, key: TakeawayKey, card: string): Promise<void> {
  await db.update(takeaways).set({ card }).where(isTakeaway(key));
}
