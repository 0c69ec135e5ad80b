import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { schedule } from 'node-cron';
import { parseSession } from '../core/document/parse.js';
import { UserError } from '../core/errors.js';
import { openStore } from '../db/open.js';
import { openHealthDoor } from '../ops/health.js';
import { type Config, readConfig } from './config.js';
import { createLog } from './log.js';
import { startBot } from './start-bot.js';

/**
 * The verb `start`: runs the bot until SIGTERM or SIGINT, or until Discord closes the connection for good.
 *
 * @returns the exit code
 * @throws UserError for mistakes in the environment
 */
export async function start(env: NodeJS.ProcessEnv): Promise<number> {
  const config = readConfig(env);
  const token = requireToken(config);
  const log = createLog(config.logLevel);
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    dataFolder: config.dataFolder,
    log,
    parse: parseSession,
  });
  const ended = new AbortController();
  let code = 0;
  const bot = await startBot({
    token,
    apiUrl: config.apiUrl,
    store,
    clock: () => new Date(),
    log,
    holder: `${hostname()}/${process.pid}/${randomUUID().slice(0, 8)}`,
    onFatal(close) {
      log.error({ close }, 'Discord closed the connection for good');
      code = 1;
      ended.abort();
    },
  });
  // Cron only wakes us; the ledger decides what is due. A tick that is still running is not joined by another.
  const waking = schedule(
    '* * * * *',
    () => bot.tick().catch((error: unknown) => log.error({ err: error }, 'a tick failed')),
    {
      noOverlap: true,
    },
  );
  const health = config.http
    ? await openHealthDoor(config.http, async () => bot.isConnected() && Array.isArray(await store.digests.schedules()))
    : null;
  log.info({ database: config.databaseUrl ? 'postgresql' : 'pglite' }, 'ready');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ended.abort());
  if (!ended.signal.aborted) await once(ended.signal, 'abort');
  await waking.destroy();
  await health?.close();
  await bot.stop();
  await store.close();
  log.info({}, 'stopped');
  return code;
}

function requireToken({ token, apiUrl }: Config): string {
  if (token) return token;
  // The local Discord knows its bot by any token it made; a real one must be set.
  throw new UserError({
    message: `DISCORD_TOKEN is not set${apiUrl ? ', though DISCORD_API_URL is' : ''}.`,
    hint: 'Copy the bot’s token from the Developer Portal, or try everything without one: rapporteur demo.',
  });
}
