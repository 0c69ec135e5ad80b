import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { openDatabase } from '../../src/db/open.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder whose first start is over: see {@link beginIn}. */
    begun: string;
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(ROOT, 'node_modules', '.cache', 'rapporteur-begun');
const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Makes the database that a first start makes, once for each form of the tables: making one takes seconds, copying it
 * none. Gives the data folder.
 */
export async function makeBegun(): Promise<string> {
  const folder = join(CACHE, await formOfTables());
  await mkdir(CACHE, { recursive: true });
  const there = await readdir(CACHE);
  if (there.includes(folder.slice(CACHE.length + 1))) return folder;
  for (const old of there) await rm(join(CACHE, old), { recursive: true, force: true });
  const fresh = await mkdtemp(join(ROOT, 'node_modules', '.cache', 'rapporteur-beginning-'));
  const database = await openDatabase({ databaseUrl: null, dataFolder: fresh, log: SILENT });
  await database.close();
  // The lock of a folder belongs to the process that made it.
  await rm(join(fresh, 'lock'), { recursive: true, force: true });
  await rename(fresh, folder);
  return folder;
}

/** The migrations and the database that runs them. */
async function formOfTables(): Promise<string> {
  const hash = createHash('sha256');
  const migrations = join(ROOT, 'drizzle');
  const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of [...files, join('meta', '_journal.json')]) hash.update(await readFile(join(migrations, name)));
  hash.update(await readFile(join(ROOT, 'node_modules', '@electric-sql', 'pglite', 'package.json')));
  return hash.digest('hex').slice(0, 16);
}

/** Gives a process that is to be started there a database as a first start leaves it, for tests that are about later ones. */
export async function beginIn(dataFolder: string): Promise<void> {
  await cp(inject('begun'), dataFolder, { recursive: true });
}
