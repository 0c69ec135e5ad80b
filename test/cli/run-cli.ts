import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { SHORT_LIVED } from '../support/short-lived.js';

/** What a process of the command line left. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A folder with the archive of the hut club in it, and a store of its own beside. */
export interface Desk {
  readonly folder: string;
  /** A file of the folder. */
  path(name: string): string;
  /** All exports of the hut club. */
  exports(): Promise<readonly string[]>;
  /** Runs a verb; `store` names another data folder. */
  run(args: readonly string[], store?: string): Promise<Ended>;
  close(): Promise<void>;
}

const ARCHIVE = fileURLToPath(new URL('../archives/kettle', import.meta.url));

/** Makes a desk. */
export async function openDesk(): Promise<Desk> {
  const folder = await mkdtemp(join(tmpdir(), 'rapporteur-desk-'));
  await cp(ARCHIVE, folder, { recursive: true });
  const path = (name: string) => join(folder, name);
  return {
    folder,
    path,
    async exports() {
      const names = await readdir(folder);
      return names.filter((name) => name.startsWith('Hut') && name.endsWith('.json')).map(path);
    },
    run: (args, store = 'data') => run(args, { RAPPORTEUR_DATA: path(store), LOG_LEVEL: 'warn' }),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env.PATH ?? '', ...env }, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [...SHORT_LIVED, inject('cli'), ...args], options, (error, out, err) => {
      // A process that ended by itself says its code; one that could not be started has none.
      resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : -1, out, err });
    });
  });
}
