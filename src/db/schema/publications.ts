import { bigint, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { PublicationState, PublishedFile } from '../../core/publication.js';
import { idColumn, instantColumn, textColumn } from '../columns.js';

/** Files in the repository. No foreign key: a session that is erased has its file until it was taken out there. */
export const repositoryFiles = pgTable(
  'repository_files',
  {
    server: idColumn('server').notNull(),
    path: textColumn('path').notNull(),
    session: bigint('session', { mode: 'bigint' }),
    print: textColumn('print').notNull(),
    source: textColumn('source').notNull(),
    text: textColumn('text').notNull(),
    trouble: textColumn('trouble').$type<NonNullable<PublishedFile['trouble']>>(),
    where: textColumn('trouble_where').notNull(),
  },
  (table) => [primaryKey({ columns: [table.server, table.path] })],
);

/** How publishing last went. */
export const repositoryStates = pgTable(
  'repository_states',
  {
    server: idColumn('server').notNull(),
    failures: integer('failures').notNull(),
    nextTry: instantColumn('next_try'),
    reason: textColumn('reason').$type<NonNullable<PublicationState['reason']>>(),
    publishedAt: instantColumn('published_at'),
    commit: textColumn('commit_id'),
  },
  (table) => [primaryKey({ columns: [table.server] })],
);
