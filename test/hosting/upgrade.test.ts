import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Db } from '../../src/db/db.js';
import { migrate } from '../../src/db/migrate.js';
import { openInMemory } from '../../src/db/open-pglite.js';
import { openPostgres } from '../../src/db/open-postgres.js';
import * as schema from '../../src/db/schema.js';
import { makeDatabase, SILENT, TEST_DATABASE_URL, WITHOUT_POSTGRES } from '../db/each-store.js';
import { contents, fill, form } from './filled.js';
import { ROOT } from './image.js';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[];
}

const MIGRATIONS = join(ROOT, 'drizzle');
const JOURNAL = JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as Journal;

// The embedded database takes seconds to start, and many on a busy machine.
describe.each(['PGlite', 'PostgreSQL'] as const)('an upgrade on %s', { timeout: 120_000 }, (backend) => {
  const isLeftOut = backend === 'PostgreSQL' && TEST_DATABASE_URL === undefined;
  const suffix = backend === 'PostgreSQL' ? WITHOUT_POSTGRES : '';
  let folder: string;
  const ends: (() => Promise<unknown>)[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rapporteur-upgrade-'));
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A database without a table. */
  async function empty(): Promise<Db> {
    const database = backend === 'PGlite' ? await openInMemory() : await openOwn();
    ends.push(() => database.close());
    return database.db;
  }

  async function openOwn(): Promise<Database> {
    const made = await makeDatabase();
    ends.push(() => made.drop());
    return openPostgres(made.url, SILENT);
  }

  /** The migrations up to one, as an earlier program had them, and others after them. */
  function upTo(count: number, more: readonly string[] = []): string {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const entries = [...JOURNAL.entries.slice(0, count)];
    for (const [at, text] of more.entries()) {
      const tag = `made_up_${at}`;
      writeFileSync(join(folder, `${tag}.sql`), text);
      entries.push({ ...JOURNAL.entries[0], idx: entries.length, when: Date.UTC(2100, 0, at + 1), tag });
    }
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...JOURNAL, entries }));
    return folder;
  }

  it.skipIf(isLeftOut).each(JOURNAL.entries.map(({ tag }, at) => [tag, at + 1] as const))(
    `from %s with rows in every table ends in today’s form, and loses no table’s rows${suffix}`,
    async (_, count) => {
      const db = await empty();
      await migrate(db, upTo(count));
      await fill(db);
      const before = await contents(db);
      expect(before.size).toBeGreaterThan(15);
      await migrate(db);
      const after = await contents(db);
      for (const [table, rows] of before) if (after.has(table)) expect(after.get(table)).toHaveLength(rows.length);
      // The program reads what it finds.
      for (const table of Object.values(schema)) await db.select().from(table);
      const fresh = await empty();
      await migrate(fresh);
      expect(await form(db)).toEqual(await form(fresh));
      if (count === JOURNAL.entries.length) expect(after).toEqual(before);
    },
  );

  it.skipIf(isLeftOut)(`runs a further migration over rows that are there${suffix}`, async () => {
    const db = await empty();
    await migrate(db);
    await fill(db);
    const before = await contents(db);
    const further = upTo(JOURNAL.entries.length, [
      "alter table sessions add column colour text not null default 'red';",
    ]);
    expect(await migrate(db, further)).toBe(1);
    expect((await contents(db)).get('sessions')?.every((row) => row.includes('"colour": "red"'))).toBe(true);
    expect((await contents(db)).get('claims')).toEqual(before.get('claims'));
    await expect(migrate(db)).rejects.toThrow('newer version');
  });

  it.skipIf(isLeftOut)(`changes nothing at all when a migration does not fit the rows${suffix}`, async () => {
    const db = await empty();
    await migrate(db);
    await fill(db);
    const before = await contents(db);
    const shape = await form(db);
    const bad = upTo(JOURNAL.entries.length, [
      'alter table sessions add column shape text;',
      'alter table sessions add column colour text not null;',
    ]);
    await expect(migrate(db, bad)).rejects.toThrow();
    expect(await contents(db)).toEqual(before);
    expect(await form(db)).toEqual(shape);
    expect(await migrate(db)).toBe(0);
  });
});
