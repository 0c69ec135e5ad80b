import { and, eq, sql } from 'drizzle-orm/sql';
import type { ArchiveFrame } from '../core/archive/merge-archives.js';
import type { ArchivedClaim, ArchivedTakeaway, SessionArchive } from '../core/archive/session-archive.js';
import type { Id } from '../core/ids.js';
import { chunks } from './chunks.js';
import { authorColumns, quoteColumns, relationColumns } from './claims.js';
import type { Db } from './db.js';
import {
  caughtUp,
  claims,
  generatedSections,
  leftOut,
  people,
  places,
  questions,
  sessionDrafts,
  sessions,
  takeaways,
  takeawayVotes,
} from './schema.js';
import { NO_QUESTION } from './session-rows.js';
import { decisionColumns } from './takeaway-rows.js';
import { bytesOf } from './write-archive-session.js';

/** The widest row has 22 columns, and a statement 65,535 parameters. */
const ROWS_AT_ONCE = 2_000;

/** Makes everything of a session but its replies stand as the frame says. Rows that it does not name stay. */
export async function writeFrame(
  tx: Db,
  server: Id,
  session: bigint,
  frame: ArchiveFrame,
  before: SessionArchive | null,
): Promise<void> {
  const { document, draft } = frame;
  const { state, speaker, hosts, channel, postedAt, closedAt } = frame.session;
  const shown = document ? { title: document.title, file: document.file, language: document.language } : {};
  await tx
    .update(sessions)
    .set({ state, speaker, hosts, channel, postedAt, closedAt, source: bytesOf(document), ...shown })
    .where(and(eq(sessions.server, server), eq(sessions.id, session)));
  const source = bytesOf(draft);
  if (draft !== null && source !== null) {
    const { title, file, language } = draft;
    await tx.insert(sessionDrafts).values({ server, session, title, file, language, source }).onConflictDoNothing();
  }
  for (const some of chunks(frame.questions, ROWS_AT_ONCE)) {
    await tx
      .insert(questions)
      .values(some.map((question) => ({ ...question, server, session })))
      .onConflictDoNothing();
  }
  await writePlaces(tx, server, session, frame);
  for (const section of ['discussion', 'takeaways'] as const) {
    const written = frame.generated[section];
    if (written)
      await tx
        .insert(generatedSections)
        .values({ server, session, section, ...written })
        .onConflictDoNothing();
  }
  for (const some of chunks(frame.claims, ROWS_AT_ONCE)) await writeClaims(tx, server, session, some);
  for (const some of chunks(frame.leftOut, ROWS_AT_ONCE)) {
    await tx
      .insert(leftOut)
      .values(some.map((each) => ({ ...each, server })))
      .onConflictDoNothing();
  }
  for (const some of chunks(frame.caughtUp, ROWS_AT_ONCE)) {
    await tx
      .insert(caughtUp)
      .values(some.map((each) => ({ ...each, server, session })))
      .onConflictDoUpdate({
        target: [caughtUp.server, caughtUp.session, caughtUp.person],
        set: { at: sql`excluded.pressed_at` },
      });
  }
  for (const takeaway of frame.takeaways) await writeTakeaway(tx, server, session, takeaway, before);
  await writePeople(tx, server, frame);
}

async function writePlaces(tx: Db, server: Id, session: bigint, frame: ArchiveFrame): Promise<void> {
  for (const some of chunks(frame.places, ROWS_AT_ONCE)) {
    await tx
      .insert(places)
      .values(some.map((place) => ({ ...place, question: place.question ?? NO_QUESTION, server, session })))
      .onConflictDoUpdate({
        target: [places.server, places.session, places.kind, places.question],
        set: { cursor: sql`excluded.cursor`, gone: sql`excluded.gone` },
      });
  }
}

async function writeClaims(tx: Db, server: Id, session: bigint, some: readonly ArchivedClaim[]): Promise<void> {
  const rows = some.map(({ relation, authorSays, removed, ...claim }) => ({
    ...claim,
    ...quoteColumns(claim.quote),
    server,
    session,
    ...relationColumns(relation),
    ...authorColumns(authorSays),
    removedBy: removed?.by ?? null,
    removedAt: removed?.at ?? null,
  }));
  await tx
    .insert(claims)
    .values(rows)
    .onConflictDoUpdate({
      target: [claims.server, claims.session, claims.question, claims.number],
      set: {
        quote: sql`excluded.quote`,
        words: sql`excluded.words`,
        before: sql`excluded.before_quote`,
        after: sql`excluded.after_quote`,
        repeated: sql`excluded.repeated`,
        rewordedAt: sql`excluded.reworded_at`,
        rows: sql`excluded.rows_tagged`,
        columns: sql`excluded.columns_tagged`,
        confirmedBy: sql`excluded.confirmed_by`,
        relationKind: sql`excluded.relation_kind`,
        relationClaim: sql`excluded.relation_claim`,
        authorSaidAt: sql`excluded.author_said_at`,
        correction: sql`excluded.correction`,
        answeredAt: sql`excluded.answered_at`,
        removedBy: sql`excluded.removed_by`,
        removedAt: sql`excluded.removed_at`,
      },
    });
}

async function writeTakeaway(
  tx: Db,
  server: Id,
  session: bigint,
  archived: ArchivedTakeaway,
  before: SessionArchive | null,
): Promise<void> {
  const { votes, accepted, superseded, withdrawn, ...takeaway } = archived;
  const { message, source, sentence, claims, rewordedAt, position } = takeaway;
  const decided = decisionColumns({ accepted, superseded, withdrawn });
  await tx
    .insert(takeaways)
    .values({ ...takeaway, ...decided, server, session })
    .onConflictDoUpdate({
      target: [takeaways.server, takeaways.session, takeaways.number],
      set: { message, source, sentence, claims, rewordedAt, position, ...decided },
    });
  const known = before?.takeaways.find((each) => each.number === takeaway.number)?.votes ?? [];
  if (JSON.stringify(known) === JSON.stringify(votes)) return;
  // Of two votes of one person the row that was written later counts, so that all are written anew in their order.
  const ofThis = { server: takeawayVotes.server, session: takeawayVotes.session, takeaway: takeawayVotes.takeaway };
  await tx
    .delete(takeawayVotes)
    .where(and(eq(ofThis.server, server), eq(ofThis.session, session), eq(ofThis.takeaway, takeaway.number)));
  for (const some of chunks(votes, ROWS_AT_ONCE)) {
    const rows = some.map((vote) => ({ ...vote, server, session, takeaway: takeaway.number }));
    await tx.insert(takeawayVotes).values(rows);
  }
}

/** People belong to the server: another session may have seen them since, so only what is newer is written. */
async function writePeople(tx: Db, server: Id, frame: ArchiveFrame): Promise<void> {
  const isNewer = sql`excluded.name_seen_at > ${people.nameSeenAt}`;
  for (const some of chunks(frame.people, ROWS_AT_ONCE)) {
    await tx
      .insert(people)
      .values(some.map((person) => ({ ...person, server })))
      .onConflictDoUpdate({
        target: [people.server, people.id],
        set: {
          name: sql`case when ${isNewer} then excluded.name else ${people.name} end`,
          nameSeenAt: sql`greatest(${people.nameSeenAt}, excluded.name_seen_at)`,
          outside: sql`case when ${people.outside} = 'unset' then excluded.outside else ${people.outside} end`,
        },
      });
  }
}
