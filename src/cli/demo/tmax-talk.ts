import type { SessionDocument } from '../../core/document/session.js';
import type { Talk } from './scene.js';
import { filtering } from './tmax/filtering.js';
import { generators } from './tmax/generators.js';
import { granularity } from './tmax/granularity.js';
import { meeting } from './tmax/meeting.js';
import { opening } from './tmax/opening.js';
import { takeaways } from './tmax/takeaways.js';
import { training } from './tmax/training.js';
import { verifiers } from './tmax/verifiers.js';

/** What five questions on three recipes for terminal agents made an invented group say, in a week. */
export const tmaxTalk: Talk = {
  scenes: [
    ...opening,
    ...filtering,
    ...granularity,
    ...verifiers,
    ...training,
    ...generators,
    ...meeting,
    ...takeaways,
  ],
};

const RECIPES = ['TMax', 'Terminal-World', 'T1'];
const ROWS = ['Where tasks come from', 'Quality control', 'Reward', 'Training', 'Scale and cost'];
/** What the talk speaks of, question by question; a document that asks something else gets another talk. */
const SUBJECTS = [/filter/i, /reward/i, /verifier/i, /\bSFT\b.*\bRL\b/, /generat/i];

/**
 * Whether the talk was written for this document, whatever its wording: its recipes and rows stand where the tags point,
 * and its five questions ask what the talk answers.
 */
export function tmaxTalkFits(document: SessionDocument): boolean {
  const { recipes, ingredients, questions } = document;
  if (!sameNames(recipes, RECIPES) || !sameNames(ingredients, ROWS) || questions.length !== SUBJECTS.length)
    return false;
  return questions.every((question, index) => SUBJECTS[index]?.test(question.headline) ?? false);
}

function sameNames(found: readonly { readonly name: string }[], wanted: readonly string[]): boolean {
  return found.length === wanted.length && found.every(({ name }, index) => name === wanted[index]);
}
