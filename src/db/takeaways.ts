import { and, eq, inArray, sql } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { NewTakeaway, TakeawayStore } from '../core/ports/store.js';
import type { TakeawayState, Vote } from '../core/record.js';
import type { Db } from './db.js';
import { doubtSession } from './doubt-digests.js';
import { lockSession } from './lock-session.js';
import { takeaways, takeawayVotes } from './schema.js';

/** From which states a decision may come; a withdrawn takeaway stays withdrawn. */
const ALLOWED: Readonly<Record<'accepted' | 'withdrawn', readonly TakeawayState[]>> = {
  accepted: ['proposed'],
  withdrawn: ['proposed', 'accepted'],
};

/** Proposed and accepted takeaways and the votes on them, on one database. */
export function takeawayStore(db: Db): TakeawayStore {
  return {
    propose: (takeaway) => propose(db, takeaway),
    setMessage: (server, session, number, message) => setMessage(db, server, session, number, message),
    vote: (server, session, number, vote) => addVote(db, server, session, number, vote),
    decide: (server, session, number, state, by, at) => decide(db, { server, session, number }, state, by, at),
  };
}

function isTakeaway(server: Id, session: string, number: number) {
  return and(eq(takeaways.server, server), eq(takeaways.session, BigInt(session)), eq(takeaways.number, number));
}

async function propose(db: Db, takeaway: NewTakeaway): Promise<{ readonly number: number; readonly added: boolean }> {
  const { server, source } = takeaway;
  const session = BigInt(takeaway.session);
  const ofSession = and(eq(takeaways.server, server), eq(takeaways.session, session));
  return db.transaction(async (tx) => {
    await lockSession(tx, server, session);
    if (source !== null) {
      const [there] = await tx
        .select({ number: takeaways.number })
        .from(takeaways)
        .where(and(ofSession, eq(takeaways.source, source)));
      if (there !== undefined) return { number: there.number, added: false };
    }
    const [last] = await tx
      .select({ number: sql<number>`coalesce(max(${takeaways.number}), 0)` })
      .from(takeaways)
      .where(ofSession);
    const number = (last?.number ?? 0) + 1;
    await tx.insert(takeaways).values({ ...takeaway, session, number, state: 'proposed' });
    return { number, added: true };
  });
}

async function setMessage(db: Db, server: Id, session: string, number: number, message: Id): Promise<void> {
  const rows = await db
    .update(takeaways)
    .set({ message })
    .where(isTakeaway(server, session, number))
    .returning({ number: takeaways.number });
  if (rows.length === 0) throw new Error(`Session ${session} has no takeaway ${number}`);
}

async function addVote(db: Db, server: Id, session: string, takeaway: number, vote: Vote): Promise<void> {
  await db.insert(takeawayVotes).values({ ...vote, server, session: BigInt(session), takeaway });
}

async function decide(
  db: Db,
  which: { readonly server: Id; readonly session: string; readonly number: number },
  state: 'accepted' | 'withdrawn',
  by: Id,
  at: Date,
): Promise<boolean> {
  const { server, session, number } = which;
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(takeaways)
      .set({ state, decidedBy: by, decidedAt: at })
      .where(and(isTakeaway(server, session, number), inArray(takeaways.state, [...ALLOWED[state]])))
      .returning({ number: takeaways.number });
    if (state === 'withdrawn') await doubtSession(tx, server, BigInt(session));
    return rows.length > 0;
  });
}
