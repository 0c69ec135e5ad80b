import { compareQuestions, type QuestionComparison } from './document/compare.js';
import type { DocumentQuestion } from './document/session.js';
import type { Question } from './sessions.js';

/** What a host says of questions whose new headline might be a new wording of an old one. */
export type UnsureChoice = 'reworded' | 'new';

/** What loading again does to one question. */
export type QuestionStep = QuestionComparison<Question, DocumentQuestion>;

/** What loading again would do to the posted questions; those that were removed before and stay so are left out. */
export function questionChanges(
  existing: readonly Question[],
  wanted: readonly DocumentQuestion[],
): readonly QuestionStep[] {
  return compareQuestions(existing, wanted).filter((each) => each.change !== 'removed' || !each.before?.removed);
}

/**
 * Gives the document's questions their numbers: a known question keeps its own, a new one gets the next, and a number
 * is never used again. Questions that the document no longer has come last, as removed.
 *
 * @param unsure whether a question that could be a new wording of an old one is that
 */
export function numberQuestions(
  existing: readonly Question[],
  wanted: readonly DocumentQuestion[],
  unsure: UnsureChoice,
): readonly Question[] {
  const earlier = new Map<DocumentQuestion, Question>();
  const steps = compareQuestions(existing, wanted);
  for (const { before, after } of steps) if (before && after) earlier.set(after, before);
  const taken = new Set(earlier.values());
  for (const { after, candidates } of unsure === 'reworded' ? steps : []) {
    const before = candidates.find((candidate) => !taken.has(candidate));
    if (!after || !before) continue;
    earlier.set(after, before);
    taken.add(before);
  }
  let last = Math.max(0, ...existing.map((question) => question.number));
  const standing = wanted.map((question): Question => {
    const number = earlier.get(question)?.number ?? ++last;
    return { number, headline: question.headline, body: question.body, about: question.about, removed: false };
  });
  const gone = existing.filter((question) => !taken.has(question)).map((question) => ({ ...question, removed: true }));
  return [...standing, ...gone];
}
