import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './db.js';
import { lockFolder } from './folder-lock.js';
import * as schema from './schema.js';

/** The database's own folder inside the data folder, and how a half-made one is called. */
const MADE = 'pglite';
const IN_THE_MAKING = 'pglite-new';

/** A database that ends with the process: for tests and for the demo. */
export async function openInMemory(): Promise<Database> {
  return start(undefined);
}

/**
 * Opens the database in a folder and makes it on the first start. One process holds the folder at a time.
 * @param onProgress told about the one step that takes seconds
 * @throws UserError when another process holds the folder, or the folder can't be written
 */
export async function openFolder(dataFolder: string, onProgress: (text: string) => void): Promise<Database> {
  const lock = await lockFolder(dataFolder);
  try {
    const folder = join(dataFolder, MADE);
    if (!(await exists(folder))) await make(dataFolder, folder, onProgress);
    const database = await start(folder);
    return {
      db: database.db,
      close: async () => {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** A kill during the first start can leave a folder that never opens again, so it gets its name only when it is whole. */
async function make(dataFolder: string, folder: string, onProgress: (text: string) => void): Promise<void> {
  onProgress('First start: making the database. This takes a few seconds, once.');
  const fresh = join(dataFolder, IN_THE_MAKING);
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh);
  const database = await start(fresh);
  await database.close();
  await rename(fresh, folder);
}

async function start(folder: string | undefined): Promise<Database> {
  const [{ PGlite }, { drizzle }] = await Promise.all([import('@electric-sql/pglite'), import('drizzle-orm/pglite')]);
  const client = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
  return { db: drizzle(client, { schema }), close: () => client.close() };
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
