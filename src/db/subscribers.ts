import { and, asc, eq, lte, notExists, sql } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { SubscriberStore } from '../core/ports/subscribers.js';
import type { Db } from './db.js';
import { digestSubscribers, work } from './schema.js';

/** Who gets digests as direct messages, on one database. */
export function subscriberStore(db: Db): SubscriberStore {
  const isOne = (server: Id, group: string, person: Id) =>
    and(eq(digestSubscribers.server, server), eq(digestSubscribers.group, group), eq(digestSubscribers.person, person));
  return {
    add: async (server, group, person, since) => {
      const added = await db
        .insert(digestSubscribers)
        .values({ server, group, person, since })
        .onConflictDoNothing()
        .returning({ person: digestSubscribers.person });
      return added.length > 0;
    },
    remove: async (server, group, person) => {
      const removed = await db
        .delete(digestSubscribers)
        .where(isOne(server, group, person))
        .returning({ person: digestSubscribers.person });
      return removed.length > 0;
    },
    waiting: (server, group, due) => waiting(db, server, group, due),
  };
}

async function waiting(db: Db, server: Id, group: string, due: Date): Promise<readonly Id[]> {
  const done = db
    .select({ state: work.state })
    .from(work)
    .where(
      and(
        eq(work.server, server),
        eq(work.kind, 'digest'),
        eq(work.subject, group),
        eq(work.target, sql`${digestSubscribers.person}::text`),
        eq(work.due, due),
        eq(work.state, 'done'),
      ),
    );
  const rows = await db
    .select({ person: digestSubscribers.person })
    .from(digestSubscribers)
    .where(
      and(
        eq(digestSubscribers.server, server),
        eq(digestSubscribers.group, group),
        lte(digestSubscribers.since, due),
        notExists(done),
      ),
    )
    .orderBy(asc(digestSubscribers.person));
  return rows.map(({ person }) => person);
}
