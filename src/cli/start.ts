import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { schedule } from 'node-cron';
import type { PublishPlace } from '../app/app.js';
import { parseSession } from '../core/document/parse.js';
import { UserError } from '../core/errors.js';
import type { Log } from '../core/ports/log.js';
import type { Store } from '../core/ports/store.js';
import { openStore } from '../db/open.js';
import { fatalCloseError, RefusedError } from '../discord/start-up.js';
import { gitRepository } from '../ops/git-repository.js';
import { openHealthDoor } from '../ops/health.js';
import { createMetrics, type Metrics } from '../ops/metrics.js';
import { type StartPace, startPace } from '../ops/start-pace.js';
import { type Config, readConfig } from './config.js';
import { type Ending, listenForEnd } from './ending.js';
import { createLog } from './log.js';
import { pause } from './pause.js';
import { type RunningBot, startBot } from './start-bot.js';
import { VERSION } from './version.js';
import { watchFigures } from './watch-figures.js';

/** What a running process has in hand. */
interface Run {
  readonly config: Config;
  readonly token: string;
  readonly log: Log;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly ending: Ending;
  readonly pace: StartPace;
}

/** A connection that stood so long is no part of a loop of restarts. */
const LASTING_MS = 10 * 60_000;

/**
 * The verb `start`: runs the bot until SIGTERM or SIGINT, or until Discord closes the connection for good. It leaves the
 * process within five seconds of the first signal.
 *
 * @returns the exit code
 * @throws UserError for mistakes in the environment, and for what Discord does not accept
 */
export async function start(env: NodeJS.ProcessEnv): Promise<number> {
  const config = readConfig(env);
  const token = requireToken(config);
  const metrics = createMetrics({ version: VERSION, database: config.databaseUrl ? 'postgresql' : 'pglite' });
  const log = metrics.counting(createLog(config.logLevel));
  const ending = listenForEnd(process);
  process.on('SIGUSR2', nothingToWake);
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    dataFolder: config.dataFolder,
    log,
    parse: parseSession,
  });
  try {
    return await runWith({ config, token, log, store, metrics, ending, pace: startPace(config.dataFolder) });
  } finally {
    await store.close();
    log.info({}, 'stopped');
  }
}

/** Unheard, this signal would end the process; before the bot is connected, and while it leaves, there is nothing to wake. */
function nothingToWake(): void {}

async function runWith(run: Run): Promise<number> {
  const { config, store, ending } = run;
  let bot: RunningBot | null = null;
  const health = config.http
    ? await openHealthDoor(
        config.http,
        {
          gateway: () => bot?.isConnected() ?? false,
          store: async () => Array.isArray(await store.digests.schedules()),
        },
        run.metrics,
      )
    : null;
  if (health) run.log.info({ port: health.port }, 'health is told');
  try {
    await waitForPace(run);
    if (ending.signal.aborted) return ending.code;
    const fatal: { close: number | null } = { close: null };
    bot = await connected(run, fatal);
    watchFigures(run.metrics, bot);
    await untilEnd(run, bot);
    if (fatal.close !== null) await countFatalEnd(run);
    await bot.stop();
    if (fatal.close !== null) throw fatalCloseError(fatal.close);
    return ending.code;
  } finally {
    await health?.close();
  }
}

/** After fatal ends the next connection waits, longer each time. */
async function waitForPace({ pace, ending, log }: Run): Promise<void> {
  const milliseconds = await pace.wait(new Date());
  if (milliseconds === 0) return;
  log.warn(
    { seconds: Math.ceil(milliseconds / 1_000), file: pace.file },
    'Discord ended the last starts for good: waiting before connecting again. Without the file there is no wait',
  );
  // The pause alone would not keep the process alive.
  const awake = setInterval(() => undefined, 60_000);
  await pause(milliseconds, ending.signal);
  clearInterval(awake);
}

/** A folder that cannot be written must not hide why we end. */
async function countFatalEnd({ pace, log }: Run): Promise<void> {
  await pace.fatal(new Date()).catch((err: unknown) => {
    log.warn({ err, file: pace.file }, 'the next start will not wait: the end could not be noted');
  });
}

async function connected(run: Run, fatal: { close: number | null }): Promise<RunningBot> {
  const { config, token, log, store, ending } = run;
  try {
    return await startBot({
      token,
      apiUrl: config.apiUrl,
      shards: config.shards,
      store,
      clock: () => new Date(),
      log,
      zone: config.zone,
      repository: publishPlace(run),
      meter: run.metrics.meter,
      holder: `${hostname()}/${process.pid}/${randomUUID().slice(0, 8)}`,
      onFatal(close) {
        log.error({ close }, fatalCloseError(close).message);
        fatal.close = close;
        ending.end(1);
      },
    });
  } catch (error) {
    if (error instanceof RefusedError) await countFatalEnd(run);
    throw error;
  }
}

/** The clone is kept with the other data; it can be made again. */
function publishPlace({ config, ending }: Run): PublishPlace | null {
  const { publish, dataFolder } = config;
  if (publish === null) return null;
  const folder = resolve(dataFolder, 'repository.git');
  const { only, ...place } = publish;
  return { repository: gitRepository({ ...place, folder, env: process.env, signal: ending.signal }), only };
}

async function untilEnd({ config, log, metrics, ending, pace }: Run, bot: RunningBot): Promise<void> {
  const since = Date.now();
  async function tick(): Promise<void> {
    if (bot.isConnected() && Date.now() - since >= LASTING_MS) await pace.lasted();
    const began = performance.now();
    const took = (isDone: boolean) => metrics.meter.ticked((performance.now() - began) / 1_000, isDone);
    await bot.tick().catch((error: unknown) => {
      took(false);
      throw error;
    });
    took(true);
  }
  // Cron only wakes us; the ledger decides what is due. A tick that is still running is not joined by another.
  const wake = () => tick().catch((err: unknown) => log.error({ err }, 'a tick failed'));
  const waking = schedule('* * * * *', wake, { noOverlap: true });
  process.on('SIGUSR2', wake);
  log.info({ database: config.databaseUrl ? 'postgresql' : 'pglite' }, 'ready');
  if (!ending.signal.aborted) await once(ending.signal, 'abort');
  log.info({}, 'ending: what has come is stored; a second signal ends at once');
  process.off('SIGUSR2', wake);
  await waking.destroy();
}

function requireToken({ token, apiUrl }: Config): string {
  if (token) return token;
  // The local Discord knows its bot by any token it made; a real one must be set.
  throw new UserError({
    message: `DISCORD_TOKEN is not set${apiUrl ? ', though DISCORD_API_URL is' : ''}.`,
    hint: 'Copy the bot’s token from the Developer Portal, or try everything without one: rapporteur demo.',
  });
}
