import { randomUUID } from 'node:crypto';
import type { App } from '../app/app.js';
import { createMemory } from '../app/memory.js';
import { quietChat } from '../app/quiet-chat.js';
import { parseSession } from '../core/document/parse.js';
import { openStore } from '../db/open.js';
import { readConfig } from './config.js';
import { createLog } from './log.js';
import { pause } from './pause.js';

/**
 * Does a piece of work on the store that the environment names, without Discord, and closes the store whatever happens.
 *
 * @param onProgress told about steps that take seconds
 * @throws UserError when the store can't be opened: the bot holds the folder, the server does not answer, …
 */
export async function withStore<T>(
  env: NodeJS.ProcessEnv,
  onProgress: (step: string) => void,
  work: (app: App) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataFolder, logLevel, zone } = readConfig(env);
  const log = createLog(logLevel);
  const store = await openStore({ databaseUrl, dataFolder, log, parse: parseSession, onProgress });
  const memory = createMemory(store, { pause });
  try {
    return await work({
      store,
      chat: quietChat(),
      memory,
      clock: () => new Date(),
      log,
      attempt: () => randomUUID(),
      zone,
      owns: () => true,
      gather: () => undefined,
      repository: null,
      self: '0',
    });
  } finally {
    await memory.settle();
    await store.close();
  }
}
