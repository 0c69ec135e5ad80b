import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm/sql';
import { UserError } from '../core/errors.js';
import type { Db } from './db.js';

/** Which migrations a database has had: its own table, outside the schema that migrations are generated from. */
const journal = pgTable('rapporteur_migrations', {
  madeAt: bigint('made_at', { mode: 'number' }).primaryKey(),
  hash: text('hash').notNull(),
});

/** Any number that no other program on the same database is likely to lock. */
const LOCK = 7_274_907_182_331;

/** `drizzle/` stands beside `src/` and beside `dist/`: two levels above this module in both. */
const FOLDER = fileURLToPath(new URL('../../drizzle', import.meta.url));

/**
 * Brings the tables to this program's form, in one transaction under a lock of that transaction: openers at the same
 * time wait for each other, and a pooler that hands connections out per transaction does no harm.
 * @returns how many migrations ran now
 * @throws UserError when a newer program has already changed the database
 */
export async function migrate(db: Db, folder: string = FOLDER): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '10min'`);
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
    await tx.execute(
      sql`create table if not exists rapporteur_migrations (made_at bigint primary key, hash text not null)`,
    );
    const had = new Set((await tx.select({ madeAt: journal.madeAt }).from(journal)).map((row) => row.madeAt));
    refuseNewer(had, new Set(migrations.map((migration) => migration.folderMillis)));
    const missing = migrations.filter((migration) => !had.has(migration.folderMillis));
    for (const migration of missing) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.insert(journal).values({ madeAt: migration.folderMillis, hash: migration.hash });
    }
    return missing.length;
  });
}

function refuseNewer(had: ReadonlySet<number>, known: ReadonlySet<number>): void {
  if ([...had].every((madeAt) => known.has(madeAt))) return;
  throw new UserError({
    message: 'The database was written by a newer version of Rapporteur than this one.',
    hint: 'Start the newer version again, or restore a backup from before the upgrade.',
  });
}
