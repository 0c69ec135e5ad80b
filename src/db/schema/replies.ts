import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { ReactionMeaning, ReplyKind } from '../../core/replies.js';
import { idColumn, instantColumn, textColumn } from '../columns.js';

// Replies, versions, tombstones and reactions are written by the thousand, so no foreign key is checked for each row.

export const replies = pgTable(
  'replies',
  {
    server: idColumn('server').notNull(),
    id: idColumn('id').notNull(),
    thread: idColumn('thread').notNull(),
    session: bigint('session', { mode: 'bigint' }).notNull(),
    question: integer('question'),
    author: idColumn('author').notNull(),
    authorName: textColumn('author_name').notNull(),
    kind: textColumn('kind').$type<ReplyKind>().notNull(),
    text: textColumn('text').notNull(),
    postedAt: instantColumn('posted_at').notNull(),
    editedAt: instantColumn('edited_at'),
    replyTo: idColumn('reply_to'),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.id] }),
    index('replies_session').on(table.server, table.session),
    index('replies_thread').on(table.server, table.thread, table.id),
  ],
);

/** Versions of replies other than the newest, known by when their author wrote them. */
export const replyVersions = pgTable(
  'reply_versions',
  {
    server: idColumn('server').notNull(),
    message: idColumn('message').notNull(),
    since: instantColumn('since').notNull(),
    kind: textColumn('kind').$type<ReplyKind>().notNull(),
    text: textColumn('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.server, table.message, table.since] })],
);

/** Deleted messages: their ids and nothing else. */
export const tombstones = pgTable(
  'tombstones',
  { server: idColumn('server').notNull(), message: idColumn('message').notNull() },
  (table) => [primaryKey({ columns: [table.server, table.message] })],
);

/** One person may react with several skin tones of one emoji, and take each back alone: the emoji is part of the key. */
export const reactions = pgTable(
  'reactions',
  {
    server: idColumn('server').notNull(),
    message: idColumn('message').notNull(),
    user: idColumn('user_id').notNull(),
    emoji: textColumn('emoji').notNull(),
    meaning: textColumn('meaning').$type<ReactionMeaning>().notNull(),
    at: instantColumn('at'),
  },
  (table) => [primaryKey({ columns: [table.server, table.message, table.user, table.emoji] })],
);
