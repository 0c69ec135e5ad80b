import { foreignKey, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../columns.js';
import { replies } from './replies.js';

/** Which replies are notes of what was said: who took them down, and when the person who spoke confirmed them. */
export const notes = pgTable(
  'notes',
  {
    server: idColumn('server').notNull(),
    message: idColumn('message').notNull(),
    by: idColumn('noted_by').notNull(),
    confirmedAt: instantColumn('confirmed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.message] }),
    foreignKey({ columns: [table.server, table.message], foreignColumns: [replies.server, replies.id] }).onDelete(
      'cascade',
    ),
  ],
);
