import { bigint, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, textColumn } from '../columns.js';

/** That something was erased, when and how much: not whose, and nothing of it. */
export const audits = pgTable(
  'audits',
  {
    server: idColumn('server').notNull(),
    id: bigint('id', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    kind: textColumn('kind').$type<'forget' | 'erase'>().notNull(),
    at: instantColumn('at').notNull(),
    rows: integer('rows').notNull(),
  },
  (table) => [primaryKey({ columns: [table.server, table.id] })],
);
