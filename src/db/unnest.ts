import type { Column } from 'drizzle-orm';
import { type SQL, sql } from 'drizzle-orm/sql';
import { arrayLiteral, plainArrayLiteral } from './array-literal.js';
import { harmlessText } from './harmless-text.js';
import { storedId } from './stored-id.js';

type CellType = 'bigint' | 'integer' | 'text' | 'timestamptz';

/** One column of rows handed to the database as a single parameter. */
export interface UnnestColumn {
  readonly type: CellType;
  readonly values: readonly (string | null)[];
}

/** A message named with its server, as every lookup names it. */
export interface MessageKey {
  readonly server: string;
  readonly id: string;
}

/** Rows in place of `values (…), (…)`: one parameter per column, however many rows there are. */
export function unnest(columns: readonly UnnestColumn[]): SQL {
  const lists = columns.map(({ type, values }) => {
    const literal =
      type === 'text'
        ? arrayLiteral(values.map((value) => (value === null ? null : harmlessText(value))))
        : plainArrayLiteral(values);
    return sql`${literal}::${sql.raw(type)}[]`;
  });
  return sql`unnest(${sql.join(lists, sql`, `)})`;
}

/**
 * True for rows whose (server, id) is one of these keys. Joined to a list of pairs, the rows are looked up by their key
 * one by one; with `server = … and id = any(…)` a planner without fresh statistics reads all rows of the server instead.
 */
export function keyIn(server: Column, id: Column, keys: readonly MessageKey[]): SQL {
  const [first] = keys;
  // A batch mostly comes from one server, and then half of what would be sent is the same number.
  if (first !== undefined && keys.every((key) => key.server === first.server)) {
    return idIn(
      server,
      id,
      first.server,
      keys.map((key) => key.id),
    );
  }
  const wanted = unnest([
    { type: 'bigint', values: keys.map((key) => key.server) },
    { type: 'bigint', values: keys.map((key) => key.id) },
  ]);
  return sql`(${server}, ${id}) in (select * from ${wanted})`;
}

/** {@link keyIn} for keys of one server. */
export function idIn(server: Column, id: Column, one: string, ids: readonly string[]): SQL {
  const wanted = unnest([{ type: 'bigint', values: ids.map(storedId) }]);
  return sql`(${server}, ${id}) in (select ${storedId(one)}::bigint, ${wanted})`;
}
