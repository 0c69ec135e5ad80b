import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm/sql';
import type { OutsideName } from '../../core/record.js';
import { idColumn, instantColumn, textColumn } from '../columns.js';

/** The servers the bot was seen in. One that has sessions and no row, from an export, never had the bot. */
export const servers = pgTable(
  'servers',
  {
    server: idColumn('server').notNull(),
    /** When the bot was taken out; null while it is there. */
    leftAt: instantColumn('left_at'),
  },
  (table) => [primaryKey({ columns: [table.server] })],
);

export const people = pgTable(
  'people',
  {
    server: idColumn('server').notNull(),
    id: idColumn('id').notNull(),
    name: textColumn('name').notNull(),
    /** When the message was written that the name was last seen on; an older message changes nothing. */
    nameSeenAt: instantColumn('name_seen_at').notNull(),
    outside: textColumn('outside').$type<OutsideName>().notNull().default(sql`'unset'`),
  },
  (table) => [primaryKey({ columns: [table.server, table.id] })],
);
