import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSession } from '../../core/document/parse.js';
import type { Store } from '../../core/ports/store.js';
import { makeDatabase } from '../../db/make-database.js';
import { openStore } from '../../db/open.js';
import { createLog } from '../log.js';

/** A store of a bot's own for one trial. */
export interface TrialStore {
  /** How a process is told to use it. */
  readonly env: NodeJS.ProcessEnv;
  /** A dead process's leases end now instead of in a minute; an embedded database does so by itself. */
  freeLeases(): Promise<void>;
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** Makes stores of one kind. */
export interface TortureStore {
  readonly kind: 'PGlite' | 'PostgreSQL';
  fresh(): Promise<TrialStore>;
}

/** Stores in folders, or as databases on the server of `databaseUrl`, whose role may make and drop databases. */
export function tortureStore(databaseUrl: string | null): TortureStore {
  return databaseUrl === null
    ? { kind: 'PGlite', fresh: freshFolder }
    : { kind: 'PostgreSQL', fresh: () => freshDatabase(databaseUrl) };
}

async function freshFolder(): Promise<TrialStore> {
  const folder = await mkdtemp(join(tmpdir(), 'rapporteur-torture-'));
  return {
    env: { RAPPORTEUR_DATA: join(folder, 'data') },
    freeLeases: async () => undefined,
    open: () => openAt(null, join(folder, 'data')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function freshDatabase(server: string): Promise<TrialStore> {
  const made = await makeDatabase(server, `rapporteur_torture_${randomUUID().replaceAll('-', '').slice(0, 12)}`);
  return {
    env: { DATABASE_URL: made.url },
    freeLeases: made.freeLeases,
    open: () => openAt(made.url, ''),
    remove: made.drop,
  };
}

function openAt(databaseUrl: string | null, dataFolder: string): Promise<Store> {
  return openStore({ databaseUrl, dataFolder, log: createLog('error'), parse: parseSession });
}
