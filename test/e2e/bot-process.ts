import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';
import type { LocalDiscord } from '../../src/local-discord/local-discord.js';
import { SHORT_LIVED } from '../support/short-lived.js';

/** A bot as a process of its own: `rapporteur start`. */
export interface BotProcess {
  readonly pid: number;
  /** Everything it has written to its log so far. */
  log(): string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Sends a signal and gives the exit code. */
  end(signal: 'SIGTERM' | 'SIGINT'): Promise<number | null>;
  /** Resolves with the exit code when it has ended by itself. */
  readonly ended: Promise<number | null>;
}

/** Starts the bot against a local Discord and waits until its commands are registered. */
export async function startProcess(local: LocalDiscord, env: NodeJS.ProcessEnv): Promise<BotProcess> {
  const registered = () =>
    local.requests.filter(({ method, path }) => method === 'PUT' && /\/commands$/.test(path)).length;
  const before = registered();
  const child = spawnBot(local, env);
  await local
    .until(() => registered() > before || child.process.exitCode !== null, {
      timeoutMs: 60_000,
      what: 'the bot to start',
    })
    .catch(async (error: unknown) => {
      await child.bot.kill();
      throw new Error(child.bot.log(), { cause: error });
    });
  if (child.process.exitCode !== null)
    throw new Error(`the bot ended with ${child.process.exitCode}: ${child.bot.log()}`);
  return child.bot;
}

/** Starts the bot without waiting for anything. */
export function spawnBot(local: LocalDiscord, env: NodeJS.ProcessEnv): { bot: BotProcess; process: ChildProcess } {
  const child = spawn(process.execPath, [...SHORT_LIVED, inject('cli'), 'start'], {
    env: {
      PATH: process.env.PATH,
      DISCORD_TOKEN: local.token,
      DISCORD_API_URL: local.apiUrl,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString('utf8')));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const bot: BotProcess = {
    pid: child.pid ?? 0,
    log: () => lines.join(''),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async end(signal) {
      child.kill(signal);
      return ended;
    },
    ended,
  };
  return { bot, process: child };
}
