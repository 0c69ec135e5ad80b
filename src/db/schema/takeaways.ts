import { bigint, foreignKey, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Stance, TakeawayState } from '../../core/record.js';
import { idColumn, instantColumn, textColumn, textListColumn } from '../columns.js';
import { ofSession } from './of-session.js';
import { sessions } from './sessions.js';

export const takeaways = pgTable(
  'takeaways',
  {
    ...ofSession,
    number: integer('number').notNull(),
    message: idColumn('message'),
    source: idColumn('source'),
    proposer: idColumn('proposer').notNull(),
    sentence: textColumn('sentence').notNull(),
    claims: textListColumn('claims').notNull(),
    state: textColumn('state').$type<TakeawayState>().notNull(),
    proposedAt: instantColumn('proposed_at').notNull(),
    decidedBy: idColumn('decided_by'),
    decidedAt: instantColumn('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.session, table.number] }),
    uniqueIndex('takeaways_source').on(table.server, table.session, table.source),
    foreignKey({
      columns: [table.server, table.session],
      foreignColumns: [sessions.server, sessions.id],
    }).onDelete('cascade'),
  ],
);

/** Votes are only ever added; a person's newest one counts. */
export const takeawayVotes = pgTable(
  'takeaway_votes',
  {
    ...ofSession,
    takeaway: integer('takeaway').notNull(),
    id: bigint('id', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    user: idColumn('user_id').notNull(),
    stance: textColumn('stance').$type<Stance>().notNull(),
    reason: textColumn('reason'),
    at: instantColumn('voted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.session, table.takeaway, table.id] }),
    foreignKey({
      columns: [table.server, table.session, table.takeaway],
      foreignColumns: [takeaways.server, takeaways.session, takeaways.number],
    }).onDelete('cascade'),
  ],
);
