import type { FieldProblem } from './field-problem.js';

/** Keys that clients send and Discord passes over, by the key they stand under: an emoji says whether it moves. */
const passedOver: readonly string[] = ['emoji.animated'];

/**
 * Finds the keys a schema did not know. Takes what was sent and what the (open) schema made of it, which lacks such keys;
 * gives a problem per key. Discord itself ignores unknown keys in silence, and so hides every misspelt field
 * (`allowedMentions`); here a misspelling is refused.
 */
export function unknownKeys(sent: unknown, known: unknown, path: FieldProblem['path'] = []): FieldProblem[] {
  if (sent === null || typeof sent !== 'object' || known === null || typeof known !== 'object') return [];
  const problems: FieldProblem[] = [];
  const taken = known as Record<string, unknown>; // arrays too: their indexes are keys
  for (const [key, value] of Object.entries(sent)) {
    const step = Array.isArray(sent) ? Number(key) : key;
    if (value === undefined) continue;
    if (!Object.hasOwn(taken, key)) {
      if (passedOver.includes(`${path.at(-1)}.${key}`)) continue;
      problems.push({ path: [...path, step], code: 'UNKNOWN_FIELD', message: 'Discord knows no such field here.' });
      continue;
    }
    for (const problem of unknownKeys(value, taken[key], [...path, step])) problems.push(problem);
  }
  return problems;
}
