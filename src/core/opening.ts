import type { LoadedSession, Question } from './sessions.js';
import { addDays, instantOf, wallTime } from './zoned.js';

/** A question that is to be opened: how many are open then, and when. */
export interface Opening {
  readonly upTo: number;
  readonly at: Date;
}

/** The questions that stand in the document, in their order. */
export function standingQuestions({ questions }: Pick<LoadedSession, 'questions'>): readonly Question[] {
  return questions.filter((question) => !question.removed);
}

/** Those whose threads are open, or are to be by now: all, or while they come one a day as many as have come. */
export function openQuestions(session: Pick<LoadedSession, 'session' | 'questions' | 'places'>): readonly Question[] {
  const { openUpTo } = session.session;
  const standing = standingQuestions(session);
  if (openUpTo === null) return standing;
  // What stands in Discord already stays, whatever the document's new order.
  const stands = (question: Question) => session.places.some((place) => place.question === question.number);
  return standing.filter((question, index) => index < openUpTo || stands(question));
}

/** True when every question is open, so that the thread of takeaways can come, which is the last. */
export function isAllOpen(session: Pick<LoadedSession, 'session' | 'questions' | 'places'>): boolean {
  return openQuestions(session).length === standingQuestions(session).length;
}

/**
 * The questions that are still to be opened, one a day: each at the hour of the first, on the wall clock of a zone.
 * None when all are open.
 */
export function comingOpenings(
  session: Pick<LoadedSession, 'session' | 'questions'>,
  zone: string,
): readonly Opening[] {
  const { openUpTo, postedAt } = session.session;
  if (openUpTo === null || postedAt === null) return [];
  const first = wallTime(postedAt, zone);
  const left = standingQuestions(session).length - openUpTo;
  return Array.from({ length: Math.max(0, left) }, (_, index) => {
    const upTo = openUpTo + index + 1;
    return { upTo, at: instantOf(addDays(first, upTo - 1), zone) };
  });
}
