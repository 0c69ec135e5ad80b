import { boolean, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import type { WorkKey, WorkState } from '../../core/work.js';
import { idColumn, instantColumn, textColumn } from '../columns.js';

export const digestSchedules = pgTable(
  'digest_schedules',
  {
    server: idColumn('server').notNull(),
    group: textColumn('group_name').notNull(),
    channel: idColumn('channel').notNull(),
    weekday: smallint('weekday').notNull(),
    hour: smallint('hour').notNull(),
    zone: textColumn('zone').notNull(),
    since: instantColumn('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.server, table.group] })],
);

/** One-time work: `claimed → acting → done`. Lease times are the database's own. */
export const work = pgTable(
  'work',
  {
    server: idColumn('server').notNull(),
    kind: textColumn('kind').$type<WorkKey['kind']>().notNull(),
    subject: textColumn('subject').notNull(),
    target: textColumn('target').notNull(),
    due: instantColumn('due').notNull(),
    state: textColumn('state').$type<WorkState>().notNull(),
    holder: textColumn('holder').notNull(),
    leaseSeconds: integer('lease_seconds').notNull(),
    /** Null when the holder gave it back. */
    leaseUntil: instantColumn('lease_until'),
    begunBefore: boolean('begun_before').notNull(),
    channel: idColumn('channel'),
    message: idColumn('message'),
  },
  (table) => [primaryKey({ columns: [table.server, table.kind, table.subject, table.target, table.due] })],
);
