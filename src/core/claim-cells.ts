import type { SessionDocument } from './document/session.js';

/** A field of the table, a whole row (`column` null) or a whole column (`row` null), with what was said of it. */
export interface SpokenCell {
  /** Ids of the ingredient and the recipe. */
  readonly row: string | null;
  readonly column: string | null;
  /** Numbers of claims, in their order. */
  readonly claims: readonly string[];
}

/** What {@link spokenCells} needs to know of a claim. */
export interface TaggedClaim {
  readonly number: string;
  readonly claim: {
    readonly rows: readonly string[];
    readonly columns: readonly string[];
    readonly confirmedBy: string | null;
  };
}

/**
 * The cells that claims speak of, in the table's order, each row's margin after its cells and the columns' margins
 * last. Only tags that a person confirmed count; a claim's rows × columns is the full product; only a row, or only a
 * column, counts in the margin (design 8). Tags of what the table no longer has are left out.
 */
export function spokenCells(
  claims: Iterable<TaggedClaim>,
  table: Pick<SessionDocument, 'ingredients' | 'recipes'>,
): readonly SpokenCell[] {
  const byRow = new Map<string | null, Map<string | null, string[]>>();
  for (const { number, claim } of claims) {
    if (claim.confirmedBy === null) continue;
    if (claim.rows.length === 0 && claim.columns.length === 0) continue;
    for (const row of orMargin(claim.rows)) {
      for (const column of orMargin(claim.columns)) {
        const cells = byRow.get(row) ?? new Map<string | null, string[]>();
        byRow.set(row, cells);
        const numbers = cells.get(column);
        if (numbers) numbers.push(number);
        else cells.set(column, [number]);
      }
    }
  }
  const spoken: SpokenCell[] = [];
  for (const row of [...table.ingredients.map((each) => each.id), null]) {
    for (const column of [...table.recipes.map((each) => each.id), null]) {
      const numbers = byRow.get(row)?.get(column);
      if (numbers) spoken.push({ row, column, claims: numbers });
    }
  }
  return spoken;
}

function orMargin(ids: readonly string[]): readonly (string | null)[] {
  return ids.length === 0 ? [null] : [...new Set(ids)];
}
