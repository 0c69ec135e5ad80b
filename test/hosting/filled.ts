import { sql } from 'drizzle-orm/sql';
import type { Db } from '../../src/db/db.js';

/** Runs a statement; the two drivers give rows in different wrappings. */
export async function rows(db: Db, statement: string): Promise<readonly Record<string, unknown>[]> {
  const result = (await db.execute(sql.raw(statement))) as unknown;
  const list = Array.isArray(result) ? result : (result as { readonly rows: unknown[] }).rows;
  // A row of a raw statement is an object of its columns.
  return list as Record<string, unknown>[];
}

/** The tables of a database, our journal of migrations left out. */
export async function tablesOf(db: Db): Promise<readonly string[]> {
  const found = await rows(
    db,
    `select table_name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rapporteur_migrations' order by 1`,
  );
  return found.map((row) => String(row.table_name));
}

/** A value of each type, by a number: the same number gives the same key everywhere, so that foreign keys hold. */
const VALUES: Readonly<Record<string, (n: number) => string>> = {
  bigint: (n) => `12345678901234567${n}`,
  integer: (n) => `${n}`,
  smallint: (n) => `${n}`,
  text: (n) => `'words “${n}” 日本語 \\ %'`,
  boolean: (n) => `${n % 2 === 0}`,
  bytea: (n) => `'\\x00ff0${n}'`,
  ARRAY: (n) => `array['one ${n}', 'a,b"c', '']`,
  'timestamp with time zone': (n) => `timestamptz '2026-03-0${n} 09:00:00.123+00'`,
};

/**
 * Fills every table that a database has with three rows, whatever its tables are: it reads their columns, since earlier forms of
 * the tables are known to nobody but their migrations.
 */
export async function fill(db: Db): Promise<void> {
  const tables = await tablesOf(db);
  await db.transaction(async (tx) => {
    // In any order: all rows are there when the transaction ends, and the keys fit.
    await tx.execute(sql.raw(`set local session_replication_role = replica`));
    for (const table of tables) {
      const columns = await rows(
        tx,
        `select column_name, data_type from information_schema.columns
         where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER' order by ordinal_position`,
      );
      const names = columns.map((column) => `"${column.column_name}"`).join(', ');
      for (const n of [1, 2, 3]) {
        const values = columns.map(({ data_type: type }) => {
          const value = VALUES[String(type)];
          if (!value) throw new Error(`${table} has a column of type ${type}: say what to put into it`);
          return value(n);
        });
        await tx.execute(
          sql.raw(`insert into "${table}" (${names}) overriding system value values (${values.join(', ')})`),
        );
      }
    }
  });
}

/** Everything that stands in a database, by table, to be compared. */
export async function contents(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const table of await tablesOf(db)) {
    const all = await rows(db, `select to_jsonb(t)::text as row from "${table}" t order by 1`);
    found.set(
      table,
      all.map(({ row }) => String(row)),
    );
  }
  return found;
}

/** The form of all tables, columns, defaults, indexes and constraints, to be compared. */
export async function form(db: Db): Promise<readonly string[]> {
  const parts = await rows(
    db,
    `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as part
       from information_schema.columns where table_schema = 'public'
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
       where connamespace = 'public'::regnamespace
     order by 1`,
  );
  return parts.map(({ part }) => String(part)).sort();
}
