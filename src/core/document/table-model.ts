import { plainText } from './plain-text.js';
import { foldName } from './section-role.js';
import type { Cell, Ingredient, Recipe } from './session.js';
import { idsOf } from './slug.js';
import type { DocumentTable } from './table.js';

/** Rows, columns and fields as the session knows them. */
export interface TableModel {
  readonly recipes: readonly Recipe[];
  readonly ingredients: readonly Ingredient[];
  readonly cells: readonly Cell[];
}

/** More fields than any table that people read; beyond it the missing fields of a hostile table are not made up. */
const MOST_CELLS = 200_000;

/** Gives names and ids to rows and columns and a text to every field; fields beyond the last column are left out. */
export function tableModel(table: DocumentTable | null, aliases: ReadonlyMap<string, readonly string[]>): TableModel {
  if (!table) return { recipes: [], ingredients: [], cells: [] };
  const byName = new Map([...aliases].map(([name, list]) => [foldName(name), list] as const));
  const recipes = named(
    table.header.fields.slice(1).map((field) => plainText(field.text)),
    'recipe',
    byName,
  );
  const ingredients = named(
    table.rows.map((row) => row.name),
    'ingredient',
    byName,
  );
  const cells: Cell[] = [];
  for (const [at, row] of table.rows.entries()) {
    const ingredient = ingredients[at]?.id ?? '';
    for (const [column, recipe] of recipes.entries()) {
      if (cells.length >= MOST_CELLS) return { recipes, ingredients, cells };
      cells.push({ ingredient, recipe: recipe.id, text: row.fields[column + 1]?.text ?? '', line: row.line + 1 });
    }
  }
  return { recipes, ingredients, cells };
}

function named(names: readonly string[], kind: string, aliases: ReadonlyMap<string, readonly string[]>): Recipe[] {
  const ids = idsOf(names, kind);
  return names.map((name, index) => {
    const id = ids[index] ?? '';
    return { id, name, aliases: aliases.get(foldName(name)) ?? aliases.get(id) ?? [] };
  });
}
