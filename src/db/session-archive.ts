import { and, asc, eq, gte, sql } from 'drizzle-orm/sql';
import type {
  ArchivedClaim,
  ArchivedDocument,
  ArchivedPerson,
  ArchivedPlace,
  ArchivedReply,
  ArchivedTakeaway,
  SessionArchive,
} from '../core/archive/session-archive.js';
import { compareIds, type Id } from '../core/ids.js';
import type { SessionRecord, Takeaway } from '../core/record.js';
import type { Decided } from '../core/takeaways.js';
import { claimFromRow } from './claims.js';
import type { Db } from './db.js';
import type { ParseDocument } from './parse-document.js';
import { readRecord } from './record.js';
import {
  caughtUp,
  claims,
  generatedSections,
  leftOut,
  people,
  places,
  reactions,
  replies,
  replyVersions,
  sessionDrafts,
  sessions,
  takeaways,
  tombstones,
} from './schema.js';
import { questionOrNull } from './session-rows.js';
import { decidedFromRow } from './takeaway-rows.js';
import { idIn } from './unnest.js';

/**
 * Everything of a session, removed claims, earlier versions and tombstones included, as it was at one instant.
 * @returns null when this server has no such session
 */
export async function readArchive(
  db: Db,
  parse: ParseDocument,
  server: Id,
  session: string,
): Promise<SessionArchive | null> {
  return db.transaction(
    async (tx) => {
      // Views and archives read the same replies, takeaways and people; the rest is what no view needs.
      const record = await readRecord(tx, parse, server, session);
      if (record === null) return null;
      const id = BigInt(session);
      const stand = await readPlaces(tx, server, id);
      const kept = await readClaims(tx, server, id);
      const decided = await readDecided(tx, server, id);
      const involved = new Set<Id>([...record.people.keys(), ...kept.map(({ keeper }) => keeper)]);
      return {
        session: sessionOf(record),
        ...(await readDocuments(tx, server, id)),
        questions: record.questions,
        places: stand,
        generated: await readGenerated(tx, server, id),
        replies: await readReplies(tx, server, id, record),
        notes: [...record.notes].map(([message, note]) => ({ message, ...note })),
        tombstones: await readTombstones(tx, server, stand),
        claims: kept,
        caughtUp: await readCaughtUp(tx, server, id),
        leftOut: await readLeftOut(tx, server, id),
        takeaways: record.takeaways.map((taken) => archivedTakeaway(taken, decided)),
        people: await readPeople(tx, server, [...involved]),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function sessionOf({ session }: SessionRecord): SessionArchive['session'] {
  const { server, id, group, slug, state, loadedBy, speaker, channel, postedAt, closedAt } = session;
  const { keepEmoji, agreeEmoji, hosts } = session;
  const frame = { server, id, group, slug, state, loadedBy, speaker, channel, postedAt, closedAt };
  return { ...frame, keepEmoji, agreeEmoji, hosts };
}

async function readDocuments(tx: Db, server: Id, session: bigint) {
  const [row] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.server, server), eq(sessions.id, session)));
  const [waiting] = await tx
    .select()
    .from(sessionDrafts)
    .where(and(eq(sessionDrafts.server, server), eq(sessionDrafts.session, session)));
  return { document: documentOf(row), draft: documentOf(waiting) };
}

function documentOf(
  row: (Omit<ArchivedDocument, 'text'> & { readonly source: Uint8Array | null }) | undefined,
): ArchivedDocument | null {
  if (!row?.source) return null;
  const { title, file, language, source } = row;
  // What is no UTF-8 has errors and was never stored; the mark at the front is part of the text.
  return { title, file, language, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(source) };
}

async function readPlaces(tx: Db, server: Id, session: bigint): Promise<readonly ArchivedPlace[]> {
  const rows = await tx
    .select()
    .from(places)
    .where(and(eq(places.server, server), eq(places.session, session)))
    .orderBy(asc(places.kind), asc(places.question));
  return rows.map(({ kind, question, channel, message, thread, fingerprint, cursor, gone }) => {
    return { kind, question: questionOrNull(question), channel, message, thread, fingerprint, cursor, gone };
  });
}

async function readGenerated(tx: Db, server: Id, session: bigint): Promise<SessionArchive['generated']> {
  const rows = await tx
    .select()
    .from(generatedSections)
    .where(and(eq(generatedSections.server, server), eq(generatedSections.session, session)))
    .orderBy(asc(generatedSections.section));
  return Object.fromEntries(rows.map(({ section, body, placeholder }) => [section, { body, placeholder }]));
}

async function readReplies(tx: Db, server: Id, session: bigint, record: SessionRecord) {
  const ofSession = and(eq(replies.server, server), eq(replies.session, session));
  const versions = await tx
    .select({
      message: replyVersions.message,
      since: replyVersions.since,
      kind: replyVersions.kind,
      text: replyVersions.text,
    })
    .from(replyVersions)
    .innerJoin(replies, and(eq(replies.server, replyVersions.server), eq(replies.id, replyVersions.message)))
    .where(ofSession)
    .orderBy(asc(replyVersions.message), asc(replyVersions.since));
  const reacted = await tx
    .select({ message: reactions.message, user: reactions.user, emoji: reactions.emoji, at: reactions.at })
    .from(reactions)
    .innerJoin(replies, and(eq(replies.server, reactions.server), eq(replies.id, reactions.message)))
    .where(ofSession)
    .orderBy(asc(reactions.message), asc(reactions.user), sql`${reactions.emoji} collate "C"`);
  const versionsOf = byMessage(versions);
  const reactionsOf = byMessage(reacted);
  return record.replies.map((reply): ArchivedReply => {
    const { id, thread, question, author, authorName, kind, text, postedAt, editedAt, replyTo } = reply;
    return {
      ...{ id, thread, question, author, authorName, kind, text, postedAt, editedAt, replyTo },
      versions: (versionsOf.get(id) ?? []).map(({ since, kind, text }) => ({ since, kind, text })),
      reactions: (reactionsOf.get(id) ?? []).map(({ user, emoji, at }) => ({ user, emoji, at })),
    };
  });
}

function byMessage<T extends { readonly message: Id }>(rows: readonly T[]): ReadonlyMap<Id, readonly T[]> {
  const found = new Map<Id, T[]>();
  for (const row of rows) {
    const there = found.get(row.message);
    if (there) there.push(row);
    else found.set(row.message, [row]);
  }
  return found;
}

/** A tombstone is an id and nothing else, not even a session's: those of its time are taken, at worst a few too many. */
async function readTombstones(tx: Db, server: Id, stand: readonly ArchivedPlace[]): Promise<readonly Id[]> {
  const [oldest] = stand.flatMap(({ thread }) => (thread === null ? [] : [thread])).sort(compareIds);
  if (oldest === undefined) return [];
  const rows = await tx
    .select({ message: tombstones.message })
    .from(tombstones)
    .where(and(eq(tombstones.server, server), gte(tombstones.message, oldest)))
    .orderBy(asc(tombstones.message));
  return rows.map((row) => row.message);
}

async function readClaims(tx: Db, server: Id, session: bigint): Promise<readonly ArchivedClaim[]> {
  const rows = await tx
    .select()
    .from(claims)
    .where(and(eq(claims.server, server), eq(claims.session, session)))
    .orderBy(asc(claims.question), asc(claims.number));
  return rows.map((row) => {
    const { removedBy: by, removedAt: at } = row;
    return { ...claimFromRow(row), removed: by === null || at === null ? null : { by, at } };
  });
}

async function readCaughtUp(tx: Db, server: Id, session: bigint): Promise<SessionArchive['caughtUp']> {
  return tx
    .select({ person: caughtUp.person, at: caughtUp.at })
    .from(caughtUp)
    .where(and(eq(caughtUp.server, server), eq(caughtUp.session, session)))
    .orderBy(asc(caughtUp.person));
}

async function readLeftOut(tx: Db, server: Id, session: bigint): Promise<SessionArchive['leftOut']> {
  return tx
    .select({ message: leftOut.message, by: leftOut.by, at: leftOut.at })
    .from(leftOut)
    .innerJoin(replies, and(eq(replies.server, leftOut.server), eq(replies.id, leftOut.message)))
    .where(and(eq(leftOut.server, server), eq(replies.session, session)))
    .orderBy(asc(leftOut.message));
}

async function readDecided(tx: Db, server: Id, session: bigint): Promise<ReadonlyMap<number, Decided>> {
  const rows = await tx
    .select()
    .from(takeaways)
    .where(and(eq(takeaways.server, server), eq(takeaways.session, session)));
  return new Map(rows.map((row) => [row.number, decidedFromRow(row)]));
}

function archivedTakeaway(taken: Takeaway, decided: ReadonlyMap<number, Decided>): ArchivedTakeaway {
  const { state: _state, decidedAt: _decidedAt, acceptedAt: _acceptedAt, supersededBy: _by, ...rest } = taken;
  return { ...rest, accepted: null, superseded: null, withdrawn: null, ...decided.get(taken.number) };
}

async function readPeople(tx: Db, server: Id, ids: readonly Id[]): Promise<readonly ArchivedPerson[]> {
  const { id, name, nameSeenAt, outside } = people;
  return tx
    .select({ id, name, nameSeenAt, outside })
    .from(people)
    .where(and(eq(people.server, server), idIn(people.server, people.id, server, ids)))
    .orderBy(asc(people.id));
}
