import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm/sql';
import type { Language } from '../core/document/session.js';
import type { ThreadTrouble } from '../core/gathering-trouble.js';
import type { OutsideName, RelationKind, Stance, TakeawayState } from '../core/record.js';
import type { ReactionMeaning, ReplyKind } from '../core/replies.js';
import type { PlaceKind, SectionName, SessionState } from '../core/sessions.js';
import type { WorkKey, WorkState } from '../core/work.js';
import { bytesColumn, idColumn, instantColumn, textColumn, textListColumn } from './columns.js';

// Every table is keyed by server first, so that a distributed PostgreSQL can shard by it and no query can forget it.

/** The servers the bot was seen in. One that has sessions and no row, from an export, never had the bot. */
export const servers = pgTable(
  'servers',
  {
    server: idColumn('server').notNull(),
    /** When the bot was taken out; null while it is there. */
    leftAt: instantColumn('left_at'),
  },
  (table) => [primaryKey({ columns: [table.server] })],
);

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
    speaker: idColumn('speaker'),
    channel: idColumn('channel'),
    postingTo: idColumn('posting_to'),
    postedAt: instantColumn('posted_at'),
    closedAt: instantColumn('closed_at'),
    /** The adopted document; null while there is only a draft. */
    source: bytesColumn('source'),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.id] }),
    unique('sessions_slug').on(table.server, table.group, table.slug),
  ],
);

/** The columns every part of a session is keyed by. */
const ofSession = { server: idColumn('server').notNull(), session: bigint('session', { mode: 'bigint' }).notNull() };

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
  },
  (table) => [primaryKey({ columns: [table.server, table.message, table.user, table.emoji] })],
);

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
    /** A removed claim keeps its row, so that its number is never given again. */
    removedBy: idColumn('removed_by'),
    removedAt: instantColumn('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.session, table.question, table.number] }),
    index('claims_message').on(table.server, table.message),
    foreignKey({
      columns: [table.server, table.session],
      foreignColumns: [sessions.server, sessions.id],
    }).onDelete('cascade'),
  ],
);

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

export const people = pgTable(
  'people',
  {
    server: idColumn('server').notNull(),
    id: idColumn('id').notNull(),
    name: textColumn('name').notNull(),
    /** When the message was written that the name was last seen on; an older message changes nothing. */
    nameSeenAt: instantColumn('name_seen_at').notNull(),
    outside: textColumn('outside').$type<OutsideName>().notNull().default(sql`'unset'`),
  },
  (table) => [primaryKey({ columns: [table.server, table.id] })],
);

export const digestSchedules = pgTable(
  'digest_schedules',
  {
    server: idColumn('server').notNull(),
    group: textColumn('group_name').notNull(),
    channel: idColumn('channel').notNull(),
    weekday: smallint('weekday').notNull(),
    hour: smallint('hour').notNull(),
    zone: textColumn('zone').notNull(),
    since: instantColumn('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.server, table.group] })],
);

/** One-time work: `claimed → acting → done`. Lease times are the database's own. */
export const work = pgTable(
  'work',
  {
    server: idColumn('server').notNull(),
    kind: textColumn('kind').$type<WorkKey['kind']>().notNull(),
    subject: textColumn('subject').notNull(),
    target: textColumn('target').notNull(),
    due: instantColumn('due').notNull(),
    state: textColumn('state').$type<WorkState>().notNull(),
    holder: textColumn('holder').notNull(),
    leaseSeconds: integer('lease_seconds').notNull(),
    /** Null when the holder gave it back. */
    leaseUntil: instantColumn('lease_until'),
    begunBefore: boolean('begun_before').notNull(),
    channel: idColumn('channel'),
    message: idColumn('message'),
  },
  (table) => [primaryKey({ columns: [table.server, table.kind, table.subject, table.target, table.due] })],
);

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
