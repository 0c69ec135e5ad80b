import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/open.js';
import { makeDatabase, SILENT, TEST_DATABASE_URL, WITHOUT_POSTGRES } from '../db/each-store.js';
import { beginIn } from '../support/begun-store.js';
import { contents, fill, form } from './filled.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rapporteur-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hasTools = ['pg_dump', 'pg_restore'].every((tool) => spawnSync(tool, ['--version']).status === 0);
const why = hasTools ? WITHOUT_POSTGRES : ' (skipped: pg_dump is not installed)';

describe.skipIf(TEST_DATABASE_URL === undefined || !hasTools)(`a backup of PostgreSQL${why}`, () => {
  const drops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const drop of drops.splice(0)) await drop();
  });

  async function made(): Promise<string> {
    const database = await makeDatabase();
    drops.push(() => database.drop());
    return database.url;
  }

  const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataFolder: folder, log: SILENT });

  it('brings every row and every table back, as docs/hosting.md says it is made', async () => {
    const first = await made();
    const second = await made();
    const before = await open(first);
    await fill(before.db);
    const file = join(folder, 'rapporteur.dump');
    // The bot may run meanwhile: a dump is one instant.
    execFileSync('pg_dump', ['--format=custom', `--file=${file}`, first]);
    execFileSync('pg_restore', ['--clean', '--if-exists', '--no-owner', `--dbname=${second}`, file]);
    const after = await open(second);
    expect(await form(after.db)).toEqual(await form(before.db));
    expect(await contents(after.db)).toEqual(await contents(before.db));
    await before.close();
    await after.close();
  });

  it('is restored over what went wrong since', async () => {
    const url = await made();
    const database = await open(url);
    await fill(database.db);
    const before = await contents(database.db);
    const file = join(folder, 'rapporteur.dump');
    execFileSync('pg_dump', ['--format=custom', `--file=${file}`, url]);
    for (const table of ['claims', 'sessions']) await database.db.execute(`delete from ${table}`);
    await database.close();
    execFileSync('pg_restore', ['--clean', '--if-exists', '--no-owner', `--dbname=${url}`, file]);
    const again = await open(url);
    expect(await contents(again.db)).toEqual(before);
    await again.close();
  });
});

describe('a backup of the embedded database', { timeout: 120_000 }, () => {
  const open = (dataFolder: string) => openDatabase({ databaseUrl: null, dataFolder, log: SILENT });

  it('is a copy of the folder while the bot is stopped, and opens with every row', async () => {
    const data = join(folder, 'data');
    await beginIn(data);
    const before = await open(data);
    await fill(before.db);
    // A start frees leases, so that what it would change is changed.
    await before.db.execute('update work set lease_until = null');
    const held = await contents(before.db);
    await before.close();
    const archive = join(folder, 'data.tar.gz');
    execFileSync('tar', ['--create', '--gzip', `--file=${archive}`, '--directory', folder, 'data']);
    rmSync(data, { recursive: true });
    execFileSync('tar', ['--extract', `--file=${archive}`, '--directory', folder]);
    const after = await open(data);
    expect(await contents(after.db)).toEqual(held);
    await after.close();
  });
});
