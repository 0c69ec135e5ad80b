import { type LocalDiscord, startLocalDiscord } from '../../src/local-discord/local-discord.js';
import { type BotProcess, spawnBot, startProcess } from './bot-process.js';

/** A Discord of real time whose bot is a process of its own. */
export interface ProcessScene {
  readonly local: LocalDiscord;
  /** Starts `rapporteur start` with a log of everything, and waits until its commands are registered. */
  start(env: NodeJS.ProcessEnv): Promise<BotProcess>;
  /** Starts it without waiting. */
  spawn(env: NodeJS.ProcessEnv): BotProcess;
  /** Waits until the process has logged this. */
  logged(bot: BotProcess, message: string): Promise<void>;
  /** Ends the bots that still run, and the Discord. */
  close(): Promise<void>;
}

/** Starts the Discord with one server. */
export async function startScene(): Promise<ProcessScene> {
  const local = await startLocalDiscord({ now: Date.now, botName: 'Rapporteur' });
  local.createGuild({ name: 'Readers' });
  const bots: BotProcess[] = [];
  const kept = (bot: BotProcess) => {
    bots.push(bot);
    return bot;
  };
  return {
    local,
    start: async (env) => kept(await startProcess(local, { LOG_LEVEL: 'info', ...env })),
    spawn: (env) => kept(spawnBot(local, { LOG_LEVEL: 'info', ...env }).bot),
    logged: (bot, message) =>
      local.until(() => bot.log().includes(message), { timeoutMs: 30_000, what: `the log to say “${message}”` }),
    async close() {
      for (const bot of bots) await bot.kill();
      await local.close();
    },
  };
}
