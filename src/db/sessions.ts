import { getTableColumns } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { Draft, GeneratedSection, Posting, SessionStore } from '../core/ports/store.js';
import type { Place, PlaceKind, Question, SectionName, Session } from '../core/sessions.js';
import { chunks } from './chunks.js';
import { closeSession, reopenSession } from './close-session.js';
import type { Db } from './db.js';
import { eraseSession } from './erase-session.js';
import { loadSession } from './load-session.js';
import type { ParseDocument } from './parse-document.js';
import { generatedSections, places, questions, sessionDrafts, sessions } from './schema.js';
import { notLeft } from './servers.js';
import { NO_QUESTION, sessionFromRow } from './session-rows.js';
import { isStoredId } from './stored-id.js';

const { source: _document, ...sessionColumns } = getTableColumns(sessions);

/** Rows of seven columns stay far below the 65,535 parameters of one statement. */
const QUESTIONS_AT_ONCE = 1_000;

/** Sessions, their documents, questions and places, on one database. */
export function sessionStore(db: Db, parse: ParseDocument): SessionStore {
  return {
    saveDraft: (draft) => saveDraft(db, draft),
    draft: (server, session) => findDraft(db, server, session),
    beginPosting: (server, session, posting) => beginPosting(db, server, session, posting),
    setEmoji: (server, session, { keepEmoji, agreeEmoji }) =>
      updateSession(db, server, session, { keepEmoji, agreeEmoji }),
    unposted: () => listUnposted(db),
    abandonPosting: (server, session) => updateSession(db, server, session, { postingTo: null }),
    forgetPlace: (server, session, kind, question) => forgetPlace(db, server, session, kind, question),
    load: (server, session) => loadSession(db, parse, server, session),
    list: (server) => listSessions(db, server),
    servers: () => listServers(db),
    savePlace: (server, place) => savePlace(db, server, place),
    markPosted: (server, session, channel, at) => markPosted(db, server, session, channel, at),
    setSpeaker: (server, session, speaker) => updateSession(db, server, session, { speaker, writeToSpeaker: false }),
    writeToSpeaker: (server, session, wanted) => updateSession(db, server, session, { writeToSpeaker: wanted }),
    setHosts: (server, session, loadedBy, hosts) => updateSession(db, server, session, { loadedBy, hosts }),
    erase: (server, session) => eraseSession(db, server, session),
    plan: (server, session, plan) =>
      updateSession(db, server, session, { plannedAt: plan?.at ?? null, plannedTo: plan?.channel ?? null }),
    openUpTo: (server, session, questions) => updateSession(db, server, session, { openUpTo: questions }),
    close: (server, session, at) => closeSession(db, server, session, at),
    reopen: (server, session) => reopenSession(db, server, session),
    generated: (server, session) => findGenerated(db, server, session),
    saveGenerated: (server, session, section, text) => saveGenerated(db, server, session, section, text),
  };
}

/** True for the row of this session in this server. */
function isSession(server: Id, session: string) {
  return and(eq(sessions.server, server), eq(sessions.id, BigInt(session)));
}

async function saveDraft(db: Db, draft: Draft): Promise<Session> {
  const { server, group, slug, title, file, language, source, loadedBy } = draft;
  // What is posted keeps its title and file until the draft is adopted.
  const unlessAdopted = (column: 'title' | 'file' | 'language') =>
    sql`case when ${sessions.source} is null then excluded.${sql.identifier(column)} else ${sessions[column]} end`;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(sessions)
      .values({ server, group, slug, title, file, language, state: 'loaded', loadedBy })
      .onConflictDoUpdate({
        target: [sessions.server, sessions.group, sessions.slug],
        set: { title: unlessAdopted('title'), file: unlessAdopted('file'), language: unlessAdopted('language') },
      })
      .returning(sessionColumns);
    if (row === undefined) throw new Error('A session was neither made nor found');
    await tx
      .insert(sessionDrafts)
      .values({ server, session: row.id, title, file, language, source })
      .onConflictDoUpdate({
        target: [sessionDrafts.server, sessionDrafts.session],
        set: { title, file, language, source },
      });
    return sessionFromRow(row);
  });
}

async function findDraft(db: Db, server: Id, session: string) {
  if (!isStoredId(session)) return null;
  const [draft] = await db
    .select({ source: sessionDrafts.source, file: sessionDrafts.file })
    .from(sessionDrafts)
    .where(and(eq(sessionDrafts.server, server), eq(sessionDrafts.session, BigInt(session))));
  return draft ?? null;
}

async function beginPosting(
  db: Db,
  server: Id,
  session: string,
  { channel, title, questions: asked }: Posting,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [draft] = await tx
      .delete(sessionDrafts)
      .where(and(eq(sessionDrafts.server, server), eq(sessionDrafts.session, BigInt(session))))
      .returning();
    // Without a draft this is the second try of one that was adopted: the document stays, the questions are written.
    const document = draft === undefined ? {} : { source: draft.source, file: draft.file, language: draft.language };
    const [adopted] = await tx
      .update(sessions)
      .set({ title, ...document, postingTo: channel })
      .where(isSession(server, session))
      .returning({ source: sessions.source });
    if (adopted?.source == null) throw new Error(`Session ${session} has no document to adopt`);
    await writeQuestions(tx, server, BigInt(session), asked);
  });
}

/** Writes these questions; those that are no longer asked stay as removed. */
async function writeQuestions(tx: Db, server: Id, session: bigint, asked: readonly Question[]): Promise<void> {
  const { server: ofServer, session: ofSession } = questions;
  await tx
    .update(questions)
    .set({ removed: true })
    .where(and(eq(ofServer, server), eq(ofSession, session)));
  for (const some of chunks(asked, QUESTIONS_AT_ONCE)) {
    await tx
      .insert(questions)
      .values(some.map((question) => ({ ...question, server, session })))
      .onConflictDoUpdate({
        target: [ofServer, ofSession, questions.number],
        set: {
          headline: sql`excluded.headline`,
          body: sql`excluded.body`,
          about: sql`excluded.about`,
          removed: sql`excluded.removed`,
        },
      });
  }
}

async function listSessions(db: Db, server: Id): Promise<readonly Session[]> {
  const rows = await db
    .select(sessionColumns)
    .from(sessions)
    .where(eq(sessions.server, server))
    .orderBy(desc(sessions.id));
  return rows.map(sessionFromRow);
}

async function listUnposted(db: Db): Promise<readonly Session[]> {
  const rows = await db
    .select(sessionColumns)
    .from(sessions)
    .where(and(isNotNull(sessions.postingTo), notLeft(db, sessions.server)))
    .orderBy(asc(sessions.id));
  return rows.map(sessionFromRow);
}

async function forgetPlace(
  db: Db,
  server: Id,
  session: string,
  kind: PlaceKind,
  question: number | null,
): Promise<void> {
  await db
    .delete(places)
    .where(
      and(
        eq(places.server, server),
        eq(places.session, BigInt(session)),
        eq(places.kind, kind),
        eq(places.question, question ?? NO_QUESTION),
      ),
    );
}

async function listServers(db: Db): Promise<readonly Id[]> {
  const rows = await db
    .selectDistinct({ server: sessions.server })
    .from(sessions)
    .where(notLeft(db, sessions.server))
    .orderBy(asc(sessions.server));
  return rows.map((row) => row.server);
}

async function savePlace(db: Db, server: Id, place: Omit<Place, 'cursor' | 'trouble'>): Promise<void> {
  const { kind, channel, message, thread, fingerprint } = place;
  const question = place.question ?? NO_QUESTION;
  // Another thread in this place was read by nobody yet, so what was read of the old one does not count.
  const sameThread = sql`${places.thread} is not distinct from excluded.thread`;
  await db
    .insert(places)
    .values({ server, session: BigInt(place.session), kind, question, channel, message, thread, fingerprint })
    .onConflictDoUpdate({
      target: [places.server, places.session, places.kind, places.question],
      set: {
        channel,
        message,
        thread,
        fingerprint,
        cursor: sql`case when ${sameThread} then ${places.cursor} end`,
        gone: sql`${sameThread} and ${places.gone}`,
        trouble: sql`case when ${sameThread} then ${places.trouble} end`,
        troubleSince: sql`case when ${sameThread} then ${places.troubleSince} end`,
        sweptAt: sql`case when ${sameThread} then ${places.sweptAt} end`,
      },
    });
}

async function markPosted(db: Db, server: Id, session: string, channel: Id, at: Date): Promise<void> {
  await updateSession(db, server, session, {
    channel,
    postingTo: null,
    // Posting the difference of a changed document neither opens a closed session nor moves its first day.
    state: sql`case when ${sessions.state} = 'closed' then ${sessions.state} else 'posted' end`,
    postedAt: sql`coalesce(${sessions.postedAt}, ${at.toISOString()}::timestamptz)`,
  });
}

async function updateSession(
  db: Db,
  server: Id,
  session: string,
  set: PgUpdateSetSource<typeof sessions>,
): Promise<void> {
  const changed = await db.update(sessions).set(set).where(isSession(server, session)).returning({ id: sessions.id });
  if (changed.length === 0) throw new Error(`This server has no session ${session}`);
}

async function findGenerated(db: Db, server: Id, session: string) {
  if (!isStoredId(session)) return {};
  const rows = await db
    .select()
    .from(generatedSections)
    .where(and(eq(generatedSections.server, server), eq(generatedSections.session, BigInt(session))));
  const found: Partial<Record<SectionName, GeneratedSection>> = {};
  for (const { section, body, placeholder } of rows) found[section] = { body, placeholder };
  return found;
}

async function saveGenerated(db: Db, server: Id, session: string, section: SectionName, text: GeneratedSection) {
  const { body, placeholder } = text;
  await db
    .insert(generatedSections)
    .values({ server, session: BigInt(session), section, body, placeholder })
    .onConflictDoUpdate({
      target: [generatedSections.server, generatedSections.session, generatedSections.section],
      set: { body, placeholder },
    });
}
