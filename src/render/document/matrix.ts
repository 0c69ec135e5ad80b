import { type SpokenCell, spokenCells } from '../../core/claim-cells.js';
import type { Page } from './page.js';
import { plainMarkdown } from './person.js';

/** Follows the number of a claim that somebody objects to; a sign, so that it needs no colour. */
const CONTESTED = '≠';
const EMPTY = '–';

/**
 * The table of ingredients by recipes with the numbers of the claims about each cell, contested ones signed, and a
 * legend below. Claims about a whole row or column stand in a margin, which is there only when it is needed.
 *
 * @returns null when the document has no table
 */
export function matrixTable(page: Page): string | null {
  const { document } = page.talk.record;
  if (document.ingredients.length === 0 || document.recipes.length === 0) return null;
  const cells = spokenCells(page.talk.claims.values(), document);
  const at = new Map(cells.map((cell) => [key(cell.row, cell.column), cell]));
  const columns = [
    ...document.recipes,
    ...margin(
      page,
      cells.some((cell) => cell.column === null),
    ),
  ];
  const rows = [
    ...document.ingredients,
    ...margin(
      page,
      cells.some((cell) => cell.row === null),
    ),
  ];
  const lines = [
    tableRow([document.words.ingredient ?? '', ...columns.map((each) => each.name)].map(plainMarkdown)),
    tableRow(['---', ...columns.map(() => '---')]),
  ];
  for (const row of rows) {
    const numbers = columns.map((column) => numbersOf(page, at.get(key(row.id, column.id))));
    lines.push(tableRow([plainMarkdown(row.name), ...numbers]));
  }
  return `${lines.join('\n')}\n\n${legend(page, cells)}`;
}

function margin(page: Page, needed: boolean): readonly { readonly id: null; readonly name: string }[] {
  return needed ? [{ id: null, name: page.words.matrix.whole }] : [];
}

function key(row: string | null, column: string | null): string {
  return JSON.stringify([row, column]);
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function numbersOf(page: Page, cell: SpokenCell | undefined): string {
  if (cell === undefined) return EMPTY;
  return cell.claims.map((number) => (isContested(page, number) ? number + CONTESTED : number)).join(', ');
}

function legend(page: Page, cells: readonly SpokenCell[]): string {
  const { contested, nothing } = page.words.matrix;
  const signs = cells.some((cell) => cell.claims.some((number) => isContested(page, number)))
    ? [`${CONTESTED} ${contested}`]
    : [];
  return [...signs, `${EMPTY} ${nothing}`].join(' · ');
}

function isContested(page: Page, number: string): boolean {
  return page.talk.claims.get(number)?.contested ?? false;
}
