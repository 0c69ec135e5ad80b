import type { Place, Question, Session } from '../core/sessions.js';
import type { places, questions, sessions } from './schema.js';

/** No question, in a key that holds no null. */
export const NO_QUESTION = 0;

/** The columns a {@link Session} is made of: all but its document. */
export type SessionRow = Omit<typeof sessions.$inferSelect, 'source'>;

/** A session as the core knows it. */
export function sessionFromRow(row: SessionRow): Session {
  const { id, ...rest } = row;
  return { ...rest, id: String(id) };
}

/** A place as the core knows it. */
export function placeFromRow(row: typeof places.$inferSelect): Place {
  const { kind, channel, message, thread, fingerprint, cursor, trouble } = row;
  const question = questionOrNull(row.question);
  const place = { session: String(row.session), kind, question, channel, message, thread, fingerprint, cursor };
  return trouble === null ? place : { ...place, trouble };
}

/** A question as the core knows it. */
export function questionFromRow(row: typeof questions.$inferSelect): Question {
  const { number, headline, body, about, removed } = row;
  return { number, headline, body, about, removed };
}

/** The question of a place, null for the kinds that have none. */
export function questionOrNull(question: number): number | null {
  return question === NO_QUESTION ? null : question;
}
