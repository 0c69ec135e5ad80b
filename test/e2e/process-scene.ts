import { readFileSync } from 'node:fs';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { parseSession } from '../../src/core/document/parse.js';
import { openStore } from '../../src/db/open.js';
import type { Actor } from '../../src/local-discord/actor.js';
import { type LocalDiscord, startLocalDiscord } from '../../src/local-discord/local-discord.js';
import { SILENT } from '../db/each-store.js';
import { type BotProcess, spawnBot, startProcess } from './bot-process.js';
import { wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');

/** A Discord of real time whose bot is a process of its own. */
export interface ProcessScene {
  readonly local: LocalDiscord;
  readonly room: string;
  readonly host: Actor;
  readonly ilse: Actor;
  /** Starts `rapporteur start` with a log of everything, and waits until its commands are registered. */
  start(env: NodeJS.ProcessEnv): Promise<BotProcess>;
  /** Starts it without waiting. */
  spawn(env: NodeJS.ProcessEnv): BotProcess;
  /** Waits until the process has logged this so often. */
  logged(bot: BotProcess, message: string, times?: number): Promise<void>;
  /** Loads the session and presses Post. */
  press(): Promise<void>;
  /** Waits until everything is posted; gives the threads. */
  posted(bot: BotProcess): Promise<readonly string[]>;
  threadNames(): readonly string[];
  /** What people said in the threads, as id, text and time of the last edit. */
  inDiscord(): readonly string[];
  /** What a closed bot's store holds of it. */
  inStore(env: NodeJS.ProcessEnv): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Starts the Discord, with a text channel, a host and a participant. */
export async function startScene(): Promise<ProcessScene> {
  const local = await startLocalDiscord({ now: Date.now, botName: 'Rapporteur' });
  const guild = local.createGuild({ name: 'Readers' });
  const room = guild.createChannel({ name: 'reading-room' }).id;
  const host = guild.join('Hanna', { permissions: PermissionFlagsBits.ManageGuild });
  const bots: BotProcess[] = [];
  const channels = () => [...local.world.channels.values()];
  const threads = () => channels().filter((channel) => channel.parentId === room);
  const kept = (bot: BotProcess) => {
    bots.push(bot);
    return bot;
  };
  return {
    local,
    room,
    host,
    ilse: guild.join('Ilse'),
    start: async (env) => kept(await startProcess(local, { LOG_LEVEL: 'info', ...env })),
    spawn: (env) => kept(spawnBot(local, { LOG_LEVEL: 'info', ...env }).bot),
    logged: (bot, message, times = 1) =>
      local.until(() => bot.log().split(message).length > times, {
        timeoutMs: 30_000,
        what: `the log to say “${message}”`,
      }),
    async press() {
      const values = { document: { name: 'bread.md', data: SOURCE } };
      const preview = await (await host.run(room, 'session load', values)).answer();
      await host.click(room, preview.id, 'Post');
    },
    async posted(bot) {
      const isNamed = (thread: string) =>
        channels().some(({ log }) => [...log.byId.values()].some((each) => wordsOf(each).includes(`/${thread})`)));
      const isComplete = () => {
        const last = threads().find(({ name }) => name === 'What we took from it');
        return last !== undefined && isNamed(last.id);
      };
      await local
        .until(isComplete, { timeoutMs: 40_000, what: 'the posting to be complete' })
        .catch((error: unknown) => Promise.reject(new Error(bot.log(), { cause: error })));
      return threads().map(({ id }) => id);
    },
    threadNames: () => threads().map(({ name }) => name),
    inDiscord: () =>
      threads()
        .flatMap(({ log }) => log.order.flatMap((id) => log.byId.get(id) ?? []))
        .filter(({ authorId }) => local.world.users.get(authorId)?.bot !== true)
        .map(({ id, content, editedAt }) => lineOf(id, content, editedAt))
        .sort(),
    async inStore(env) {
      const { DATABASE_URL: databaseUrl = null, RAPPORTEUR_DATA: dataFolder = '' } = env;
      const store = await openStore({ databaseUrl, dataFolder, log: SILENT, parse: parseSession });
      try {
        const [session] = await store.sessions.list(guild.id);
        const record = await store.record(guild.id, session?.id ?? '');
        const replies = record?.replies ?? [];
        return replies.map(({ id, text, editedAt }) => lineOf(id, text, editedAt?.getTime() ?? null)).sort();
      } finally {
        await store.close();
      }
    },
    async close() {
      for (const bot of bots) await bot.kill();
      await local.close();
    },
  };
}

function lineOf(id: string, text: string, editedAt: number | null): string {
  return `${id} ${text} (${editedAt ?? 'never edited'})`;
}
