import { mentionsOf, nameIndex } from './names.js';
import type { FoundQuestion } from './questions.js';
import { foldName } from './section-role.js';
import type { DocumentQuestion, Ingredient } from './session.js';

/**
 * Numbers the questions in document order and says which rows each is about: those that `about` names for its number,
 * else those whose name or alias stands in it.
 */
export function numberedQuestions(
  found: readonly FoundQuestion[],
  ingredients: readonly Ingredient[],
  about: ReadonlyMap<string, readonly string[]>,
): readonly DocumentQuestion[] {
  const index = nameIndex(ingredients);
  return found.map((question, at) => {
    const id = String(at + 1);
    const named = about.get(id);
    const rows = named ? rowsNamed(named, ingredients) : mentionsOf(`${question.headline}\n${question.body}`, index);
    return { id, headline: question.headline, body: question.body, line: question.line + 1, about: rows };
  });
}

function rowsNamed(names: readonly string[], ingredients: readonly Ingredient[]): readonly string[] {
  const wanted = new Set(names.map(foldName));
  const isWanted = (row: Ingredient): boolean =>
    [row.name, row.id, ...row.aliases].some((name) => wanted.has(foldName(name)));
  return ingredients.filter(isWanted).map((row) => row.id);
}
