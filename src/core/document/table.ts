import type { Heading } from './headings.js';
import type { LineRange, Outline } from './outline.js';
import { plainText } from './plain-text.js';
import { sectionEnd } from './section-places.js';
import { foldName } from './section-role.js';
import type { OwnWords } from './session.js';
import { lineText } from './source-lines.js';
import { type RowField, splitRow } from './split-row.js';

/** A row or the header of the table: visible name of its first field, and the fields. */
export interface TableRow {
  /** 0-based. */
  readonly line: number;
  readonly name: string;
  readonly fields: readonly RowField[];
}

/** The document's table by its lines. */
export interface DocumentTable extends LineRange {
  readonly header: TableRow;
  readonly rows: readonly TableRow[];
  readonly words: OwnWords;
}

const INGREDIENT_WORDS = new Set([
  'ingredient',
  'ingredients',
  'zutat',
  'zutaten',
  'ingrediente',
  'ingredientes',
  'ingrédient',
  'ingrédients',
  '材料',
  '要素',
  '재료',
  '요소',
]);

/**
 * The table of ingredients by recipes: of the tables with at least two columns the one with a header cell `Ingredient`
 * (or the group's own word), else the first. Tables in our two sections are people's notes and count only with that
 * word; so do tables inside list items, unless there is no other. Null without any.
 */
export function findTable(
  outline: Outline,
  headings: readonly Heading[],
  ownWord: string | null,
): DocumentTable | null {
  const noted = noteRanges(headings, outline.blocks.length);
  let first: LineRange | null = null;
  let nested: LineRange | null = null;
  for (const [index, block] of outline.blocks.entries()) {
    const tables = block.kind === 'table' ? [block] : block.tables;
    for (const range of tables) {
      const header = headerRow(outline, range);
      if (header.fields.length < 2) continue;
      if (header.fields.some((field) => isIngredientWord(field.text, ownWord)))
        return readTable(outline, range, header);
      if (noted.some(([from, to]) => index > from && index < to)) continue;
      if (block.kind === 'table') first ??= range;
      else nested ??= range;
    }
  }
  const chosen = first ?? nested;
  return chosen ? readTable(outline, chosen, headerRow(outline, chosen)) : null;
}

function noteRanges(headings: readonly Heading[], blockCount: number): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  for (const [index, heading] of headings.entries()) {
    if (heading.role === null) continue;
    ranges.push([heading.block, headings[sectionEnd(headings, index)]?.block ?? blockCount]);
  }
  return ranges;
}

function isIngredientWord(text: string, ownWord: string | null): boolean {
  if (text === '' || text.length > 100) return false;
  const word = foldName(plainText(text).split(/\s*[/\\×|]\s*/)[0] ?? '');
  return INGREDIENT_WORDS.has(word) || (ownWord !== null && word === foldName(ownWord));
}

function headerRow(outline: Outline, range: LineRange): TableRow {
  return tableRow(outline, range.from);
}

function tableRow(outline: Outline, line: number): TableRow {
  const fields = splitRow(lineText(outline.lines, line));
  return { line, name: plainText(fields[0]?.text ?? ''), fields };
}

function readTable(outline: Outline, range: LineRange, header: TableRow): DocumentTable {
  const rows: TableRow[] = [];
  for (let line = range.from + 2; line < range.to; line += 1) rows.push(tableRow(outline, line));
  return { from: range.from, to: range.to, header, rows: withoutGroupRows(rows), words: cornerWords(header.name) };
}

/** A row that has only an emphasised name, among rows that are not so, is a heading inside the table and no ingredient. */
function withoutGroupRows(rows: readonly TableRow[]): readonly TableRow[] {
  const isEmphasised = (row: TableRow): boolean => /^(\*\*|__|\*|_)\S.*\1$/s.test(row.fields[0]?.text ?? '');
  if (rows.every(isEmphasised)) return rows;
  return rows.filter((row) => !isEmphasised(row) || row.fields.slice(1).some((field) => field.text !== ''));
}

function cornerWords(corner: string): OwnWords {
  const [ingredient, recipe] = corner.split(/\s*[/\\×|]\s*/);
  return { ingredient: ingredient || null, recipe: recipe || null };
}
