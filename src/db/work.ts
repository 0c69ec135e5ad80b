import { and, asc, desc, eq, ne, sql } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { WorkStore } from '../core/ports/work.js';
import type { Work, WorkKey } from '../core/work.js';
import type { Db } from './db.js';
import { work } from './schema.js';

/** One-time work, on one database. */
export function workStore(db: Db): WorkStore {
  return {
    claim: (key, holder, leaseSeconds) => claim(db, key, holder, leaseSeconds),
    acting: (key, holder) => acting(db, key, holder),
    done: (key, holder, result) => done(db, key, holder, result),
    release: (key, holder) => release(db, key, holder),
    forget: (key) => forget(db, key),
    find: (key) => findWork(db, key),
    allDone: (server, kind, subject) => allDone(db, server, kind, subject),
    lastDone: (server, kind, subject, target) => lastDone(db, server, kind, subject, target),
  };
}

function workFromRow(row: typeof work.$inferSelect): Work {
  const { server, kind, subject, target, due, state, begunBefore, channel, message } = row;
  return { server, kind, subject, target, due, state, begunBefore, channel, message };
}

function isWork(key: WorkKey) {
  return and(
    eq(work.server, key.server),
    eq(work.kind, key.kind),
    eq(work.subject, key.subject),
    eq(work.target, key.target),
    eq(work.due, key.due),
  );
}

/**
 * One statement decides who acts: whoever gets the row back. Two that ask at once are put in order by the row's lock,
 * and the second sees the first one's lease. All lease times are the database's, so that clocks of processes need not agree.
 */
async function claim(db: Db, key: WorkKey, holder: string, leaseSeconds: number): Promise<Work | null> {
  const { server, kind, subject, target, due } = key;
  const leaseUntil = sql`now() + make_interval(secs => ${leaseSeconds}::double precision)`;
  const free = sql`(${work.leaseUntil} is null or ${work.leaseUntil} <= now() or ${work.holder} = ${holder})`;
  const [row] = await db
    .insert(work)
    .values({
      server,
      kind,
      subject,
      target,
      due,
      state: 'claimed',
      holder,
      leaseSeconds,
      leaseUntil,
      begunBefore: false,
    })
    .onConflictDoUpdate({
      target: [work.server, work.kind, work.subject, work.target, work.due],
      set: {
        state: 'claimed',
        holder,
        leaseSeconds,
        leaseUntil,
        begunBefore: sql`${work.begunBefore} or ${work.state} = 'acting'`,
      },
      setWhere: sql`${work.state} <> 'done' and ${free}`,
    })
    .returning();
  return row === undefined ? null : workFromRow(row);
}

/** A holder whose row was taken over meanwhile must not act, so this is an error and not a silent nothing. */
async function acting(db: Db, key: WorkKey, holder: string): Promise<void> {
  const leaseUntil = sql`now() + make_interval(secs => ${work.leaseSeconds})`;
  const rows = await db
    .update(work)
    .set({ state: 'acting', leaseUntil })
    .where(and(isWork(key), eq(work.holder, holder), ne(work.state, 'done')))
    .returning({ state: work.state });
  if (rows.length === 0) throw lost(key);
}

async function done(
  db: Db,
  key: WorkKey,
  holder: string,
  result: { readonly channel: Id; readonly message: Id } | null,
): Promise<void> {
  const rows = await db
    .update(work)
    .set({ state: 'done', leaseUntil: null, channel: result?.channel ?? null, message: result?.message ?? null })
    .where(and(isWork(key), eq(work.holder, holder)))
    .returning({ state: work.state });
  if (rows.length === 0) throw lost(key);
}

function lost(key: WorkKey): Error {
  return new Error(`The work ${key.kind} ${key.subject} ${key.target} is no longer held: another process took it over`);
}

/** Keeps the state, so that the next holder knows whether the act had begun. */
async function release(db: Db, key: WorkKey, holder: string): Promise<void> {
  await db
    .update(work)
    .set({ leaseUntil: null })
    .where(and(isWork(key), eq(work.holder, holder), ne(work.state, 'done')));
}

/** Ends every lease: for a database that no other process can be working on. */
export async function freeAllWork(db: Db): Promise<void> {
  await db.update(work).set({ leaseUntil: null }).where(ne(work.state, 'done'));
}

async function forget(db: Db, key: WorkKey): Promise<void> {
  await db.delete(work).where(isWork(key));
}

async function findWork(db: Db, key: WorkKey): Promise<Work | null> {
  const [row] = await db.select().from(work).where(isWork(key));
  return row === undefined ? null : workFromRow(row);
}

async function allDone(db: Db, server: Id, kind: WorkKey['kind'], subject: string): Promise<readonly Work[]> {
  const rows = await db
    .select()
    .from(work)
    .where(and(eq(work.server, server), eq(work.kind, kind), eq(work.subject, subject), eq(work.state, 'done')))
    .orderBy(asc(work.due));
  return rows.map(workFromRow);
}

async function lastDone(
  db: Db,
  server: Id,
  kind: WorkKey['kind'],
  subject: string,
  target: string,
): Promise<Work | null> {
  const [row] = await db
    .select()
    .from(work)
    .where(
      and(
        eq(work.server, server),
        eq(work.kind, kind),
        eq(work.subject, subject),
        eq(work.target, target),
        eq(work.state, 'done'),
      ),
    )
    .orderBy(desc(work.due))
    .limit(1);
  return row === undefined ? null : workFromRow(row);
}
