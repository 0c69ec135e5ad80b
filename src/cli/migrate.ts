import { parseSession } from '../core/document/parse.js';
import { openStore } from '../db/open.js';
import { readConfig } from './config.js';
import { createLog } from './log.js';

/** The verb `migrate`: opening the store brings its tables up to date. */
export async function migrate(env: NodeJS.ProcessEnv, out: NodeJS.WritableStream): Promise<void> {
  const { databaseUrl, dataFolder, logLevel } = readConfig(env);
  const store = await openStore({ databaseUrl, dataFolder, log: createLog(logLevel), parse: parseSession });
  await store.close();
  out.write('The database is up to date.\n');
}
