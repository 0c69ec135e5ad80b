import { bigint, boolean, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { idColumn } from '../columns.js';

/** Keep reactions that came or went and are still to be acted upon: written with them, so that no stop comes between. */
export const owedKeeps = pgTable(
  'owed_keeps',
  {
    server: idColumn('server').notNull(),
    message: idColumn('message').notNull(),
    user: idColumn('user_id').notNull(),
    added: boolean('added').notNull(),
    session: bigint('session', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.server, table.message, table.user, table.added] })],
);
