import { lookAlikeKeys } from './look-alike.js';
import { plainText } from './plain-text.js';
import { quoted } from './quoted.js';
import type { Problem } from './session.js';
import { lineText, type SourceLines } from './source-lines.js';
import type { DocumentTable, TableRow } from './table.js';

/** Discord shows at most so many choices in a select. */
const MOST_RECIPES = 25;

/** What is wrong with the table, or that there is none. */
export function checkTable(lines: SourceLines, table: DocumentTable | null): readonly Problem[] {
  if (!table) return [noTable()];
  const columns = table.header.fields.slice(1).map((field) => ({
    name: plainText(field.text),
    line: table.header.line + 1,
    column: fieldColumn(lines, table.header.line, field.at),
  }));
  const rows = table.rows.map((row) => ({
    name: row.name,
    line: row.line + 1,
    column: fieldColumn(lines, row.line, row.fields[0]?.at ?? 0),
  }));
  const problems = [...sameNames(columns, 'recipe', 'column'), ...sameNames(rows, 'ingredient', 'row')];
  if (columns.length > MOST_RECIPES) problems.push(tooManyRecipes(columns.length, table.header.line + 1));
  for (const row of table.rows) problems.push(...checkRow(lines, row, table.header.fields.length));
  return problems;
}

function noTable(): Problem {
  return {
    line: 1,
    column: 1,
    severity: 'warning',
    rule: 'no-table',
    message: 'There is no table of ingredients by recipes, so sentences cannot be tagged with its cells.',
    hint: 'Add a table whose first column is headed `Ingredient`, or go on without one.',
  };
}

interface PlacedName {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

function sameNames(names: readonly PlacedName[], kind: string, place: string): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, PlacedName>();
  for (const each of names) {
    if (each.name === '') {
      const message = `A ${place} of the table has no name.`;
      const hint = `Write the ${kind} into it, or take the ${place} out.`;
      problems.push({
        line: each.line,
        column: each.column,
        severity: 'warning',
        rule: `empty-${kind}`,
        message,
        hint,
      });
      continue;
    }
    const keys = lookAlikeKeys(each.name);
    const twin = keys.map((key) => seen.get(key)).find((found) => found !== undefined);
    for (const key of keys) if (!seen.has(key)) seen.set(key, each);
    if (twin) problems.push(twinProblem(each, twin, kind, place));
  }
  return problems;
}

function twinProblem(each: PlacedName, twin: PlacedName, kind: string, place: string): Problem {
  const where = kind === 'recipe' ? '' : ` (line ${twin.line})`;
  const message =
    each.name === twin.name
      ? `The ${kind} ${quoted(each.name)} stands in two ${place}s${where}.`
      : `The ${kind}s ${quoted(twin.name)}${where} and ${quoted(each.name)} look alike.`;
  const hint = `Give one of the two ${place}s a name that nobody can take for the other.`;
  return { line: each.line, column: each.column, severity: 'error', rule: `duplicate-${kind}`, message, hint };
}

function tooManyRecipes(count: number, line: number): Problem {
  return {
    line,
    column: 1,
    severity: 'warning',
    rule: 'too-many-recipes',
    message: `The table has ${count} recipes; a select in Discord holds ${MOST_RECIPES}.`,
    hint: 'The rest can be chosen by typing with /claim change; better split the table over two sessions.',
  };
}

function checkRow(lines: SourceLines, row: TableRow, columns: number): readonly Problem[] {
  const count = row.fields.length;
  if (count === columns) return [];
  const place = { line: row.line + 1 };
  const name = row.name === '' ? 'This row' : `The row ${quoted(row.name)}`;
  if (count < columns) {
    const missing = columns - count;
    const message = `${name} has ${missing} ${missing === 1 ? 'cell' : 'cells'} fewer than the header.`;
    const hint = 'Add the missing cells; an empty one is just `| |`.';
    return [{ ...place, column: 1, severity: 'warning', rule: 'missing-cells', message, hint }];
  }
  const surplus = row.fields.slice(columns);
  const column = fieldColumn(lines, row.line, surplus[0]?.at ?? 0);
  const isEmpty = surplus.every((field) => field.text === '');
  const message = `${name} has ${count - columns} ${count - columns === 1 ? 'cell' : 'cells'} more than the header.`;
  const hint = isEmpty
    ? 'Take the surplus pipes at its end away.'
    : 'Add a column to the header, or write a pipe that belongs to the text as `\\|`, in code as well.';
  return [{ ...place, column, severity: isEmpty ? 'warning' : 'error', rule: 'surplus-cells', message, hint }];
}

function fieldColumn(lines: SourceLines, line: number, at: number): number {
  return Math.min(at, lineText(lines, line).length) + 1;
}
