import { foreignKey, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../columns.js';
import { ofSession } from './of-session.js';
import { sessions } from './sessions.js';

/** When somebody last pressed *Catch me up* in a session. */
export const caughtUp = pgTable(
  'caught_up',
  { ...ofSession, person: idColumn('person').notNull(), at: instantColumn('pressed_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.server, table.session, table.person] }),
    foreignKey({
      columns: [table.server, table.session],
      foreignColumns: [sessions.server, sessions.id],
    }).onDelete('cascade'),
  ],
);
