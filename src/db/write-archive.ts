import { and, asc, eq, sql } from 'drizzle-orm/sql';
import { archiveConflicts, mergeArchives } from '../core/archive/merge-archives.js';
import type { ArchivedReply, SessionArchive } from '../core/archive/session-archive.js';
import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import { type Change, DEFAULT_EMOJI, type IncomingMessage, type SessionEmoji } from '../core/replies.js';
import { readStored } from './apply-batch.js';
import { batchMessages } from './batch-message.js';
import { batchPlan } from './batch-plan.js';
import { chunks } from './chunks.js';
import type { Db } from './db.js';
import { lockSession } from './lock-session.js';
import { type BatchPlace, mergeBatch } from './merge-batch.js';
import type { ParseDocument } from './parse-document.js';
import { notes, places, replies, sessions } from './schema.js';
import { readArchive } from './session-archive.js';
import { idIn } from './unnest.js';
import { writeFrame } from './write-archive-frame.js';
import { insertSession } from './write-archive-session.js';
import { writePlan } from './write-plan.js';

/** Replies whose versions and reactions are merged at a time. */
const REPLIES_AT_ONCE = 2_000;

/**
 * Puts a session that was written to a file into the store, in one transaction: a new one as it was, under its own id
 * if that is free; one that is here already is merged, and nothing that is here is lost by it.
 *
 * @returns the session's id
 * @throws UserError when the file is of another session with the same slug, or its threads belong to another session
 */
export async function writeArchive(db: Db, parse: ParseDocument, archive: SessionArchive): Promise<string> {
  const { server, group, slug } = archive.session;
  return db.transaction(async (tx) => {
    const known = and(eq(sessions.server, server), eq(sessions.group, group), eq(sessions.slug, slug));
    const [found] = await tx.select({ id: sessions.id }).from(sessions).where(known);
    const id = found?.id ?? (await insertSession(tx, archive));
    await lockSession(tx, server, id);
    await refuseForeignThreads(tx, server, id, archive);
    const here = found === undefined ? null : await readArchive(tx, parse, server, String(id));
    const conflicts = here === null ? [] : archiveConflicts(here, archive);
    if (conflicts.length > 0) {
      throw new UserError({
        message: `The file is of another session than the one called ${slug} here. ${conflicts.slice(0, 20).join(' ')}`,
        hint: 'Import it into another store, or give its session another slug. Nothing was imported.',
      });
    }
    const frame = here === null ? archive : mergeArchives(here, archive);
    await writeFrame(tx, server, id, frame, here);
    await writeReplies(tx, id, archive);
    await writeNotes(tx, server, frame.notes);
    return String(id);
  });
}

async function refuseForeignThreads(tx: Db, server: Id, session: bigint, archive: SessionArchive): Promise<void> {
  const wanted = new Set(archive.places.flatMap(({ thread }) => thread ?? []));
  const rows = await tx
    .select({ thread: places.thread, session: places.session, title: sessions.title })
    .from(places)
    .innerJoin(sessions, and(eq(sessions.server, places.server), eq(sessions.id, places.session)))
    .where(eq(places.server, server));
  const foreign = rows.find((row) => row.thread !== null && wanted.has(row.thread) && row.session !== session);
  if (!foreign) return;
  throw new UserError({
    message: `Thread ${foreign.thread} belongs to the session “${foreign.title}” here.`,
    hint: 'A thread can be in one session only. Nothing was imported.',
  });
}

/** Replies go by the rule by which Discord's own changes are merged, so a tombstone on either side wins. */
async function writeReplies(tx: Db, session: bigint, archive: SessionArchive): Promise<void> {
  const { server } = archive.session;
  const emoji = await emojiOf(tx, server, session);
  const stand = await lockPlaces(tx, server, session, emoji);
  for (const some of chunks(archive.replies, REPLIES_AT_ONCE)) {
    const threads = new Map<string, BatchPlace>(stand);
    // A thread that was posted anew left replies behind under its old id.
    for (const { thread, question } of some) {
      if (!threads.has(thread))
        threads.set(thread, { server, thread, session: String(session), question, gone: false, ...emoji });
    }
    const changes = some.flatMap((reply) => changesOf(server, reply));
    await merge(
      tx,
      changes,
      [...threads.values()],
      server,
      some.map((reply) => reply.id),
    );
  }
  const [thread] = stand.values();
  if (thread === undefined) return;
  for (const some of chunks(archive.tombstones, REPLIES_AT_ONCE)) {
    await merge(tx, [{ kind: 'deleted', server, channel: thread.thread, messages: some }], [thread], server, some);
  }
}

/** A note is one only as long as its reply stands, which a tombstone on either side may have ended. */
async function writeNotes(tx: Db, server: Id, all: SessionArchive['notes']): Promise<void> {
  for (const some of chunks(all, REPLIES_AT_ONCE)) {
    const standing = await tx
      .select({ id: replies.id })
      .from(replies)
      .where(
        idIn(
          replies.server,
          replies.id,
          server,
          some.map(({ message }) => message),
        ),
      );
    const there = new Set(standing.map(({ id }) => id));
    const rows = some.filter(({ message }) => there.has(message)).map((note) => ({ ...note, server }));
    if (rows.length === 0) continue;
    await tx
      .insert(notes)
      .values(rows)
      .onConflictDoUpdate({
        target: [notes.server, notes.message],
        set: { confirmedAt: sql`excluded.confirmed_at` },
      });
  }
}

async function merge(tx: Db, changes: readonly Change[], stand: readonly BatchPlace[], server: Id, ids: readonly Id[]) {
  const messages = batchMessages(
    await readStored(
      tx,
      ids.map((id) => ({ server, id })),
    ),
  );
  mergeBatch(changes, stand, messages);
  // People come with the archive themselves, with the names that they were last seen under.
  await writePlan(tx, batchPlan(messages.all()), [], []);
}

async function emojiOf(tx: Db, server: Id, session: bigint): Promise<SessionEmoji> {
  const { keepEmoji, agreeEmoji } = sessions;
  const [found] = await tx
    .select({ keepEmoji, agreeEmoji })
    .from(sessions)
    .where(and(eq(sessions.server, server), eq(sessions.id, session)));
  return found ?? DEFAULT_EMOJI;
}

async function lockPlaces(
  tx: Db,
  server: Id,
  session: bigint,
  emoji: SessionEmoji,
): Promise<ReadonlyMap<string, BatchPlace>> {
  const rows = await tx
    .select()
    .from(places)
    .where(and(eq(places.server, server), eq(places.session, session)))
    .orderBy(asc(places.kind), asc(places.question))
    .for('no key update');
  const found = new Map<string, BatchPlace>();
  for (const { thread, question, gone } of rows) {
    if (thread === null) continue;
    const of = { server, thread, session: String(session), question: question === 0 ? null : question };
    found.set(thread, { ...of, gone, ...emoji });
  }
  return found;
}

function changesOf(server: Id, reply: ArchivedReply): readonly Change[] {
  const { id, thread: channel, versions, reactions, question: _question, ...rest } = reply;
  const newest: IncomingMessage = { ...rest, server, id, channel };
  const earlier = versions.map(({ since, kind, text }): IncomingMessage => {
    const isFirst = since.getTime() === reply.postedAt.getTime();
    return { ...newest, kind, text, editedAt: isFirst ? null : since };
  });
  return [
    ...[...earlier, newest].map((message): Change => ({ kind: 'message', message })),
    ...reactions.map((each): Change => ({ kind: 'reaction', server, channel, message: id, added: true, ...each })),
  ];
}
