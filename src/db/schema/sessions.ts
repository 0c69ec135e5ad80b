import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../core/document/session.js';
import type { ThreadTrouble } from '../../core/gathering-trouble.js';
import { AGREE, KEEP } from '../../core/replies.js';
import type { PlaceKind, SectionName, SessionState } from '../../core/sessions.js';
import { bytesColumn, idColumn, instantColumn, textColumn, textListColumn } from '../columns.js';
import { ofSession } from './of-session.js';

export const sessions = pgTable(
  'sessions',
  {
    server: idColumn('server').notNull(),
    id: bigint('id', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    group: textColumn('group_name').notNull(),
    slug: textColumn('slug').notNull(),
    title: textColumn('title').notNull(),
    file: textColumn('file').notNull(),
    language: textColumn('language').$type<Language>().notNull(),
    state: textColumn('state').$type<SessionState>().notNull(),
    loadedBy: idColumn('loaded_by').notNull(),
    /** Further people who host it. */
    hosts: textListColumn('hosts').notNull().default([]),
    speaker: idColumn('speaker'),
    /** The speaker asked for one direct message about what is open for them. */
    writeToSpeaker: boolean('write_to_speaker').notNull().default(false),
    channel: idColumn('channel'),
    postingTo: idColumn('posting_to'),
    /** When and where it is to be posted by itself; null for no such plan. */
    plannedAt: instantColumn('planned_at'),
    plannedTo: idColumn('planned_to'),
    /** So many questions are open while they are opened one a day; null for all. */
    openUpTo: integer('open_up_to'),
    postedAt: instantColumn('posted_at'),
    closedAt: instantColumn('closed_at'),
    /** When the text of replies that nobody kept was erased; null for never. */
    textErasedAt: instantColumn('text_erased_at'),
    keepEmoji: textColumn('keep_emoji').notNull().default(KEEP),
    agreeEmoji: textColumn('agree_emoji').notNull().default(AGREE),
    /** The adopted document; null while there is only a draft. */
    source: bytesColumn('source'),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.id] }),
    unique('sessions_slug').on(table.server, table.group, table.slug),
  ],
);

export const sessionDrafts = pgTable(
  'session_drafts',
  {
    ...ofSession,
    title: textColumn('title').notNull(),
    file: textColumn('file').notNull(),
    language: textColumn('language').$type<Language>().notNull(),
    source: bytesColumn('source').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.session] }),
    foreignKey({
      columns: [table.server, table.session],
      foreignColumns: [sessions.server, sessions.id],
    }).onDelete('cascade'),
  ],
);

export const questions = pgTable(
  'questions',
  {
    ...ofSession,
    number: integer('number').notNull(),
    headline: textColumn('headline').notNull(),
    body: textColumn('body').notNull(),
    about: textListColumn('about').notNull(),
    removed: boolean('removed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.session, table.number] }),
    foreignKey({
      columns: [table.server, table.session],
      foreignColumns: [sessions.server, sessions.id],
    }).onDelete('cascade'),
  ],
);

export const places = pgTable(
  'places',
  {
    ...ofSession,
    kind: textColumn('kind').$type<PlaceKind>().notNull(),
    /** The question's number; 0 stands for none, because a key holds no null. */
    question: integer('question').notNull(),
    channel: idColumn('channel').notNull(),
    message: idColumn('message').notNull(),
    thread: idColumn('thread'),
    fingerprint: textColumn('fingerprint').notNull(),
    cursor: idColumn('cursor'),
    /** The thread was deleted in Discord: the place stays known, nothing is gathered from it any more. */
    gone: boolean('gone').notNull().default(false),
    /** Why nothing can be read there at present, and since when. */
    trouble: textColumn('trouble').$type<ThreadTrouble>(),
    troubleSince: instantColumn('trouble_since'),
    /** When the sweep last came by. */
    sweptAt: instantColumn('swept_at'),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.session, table.kind, table.question] }),
    uniqueIndex('places_thread').on(table.server, table.thread),
    index('places_channel').on(table.server, table.channel),
    foreignKey({
      columns: [table.server, table.session],
      foreignColumns: [sessions.server, sessions.id],
    }).onDelete('cascade'),
  ],
);

export const generatedSections = pgTable(
  'generated_sections',
  {
    ...ofSession,
    section: textColumn('section').$type<SectionName>().notNull(),
    body: textColumn('body'),
    placeholder: textColumn('placeholder'),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.session, table.section] }),
    foreignKey({
      columns: [table.server, table.session],
      foreignColumns: [sessions.server, sessions.id],
    }).onDelete('cascade'),
  ],
);
