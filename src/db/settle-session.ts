import { and, eq, isNull, sql } from 'drizzle-orm/sql';
import type { Settlement } from '../core/ports/store.js';
import { chunks } from './chunks.js';
import type { Db } from './db.js';
import { lockSession } from './lock-session.js';
import { places, questions, sessionDrafts, sessions } from './schema.js';
import { NO_QUESTION } from './session-rows.js';

/** Questions and places of seven columns stay far below the 65,535 parameters of one statement. */
const ROWS_AT_ONCE = 1_000;

/**
 * Makes a session of threads that stand already, in one transaction; of one that is here, adds the places that are
 * missing and, with a document, makes that its own.
 *
 * @returns the session's id
 */
export async function settleSession(db: Db, settlement: Settlement): Promise<string> {
  const { server, group, slug, title, file, language, source, loadedBy } = settlement.draft;
  return db.transaction(async (tx) => {
    await tx
      .insert(sessions)
      .values({ server, group, slug, title, file, language, state: 'loaded', loadedBy, source })
      .onConflictDoNothing();
    const [found] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.server, server), eq(sessions.group, group), eq(sessions.slug, slug)));
    if (found === undefined) throw new Error('A session was neither made nor found');
    const session = found.id;
    await lockSession(tx, server, session);
    const isThis = and(eq(sessions.server, server), eq(sessions.id, session));
    if (settlement.questions !== null) {
      await tx.update(sessions).set({ title, file, language, source }).where(isThis);
      await tx.delete(sessionDrafts).where(and(eq(sessionDrafts.server, server), eq(sessionDrafts.session, session)));
      await writeQuestions(tx, settlement, session);
    }
    for (const some of chunks(settlement.places, ROWS_AT_ONCE)) {
      const rows = some.map((place) => ({ ...place, question: place.question ?? NO_QUESTION, server, session }));
      await tx
        .insert(places)
        .values(rows)
        .onConflictDoNothing({ target: [places.server, places.session, places.kind, places.question] });
    }
    await tx
      .update(sessions)
      .set({ state: 'posted', channel: settlement.channel, postedAt: settlement.at })
      .where(and(isThis, isNull(sessions.postedAt)));
    return String(session);
  });
}

async function writeQuestions(tx: Db, { draft, questions: asked }: Settlement, session: bigint): Promise<void> {
  for (const some of chunks(asked ?? [], ROWS_AT_ONCE)) {
    await tx
      .insert(questions)
      .values(some.map((question) => ({ ...question, server: draft.server, session })))
      .onConflictDoUpdate({
        target: [questions.server, questions.session, questions.number],
        set: {
          headline: sql`excluded.headline`,
          body: sql`excluded.body`,
          about: sql`excluded.about`,
          removed: sql`excluded.removed`,
        },
      });
  }
}
