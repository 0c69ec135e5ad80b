import { and, asc, eq } from 'drizzle-orm/sql';
import type { DigestSchedule } from '../core/digest.js';
import type { Id } from '../core/ids.js';
import type { DigestStore } from '../core/ports/store.js';
import type { Db } from './db.js';
import { digestSchedules } from './schema.js';
import { notLeft } from './servers.js';

/** When each group's digest goes out, on one database. */
export function digestStore(db: Db): DigestStore {
  return {
    schedule: (server, group) => findSchedule(db, server, group),
    setSchedule: (server, group, schedule) => setSchedule(db, server, group, schedule),
    schedules: () => listSchedules(db),
  };
}

function fromRow(row: typeof digestSchedules.$inferSelect): DigestSchedule {
  const { channel, weekday, hour, zone, since } = row;
  return { channel, weekday, hour, zone, since };
}

async function findSchedule(db: Db, server: Id, group: string): Promise<DigestSchedule | null> {
  const [row] = await db
    .select()
    .from(digestSchedules)
    .where(and(eq(digestSchedules.server, server), eq(digestSchedules.group, group)));
  return row === undefined ? null : fromRow(row);
}

async function setSchedule(db: Db, server: Id, group: string, schedule: DigestSchedule): Promise<void> {
  const { channel, weekday, hour, zone, since } = schedule;
  const set = { channel, weekday, hour, zone, since };
  await db
    .insert(digestSchedules)
    .values({ server, group, ...set })
    .onConflictDoUpdate({ target: [digestSchedules.server, digestSchedules.group], set });
}

async function listSchedules(db: Db) {
  const rows = await db
    .select()
    .from(digestSchedules)
    .where(notLeft(db, digestSchedules.server))
    .orderBy(asc(digestSchedules.server), asc(digestSchedules.group));
  return rows.map((row) => ({ server: row.server, group: row.group, schedule: fromRow(row) }));
}
