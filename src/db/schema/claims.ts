import { boolean, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { isNotNull } from 'drizzle-orm/sql';
import type { RelationKind } from '../../core/record.js';
import { idColumn, instantColumn, textColumn, textListColumn } from '../columns.js';
import { ofSession } from './of-session.js';
import { sessions } from './sessions.js';

/** Messages that their writers, or hosts, keep out of the notes: nothing of them is kept. */
export const leftOut = pgTable(
  'left_out',
  {
    server: idColumn('server').notNull(),
    message: idColumn('message').notNull(),
    by: idColumn('left_out_by').notNull(),
    at: instantColumn('left_out_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.server, table.message] })],
);

export const claims = pgTable(
  'claims',
  {
    ...ofSession,
    question: integer('question').notNull(),
    number: integer('number').notNull(),
    message: idColumn('message').notNull(),
    quote: textColumn('quote').notNull(),
    /** What the quote is found by; always written with it. */
    words: textListColumn('words').notNull(),
    before: textColumn('before_quote').notNull(),
    after: textColumn('after_quote').notNull(),
    repeated: boolean('repeated').notNull().default(false),
    keeper: idColumn('keeper').notNull(),
    keptAt: instantColumn('kept_at').notNull(),
    rewordedAt: instantColumn('reworded_at'),
    rows: textListColumn('rows_tagged').notNull(),
    columns: textListColumn('columns_tagged').notNull(),
    confirmedBy: idColumn('confirmed_by'),
    relationKind: textColumn('relation_kind').$type<RelationKind>(),
    relationClaim: textColumn('relation_claim'),
    authorSaidAt: instantColumn('author_said_at'),
    correction: textColumn('correction'),
    answeredAt: instantColumn('answered_at'),
    /** A removed claim keeps its row, so that its number is never given again. */
    removedBy: idColumn('removed_by'),
    removedAt: instantColumn('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.session, table.question, table.number] }),
    index('claims_message').on(table.server, table.message),
    index('claims_words').using('gin', table.words),
    index('claims_newest').on(table.server, table.keptAt),
    index('claims_related').on(table.server, table.session, table.relationClaim).where(isNotNull(table.relationClaim)),
    foreignKey({
      columns: [table.server, table.session],
      foreignColumns: [sessions.server, sessions.id],
    }).onDelete('cascade'),
  ],
);
