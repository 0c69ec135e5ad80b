import { bigint, foreignKey, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Stance } from '../../core/record.js';
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
    proposedAt: instantColumn('proposed_at').notNull(),
    // Each decision has columns of its own, so that it can be taken back without a trace in the others. One that the
    // group's votes made has an instant and nobody who made it.
    acceptedBy: idColumn('accepted_by'),
    acceptedAt: instantColumn('accepted_at'),
    supersededBy: idColumn('superseded_by'),
    supersededAt: instantColumn('superseded_at'),
    /** The number of the one that stands in its place. */
    inFavourOf: integer('in_favour_of'),
    withdrawnBy: idColumn('withdrawn_by'),
    withdrawnAt: instantColumn('withdrawn_at'),
    rewordedAt: instantColumn('reworded_at'),
    position: integer('position'),
    /** A hash of what our card shows. */
    card: textColumn('card'),
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
