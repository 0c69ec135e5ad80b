import { bigint, boolean, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm/sql';
import { idColumn, instantColumn, textColumn, textListColumn } from '../columns.js';
import { ofSession } from './of-session.js';
import { sessions } from './sessions.js';

const ofDigest = {
  server: idColumn('server').notNull(),
  group: textColumn('group_name').notNull(),
  due: instantColumn('due').notNull(),
};

/** Digests that were posted, or are about to be, with what writing them anew needs. */
export const postedDigests = pgTable(
  'posted_digests',
  {
    ...ofDigest,
    channel: idColumn('channel').notNull(),
    message: idColumn('message'),
    from: instantColumn('from_instant').notNull(),
    /** When it fell due, or later when it waited for a wrap. */
    to: instantColumn('to_instant').notNull(),
    weeks: integer('weeks').notNull(),
    zone: textColumn('zone').notNull(),
    /** Counts reasons to look whether its words still stand, and how far that was done. */
    wanted: integer('wanted').notNull(),
    settled: integer('settled').notNull(),
    /** Its message was deleted in Discord. */
    gone: boolean('gone').notNull().default(false),
    holder: textColumn('holder'),
    leaseUntil: instantColumn('lease_until'),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.group, table.due] }),
    index('posted_digests_doubted').on(table.server).where(sql`${table.wanted} > ${table.settled}`),
  ],
);

/** Whose words a posted digest holds; the words themselves are not in it. */
export const digestQuotes = pgTable(
  'digest_quotes',
  {
    ...ofDigest,
    session: bigint('session', { mode: 'bigint' }).notNull(),
    item: textColumn('item').notNull(),
    message: idColumn('message'),
    words: textColumn('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.group, table.due, table.session, table.item] }),
    index('digest_quotes_message').on(table.server, table.message),
    index('digest_quotes_session').on(table.server, table.session),
  ],
);

/** Filled documents that people took out of the server. */
export const exportedFiles = pgTable(
  'exported_files',
  {
    ...ofSession,
    by: idColumn('exported_by').notNull(),
    /** A hash of `items`: the same words to the same person are one row. */
    print: textColumn('print').notNull(),
    at: instantColumn('exported_at').notNull(),
    file: textColumn('file').notNull(),
    /** `2.1 hash` for each kept sentence in it. */
    items: textListColumn('items').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.session, table.by, table.print] }),
    foreignKey({
      columns: [table.server, table.session],
      foreignColumns: [sessions.server, sessions.id],
    }).onDelete('cascade'),
  ],
);
