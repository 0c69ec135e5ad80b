import type { SessionDocument } from '../../core/document/session.js';
import type { Talk } from './scene.js';
import { filtering } from './tmax/filtering.js';
import { generators } from './tmax/generators.js';
import { granularity } from './tmax/granularity.js';
import { opening } from './tmax/opening.js';
import { takeaways } from './tmax/takeaways.js';
import { training } from './tmax/training.js';
import { verifiers } from './tmax/verifiers.js';

/** What five questions on three recipes for terminal agents made an invented group say, in a week. */
export const tmaxTalk: Talk = {
  scenes: [...opening, ...filtering, ...granularity, ...verifiers, ...training, ...generators, ...takeaways],
};

/** What the talk speaks of, question by question; a document that asks something else gets another talk. */
const SUBJECTS = [/filter/i, /granularity/i, /verifier/i, /\bSFT\b.*\bRL\b/, /generator/i];

/**
 * Whether the talk was written for this document: its three recipes and five rows stand where the tags point, and its
 * five questions ask what the talk answers.
 */
export function tmaxTalkFits(document: SessionDocument): boolean {
  const recipes = document.recipes.map((recipe) => recipe.name).join(' · ');
  if (recipes !== 'TMax · Terminal-World · T1' || document.ingredients.length !== 5) return false;
  if (document.questions.length !== SUBJECTS.length) return false;
  return document.questions.every((question, index) => SUBJECTS[index]?.test(question.headline) ?? false);
}
