import type { Log } from '../core/ports/log.js';
import type { Store } from '../core/ports/store.js';
import type { Database } from './db.js';
import { migrate } from './migrate.js';
import type { ParseDocument } from './parse-document.js';
import { createStore } from './store.js';
import { freeAllWork } from './work.js';

/** Give this as `dataFolder` for a database that ends with the process. */
export const IN_MEMORY = ':memory:';

export interface DatabaseOptions {
  /** A PostgreSQL address, or null for the embedded database in `dataFolder`. */
  readonly databaseUrl: string | null;
  /** Where the embedded database lives; made when it is missing. {@link IN_MEMORY} keeps nothing. */
  readonly dataFolder: string;
  readonly log: Log;
  /** Told about steps that take seconds. */
  readonly onProgress?: (text: string) => void;
}

export interface StoreOptions extends DatabaseOptions {
  readonly parse: ParseDocument;
}

/**
 * Opens the database with its tables in this program's form. Only the driver that is used is loaded.
 * @throws UserError when it can't be opened: another process holds the folder, the server does not answer, …
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = await openDriver(options);
  try {
    await migrate(database.db);
    // Whoever holds the folder is alone with it, so what is still leased there belongs to a process that died.
    if (options.databaseUrl === null) await freeAllWork(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openDriver(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl !== null) {
    const { openPostgres } = await import('./open-postgres.js');
    return openPostgres(options.databaseUrl, options.log);
  }
  const { openFolder, openInMemory } = await import('./open-pglite.js');
  if (options.dataFolder === IN_MEMORY) return openInMemory();
  return openFolder(options.dataFolder, options.onProgress ?? (() => {}));
}

/** {@link openDatabase}, and the store on top of it. */
export async function openStore(options: StoreOptions): Promise<Store> {
  return createStore(await openDatabase(options), options.parse);
}
