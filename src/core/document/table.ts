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

/** A wider table is no comparison that anybody could read. */
const MOST_COLUMNS = 1_000;

/**
 * The table of ingredients by recipes: of the tables with at least two columns the one with a header cell `Ingredient`
 * (or the group's own word), which then is the column of the ingredients, else the first, else the first inside a list
 * item. A table under one of the known headings is somebody's note and counts only with that word and for want of
 * another. Null without any.
 */
export function findTable(
  outline: Outline,
  headings: readonly Heading[],
  ownWord: string | null,
): DocumentTable | null {
  const noted = notedBlocks(headings, outline.blocks.length);
  let first: LineRange | null = null;
  let nested: LineRange | null = null;
  let inNotes: DocumentTable | null = null;
  for (const [index, block] of outline.blocks.entries()) {
    const tables = block.kind === 'table' ? [block] : block.tables;
    for (const range of tables) {
      const fields = splitRow(lineText(outline.lines, range.from));
      if (fields.length > MOST_COLUMNS) continue;
      const named = fields.findIndex((field) => isIngredientWord(field.text, ownWord));
      const isNamed = named >= 0 && fields.length - named >= 2;
      if (isNamed && noted[index] === 0) return readTable(outline, range, named);
      if (isNamed) inNotes ??= readTable(outline, range, named);
      if (fields.length < 2 || noted[index] === 1) continue;
      if (block.kind === 'table') first ??= range;
      else nested ??= range;
    }
  }
  const chosen = first ?? nested;
  return chosen ? readTable(outline, chosen, 0) : inNotes;
}

/** For each block whether it stands in a section that a known heading begins. */
function notedBlocks(headings: readonly Heading[], blockCount: number): Uint8Array {
  const noted = new Uint8Array(blockCount);
  for (const [index, heading] of headings.entries()) {
    if (heading.role === null) continue;
    noted.fill(1, heading.block, headings[sectionEnd(headings, index)]?.block ?? blockCount);
  }
  return noted;
}

function isIngredientWord(text: string, ownWord: string | null): boolean {
  if (text === '' || text.length > 100) return false;
  const word = foldName(plainText(text).split(/\s*[/\\×|]\s*/)[0] ?? '');
  return INGREDIENT_WORDS.has(word) || (ownWord !== null && word === foldName(ownWord));
}

/** A row from field `first` on: what stands before the ingredients, such as a running number, is not ours. */
function tableRow(outline: Outline, line: number, first: number): TableRow {
  const fields = splitRow(lineText(outline.lines, line)).slice(first);
  return { line, name: plainText(fields[0]?.text ?? ''), fields };
}

function readTable(outline: Outline, range: LineRange, first: number): DocumentTable {
  const header = tableRow(outline, range.from, first);
  const rows: TableRow[] = [];
  for (let line = range.from + 2; line < range.to; line += 1) rows.push(tableRow(outline, line, first));
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
