import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, textColumn } from '../columns.js';

/** Who asked for a group's digest as a direct message. */
export const digestSubscribers = pgTable(
  'digest_subscribers',
  {
    server: idColumn('server').notNull(),
    group: textColumn('group_name').notNull(),
    person: idColumn('person').notNull(),
    since: instantColumn('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.server, table.group, table.person] })],
);
