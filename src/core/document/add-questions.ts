import { parseSession } from './parse.js';
import type { SessionDocument } from './session.js';
import { sourceLines } from './source-lines.js';

/** A question's text may go on for so many lines; further below nothing is tried. */
const MOST_LINES_BELOW = 60;

/** What a list item begins with: its marker and, for a task, its box. */
const ITEM = /^(\s{0,9}(?:>\s?)*\s{0,9})([-*+]|(\d{1,9})([.)]))(\s+)(\[[ xX]\]\s+)?/;

/**
 * Adds questions below the last one of a document's list, in the list's own style; every other line stays the same bytes.
 * Where the last question ends is not guessed: a place counts only when the document reads there as before, with the
 * added questions at the end.
 *
 * @param questions Markdown, each on one line
 * @returns the new text; null when the questions stand in no list that can be added to
 */
export function addQuestions(source: string, file: string, questions: readonly string[]): string | null {
  const before = parseSession(source, file);
  const last = before.questions.at(-1);
  if (!last) return null;
  const lines = sourceLines(source);
  const found = ITEM.exec(source.slice(lines.starts[last.line - 1], lines.ends[last.line - 1]));
  if (!found) return null;
  const added = questions.map((question, index) => `${markerOf(found, index + 1)}${question}`);
  const limit = Math.min(lines.starts.length, last.line + MOST_LINES_BELOW);
  for (let line = last.line; line <= limit; line += 1) {
    const at = lines.starts[line];
    const text =
      at === undefined
        ? `${source}${lines.finalNewline ? '' : lines.eol}${added.join(lines.eol)}${lines.finalNewline ? lines.eol : ''}`
        : `${source.slice(0, at)}${added.map((each) => each + lines.eol).join('')}${source.slice(at)}`;
    if (isWith(before, parseSession(text, file), questions.length)) return text;
  }
  return null;
}

/** The marker of the item that many places below; lists that say `1.` every time cannot be told from it by one item. */
function markerOf(
  [, indent = '', marker = '', number, closing = '', space = ' ', box]: RegExpExecArray,
  below: number,
) {
  const next = number === undefined ? marker : `${Number(number) + below}${closing}`;
  return `${indent}${next}${space}${box ? '[ ] ' : ''}`;
}

function isWith(before: SessionDocument, after: SessionDocument, count: number): boolean {
  const same = before.questions.every(({ headline, body }, index) => {
    const now = after.questions[index];
    return now?.headline === headline && now.body === body;
  });
  return same && after.questions.length === before.questions.length + count && restOf(after) === restOf(before);
}

/** All but the questions and where things stand. */
function restOf({ title, cells, recipes, ingredients, problems, sections }: SessionDocument): string {
  const states = Object.entries(sections).map(([name, { state }]) => `${name} ${state}`);
  const errors = problems.flatMap(({ rule, severity }) => (severity === 'error' ? [rule] : [])).sort();
  const table = cells.map(({ ingredient, recipe, text }) => [ingredient, recipe, text]);
  return JSON.stringify([title, table, recipes, ingredients, errors, states]);
}
