import { or, sql } from 'drizzle-orm/sql';
import type { IngestReport } from '../core/ports/replies.js';
import type { Reply } from '../core/replies.js';
import type { BatchPlan, SeenName } from './batch-plan.js';
import { chunks } from './chunks.js';
import type { Db } from './db.js';
import type { BatchPlace } from './merge-batch.js';
import type { ReactionRow, VersionRow } from './reply-rows.js';
import { people, places, reactions, replies, replyVersions, tombstones } from './schema.js';
import { keyIn, type MessageKey, unnest } from './unnest.js';

/** Keeps one statement's text below some megabytes; an ordinary batch is one piece. */
const ROWS_AT_ONCE = 5_000;

/**
 * Writes a batch's difference, each table in one statement.
 * @param gone threads that were deleted as a whole
 * @returns the stored replies that this deleted
 */
export async function writePlan(
  tx: Db,
  plan: BatchPlan,
  names: readonly SeenName[],
  gone: readonly BatchPlace[],
): Promise<IngestReport['touched']> {
  const removed = await bury(tx, plan.deleted, gone);
  for (const some of chunks(plan.replies, ROWS_AT_ONCE)) await upsertReplies(tx, some);
  for (const some of chunks(plan.versions, ROWS_AT_ONCE)) await insertVersions(tx, some);
  for (const some of chunks(plan.reactionsAdded, ROWS_AT_ONCE)) await insertReactions(tx, some);
  for (const some of chunks(plan.reactionsRemoved, ROWS_AT_ONCE)) await deleteReactions(tx, some);
  for (const some of chunks(names, ROWS_AT_ONCE)) await seeNames(tx, some);
  return removed;
}

/** Leaves the ids of these messages, and of all messages of these threads, and nothing else. */
async function bury(
  tx: Db,
  keys: readonly MessageKey[],
  gone: readonly BatchPlace[],
): Promise<IngestReport['touched']> {
  if (keys.length === 0 && gone.length === 0) return [];
  const threads = gone.map(({ server, thread }) => ({ server, id: thread }));
  const rows = await tx
    .delete(replies)
    .where(or(keyIn(replies.server, replies.id, keys), keyIn(replies.server, replies.thread, threads)))
    .returning({ server: replies.server, session: replies.session, id: replies.id });
  const dead = [...keys, ...rows];
  await tx.delete(replyVersions).where(keyIn(replyVersions.server, replyVersions.message, dead));
  await tx.delete(reactions).where(keyIn(reactions.server, reactions.message, dead));
  for (const some of chunks(dead, ROWS_AT_ONCE)) {
    await tx
      .insert(tombstones)
      .select(sql`select * from ${keyRows(some)}`)
      .onConflictDoNothing();
  }
  if (threads.length > 0)
    await tx
      .update(places)
      .set({ gone: true })
      .where(keyIn(places.server, places.thread, threads));
  return rows.map(({ server, session, id }) => ({ server, session: String(session), message: id }));
}

function keyRows(keys: readonly MessageKey[]) {
  return unnest([
    { type: 'bigint', values: keys.map((key) => key.server) },
    { type: 'bigint', values: keys.map((key) => key.id) },
  ]);
}

/** The columns in the schema's order, as `insert … select` takes them. */
async function upsertReplies(tx: Db, rows: readonly Reply[]): Promise<void> {
  const values = unnest([
    { type: 'bigint', values: rows.map((row) => row.server) },
    { type: 'bigint', values: rows.map((row) => row.id) },
    { type: 'bigint', values: rows.map((row) => row.thread) },
    { type: 'bigint', values: rows.map((row) => row.session) },
    { type: 'integer', values: rows.map((row) => (row.question === null ? null : String(row.question))) },
    { type: 'bigint', values: rows.map((row) => row.author) },
    { type: 'text', values: rows.map((row) => row.authorName) },
    { type: 'text', values: rows.map((row) => row.kind) },
    { type: 'text', values: rows.map((row) => row.text) },
    { type: 'timestamptz', values: rows.map((row) => row.postedAt.toISOString()) },
    { type: 'timestamptz', values: rows.map((row) => row.editedAt?.toISOString() ?? null) },
    { type: 'bigint', values: rows.map((row) => row.replyTo) },
  ]);
  await tx
    .insert(replies)
    .select(sql`select * from ${values}`)
    .onConflictDoUpdate({
      target: [replies.server, replies.id],
      set: {
        authorName: sql`excluded.author_name`,
        kind: sql`excluded.kind`,
        text: sql`excluded.text`,
        editedAt: sql`excluded.edited_at`,
        replyTo: sql`excluded.reply_to`,
      },
    });
}

async function insertVersions(tx: Db, rows: readonly VersionRow[]): Promise<void> {
  const values = unnest([
    { type: 'bigint', values: rows.map((row) => row.server) },
    { type: 'bigint', values: rows.map((row) => row.message) },
    { type: 'timestamptz', values: rows.map((row) => row.since.toISOString()) },
    { type: 'text', values: rows.map((row) => row.kind) },
    { type: 'text', values: rows.map((row) => row.text) },
  ]);
  await tx.insert(replyVersions).select(sql`select * from ${values}`).onConflictDoNothing();
}

/** Adds reactions; those that are there already stay. */
export async function insertReactions(tx: Db, rows: readonly ReactionRow[]): Promise<void> {
  const values = unnest([
    { type: 'bigint', values: rows.map((row) => row.server) },
    { type: 'bigint', values: rows.map((row) => row.message) },
    { type: 'bigint', values: rows.map((row) => row.user) },
    { type: 'text', values: rows.map((row) => row.emoji) },
    { type: 'text', values: rows.map((row) => row.meaning) },
    { type: 'timestamptz', values: rows.map((row) => row.at?.toISOString() ?? null) },
  ]);
  await tx.insert(reactions).select(sql`select * from ${values}`).onConflictDoNothing();
}

/** Takes these reactions away. */
export async function deleteReactions(tx: Db, rows: readonly ReactionRow[]): Promise<void> {
  const wanted = unnest([
    { type: 'bigint', values: rows.map((row) => row.server) },
    { type: 'bigint', values: rows.map((row) => row.message) },
    { type: 'bigint', values: rows.map((row) => row.user) },
    { type: 'text', values: rows.map((row) => row.emoji) },
  ]);
  const { server, message, user, emoji } = reactions;
  await tx.delete(reactions).where(sql`(${server}, ${message}, ${user}, ${emoji}) in (select * from ${wanted})`);
}

/** The name a person was last seen under; what they chose to be called outside stays. */
async function seeNames(tx: Db, names: readonly SeenName[]): Promise<void> {
  const values = unnest([
    { type: 'bigint', values: names.map((seen) => seen.server) },
    { type: 'bigint', values: names.map((seen) => seen.id) },
    { type: 'text', values: names.map((seen) => seen.name) },
    { type: 'timestamptz', values: names.map((seen) => seen.at.toISOString()) },
  ]);
  await tx
    .insert(people)
    // Sorted, so that two batches that see the same people lock their rows in the same order.
    .select(sql`select *, 'unset' from ${values} as seen (server, id, name, seen_at) order by server, id`)
    .onConflictDoUpdate({
      target: [people.server, people.id],
      set: { name: sql`excluded.name`, nameSeenAt: sql`excluded.name_seen_at` },
      setWhere: sql`excluded.name_seen_at > ${people.nameSeenAt}`,
    });
}
