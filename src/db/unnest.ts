import type { Column } from 'drizzle-orm';
import { type SQL, sql } from 'drizzle-orm/sql';
import { arrayLiteral } from './array-literal.js';
import { harmlessText } from './harmless-text.js';

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
    const safe = type === 'text' ? values.map((value) => (value === null ? null : harmlessText(value))) : values;
    return sql`${arrayLiteral(safe)}::${sql.raw(type)}[]`;
  });
  return sql`unnest(${sql.join(lists, sql`, `)})`;
}

/** True for rows whose (server, id) is one of these keys. */
export function keyIn(server: Column, id: Column, keys: readonly MessageKey[]): SQL {
  const wanted = unnest([
    { type: 'bigint', values: keys.map((key) => key.server) },
    { type: 'bigint', values: keys.map((key) => key.id) },
  ]);
  return sql`(${server}, ${id}) in (select * from ${wanted})`;
}

/** True for rows whose id is one of these. */
export function idIn(column: Column, ids: readonly string[]): SQL {
  return sql`${column} = any(${arrayLiteral(ids)}::bigint[])`;
}
