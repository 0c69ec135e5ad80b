import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { LocalDiscord } from '../../local-discord/local-discord.js';
import { MAIN } from '../own-files.js';

/** `rapporteur start` as a process of its own. */
export interface BotChild {
  kill(): Promise<void>;
  /** SIGTERM; gives the exit code. */
  terminate(): Promise<number | null>;
  isRunning(): boolean;
}

/**
 * Starts the bot and waits until its commands are registered.
 *
 * @throws Error with its log when it ends before that, or needs more than a minute
 */
export async function startChild(local: LocalDiscord, env: NodeJS.ProcessEnv): Promise<BotChild> {
  const registered = () =>
    local.requests.filter((request) => request.method === 'PUT' && request.path.endsWith('/commands')).length;
  const before = registered();
  const child = spawn(process.execPath, [MAIN, 'start'], {
    env: {
      PATH: process.env.PATH,
      DISCORD_TOKEN: local.token,
      DISCORD_API_URL: local.apiUrl,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const log: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString('utf8')));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  await local
    .until(() => registered() > before || !isRunning(), { timeoutMs: 60_000, what: 'the bot to start' })
    .catch(() => child.kill('SIGKILL'));
  if (registered() === before) throw new Error(`the bot did not start: ${log.join('')}`);
  return {
    kill: () => end(child, 'SIGKILL', ended).then(() => undefined),
    terminate: () => end(child, 'SIGTERM', ended),
    isRunning,
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals, ended: Promise<number | null>): Promise<number | null> {
  child.kill(signal);
  return ended;
}
