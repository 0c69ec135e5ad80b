import { plainText } from '../../core/document/plain-text.js';
import type { DocumentQuestion, Ingredient, SessionDocument } from '../../core/document/session.js';
import type { Tags } from './scene.js';

/** What a question gives people to speak from. */
export interface Topic {
  /** Positions of the row and of the two columns spoken of; empty when the question has no two filled cells. */
  readonly tags: Tags;
  /** A phrase with the topic's words in its places. */
  fill(phrase: string): string;
}

const NAME_LENGTH = 60;
const CELL_LENGTH = 90;
const HEADLINE_LENGTH = 90;

interface FilledCell {
  readonly recipe: string;
  readonly text: string;
  /** Position of the column, from 1. */
  readonly column: number;
}

/**
 * The row that a question is about (or the next one in turn), with two of its filled cells.
 *
 * @param index the question's position from 0; it decides whose turn it is
 * @param quotes marks to put around cells and headlines
 */
export function topicOf(
  document: SessionDocument,
  question: DocumentQuestion,
  index: number,
  quotes: readonly [string, string],
): Topic {
  const quoted = (text: string): string => `${quotes[0]}${text}${quotes[1]}`;
  const words = new Map([['question', quoted(shorten(plainText(question.headline), HEADLINE_LENGTH))]]);
  const row = rowOf(document, question, index);
  const cells = row === undefined ? [] : filledCells(document, row);
  const [a, b] = [cells[index % cells.length], cells[(index + 1) % cells.length]];
  if (row === undefined || a === undefined || b === undefined || a === b) return { tags: {}, fill: filler(words) };
  words.set('row', shorten(plainText(row.name), NAME_LENGTH));
  words.set('A', a.recipe).set('a', quoted(a.text)).set('B', b.recipe).set('b', quoted(b.text));
  const columns = [a.column, b.column].toSorted((left, right) => left - right);
  return { tags: { rows: [document.ingredients.indexOf(row) + 1], columns }, fill: filler(words) };
}

function rowOf(document: SessionDocument, question: DocumentQuestion, index: number): Ingredient | undefined {
  const rows = document.ingredients;
  return rows.find((row) => row.id === question.about[0]) ?? rows[index % rows.length];
}

function filledCells(document: SessionDocument, row: Ingredient): readonly FilledCell[] {
  const cells: FilledCell[] = [];
  for (const cell of document.cells) {
    if (cell.ingredient !== row.id) continue;
    const column = document.recipes.findIndex((recipe) => recipe.id === cell.recipe);
    const recipe = document.recipes[column];
    const text = shorten(plainText(cell.text), CELL_LENGTH);
    if (recipe === undefined || !/[\p{L}\p{N}]/u.test(text)) continue;
    cells.push({ recipe: shorten(plainText(recipe.name), NAME_LENGTH), text, column: column + 1 });
  }
  return cells;
}

/** One pass, so that a cell that happens to hold `{b}` stays as it is; what is not ours is left for the stage. */
function filler(words: ReadonlyMap<string, string>): (phrase: string) => string {
  return (phrase) => phrase.replace(/\{(\w+)\}/g, (whole, name: string) => words.get(name) ?? whole);
}

/** Cuts by code points and says so with an ellipsis. */
function shorten(text: string, length: number): string {
  const signs = Array.from(text);
  return signs.length <= length
    ? text
    : `${signs
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
