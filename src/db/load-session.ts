import { getTableColumns } from 'drizzle-orm';
import { and, asc, eq, sql } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { LoadedSession } from '../core/sessions.js';
import type { Db } from './db.js';
import type { ParseDocument } from './parse-document.js';
import { places, questions, sessionDrafts, sessions } from './schema.js';
import { placeFromRow, questionFromRow, sessionFromRow } from './session-rows.js';
import { isStoredId } from './stored-id.js';

/**
 * A session with its document, or with its draft while none was adopted. Three queries; give a transaction where
 * they must agree with others.
 * @returns null when this server has no such session
 */
export async function loadSession(
  db: Db,
  parse: ParseDocument,
  server: Id,
  session: string,
): Promise<LoadedSession | null> {
  if (!isStoredId(session)) return null;
  const [found] = await db
    .select({ ...getTableColumns(sessions), draft: sessionDrafts.source })
    .from(sessions)
    .leftJoin(sessionDrafts, and(eq(sessionDrafts.server, sessions.server), eq(sessionDrafts.session, sessions.id)))
    .where(and(eq(sessions.server, server), eq(sessions.id, BigInt(session))));
  if (found === undefined) return null;
  const { draft, source, ...row } = found;
  const bytes = source ?? draft;
  if (bytes === null) throw new Error(`Session ${session} has neither a document nor a draft`);
  return {
    session: sessionFromRow(row),
    // The BOM is part of the text: write-back counts its offsets from there.
    source: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
    document: parse(bytes, row.file),
    questions: await readQuestions(db, server, row.id),
    places: await readPlaces(db, server, row.id),
  };
}

async function readQuestions(db: Db, server: Id, session: bigint) {
  const rows = await db
    .select()
    .from(questions)
    .where(and(eq(questions.server, server), eq(questions.session, session)))
    .orderBy(asc(questions.number));
  return rows.map(questionFromRow);
}

/** The overview first, then the questions in order, the takeaways last: the order they are posted in. */
async function readPlaces(db: Db, server: Id, session: bigint) {
  const rows = await db
    .select()
    .from(places)
    .where(and(eq(places.server, server), eq(places.session, session)))
    .orderBy(sql`array_position(array['overview', 'question', 'takeaways'], ${places.kind})`, asc(places.question));
  return rows.map(placeFromRow);
}
