import { PermissionFlagsBits } from 'discord-api-types/v10';
import { type BotOptions, type RunningBot, startBot } from '../../src/cli/start-bot.js';
import type { Log } from '../../src/core/ports/log.js';
import type { Store } from '../../src/core/ports/store.js';
import type { Actor } from '../../src/local-discord/actor.js';
import type { GuildHandle } from '../../src/local-discord/guild-handle.js';
import { type LocalDiscord, startLocalDiscord } from '../../src/local-discord/local-discord.js';

/** A reading group in a local Discord with the real bot: what every test of the whole way begins with. */
export interface Group {
  readonly local: LocalDiscord;
  readonly guild: GuildHandle;
  readonly bot: RunningBot;
  /** Turns the clock of Discord and of the bot; it never runs by itself. */
  setTime(instant: string): void;
  readonly room: string;
  readonly host: Actor;
  readonly people: Readonly<Record<'marta' | 'ilse' | 'teo' | 'noor', Actor>>;
  /** Waits until the bot has received and acted upon everything that happened so far. */
  settle(): Promise<void>;
  /** Ends the bot and starts another on the same store. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Starts Discord, a server with a text channel, five people and the bot. */
export async function startGroup(store: Store, log: Log = silent, more: Partial<BotOptions> = {}): Promise<Group> {
  const clock = { now: new Date('2026-10-05T08:00:00Z') };
  const tick = () => {
    clock.now = new Date(clock.now.getTime() + 1);
    return clock.now;
  };
  const local = await startLocalDiscord({ now: () => tick().getTime(), botName: 'Rapporteur' });
  const guild = local.createGuild({ name: 'Readers' });
  const room = guild.createChannel({ name: 'reading-room' }).id;
  const host = guild.join('Hanna', { permissions: PermissionFlagsBits.ManageGuild });
  const people = {
    marta: guild.join('Marta'),
    ilse: guild.join('Ilse'),
    teo: guild.join('Teo'),
    noor: guild.join('Noor'),
  };
  const start = () =>
    startBot({
      token: local.token,
      apiUrl: local.apiUrl,
      store,
      clock: tick,
      log,
      holder: 'test',
      // Far from UTC, so that a date in the wrong zone shows.
      zone: 'Pacific/Kiritimati',
      onFatal: (code) => {
        throw new Error(`fatal close ${code}`);
      },
      ...more,
    });
  let bot = await start();
  return {
    local,
    guild,
    get bot() {
      return bot;
    },
    setTime(instant) {
      clock.now = new Date(instant);
    },
    room,
    host,
    people,
    async settle() {
      // What is offered while somebody types travels behind all earlier events and leaves no trace.
      await host.type(room, 'claim change', { claim: '' }, 'claim');
      await bot.drain();
    },
    async restart() {
      await bot.stop();
      bot = await start();
    },
    async close() {
      await bot.stop();
      await local.close();
    },
  };
}

/** The host loads a document and posts it in the room. Gives the thread of its first question. */
export async function postDocument(group: Group, data: string): Promise<string> {
  const document = { name: 'bread.md', data };
  const preview = await (await group.host.run(group.room, 'session load', { document })).answer();
  await group.host.click(group.room, preview.id, 'Post');
  await group.settle();
  const thread = [...group.local.world.channels.values()].find(({ name }) => name.startsWith('1.'));
  if (!thread) throw new Error('Posting the document opened no thread for its first question');
  return thread.id;
}

/** All text of a message, components included, as one string. */
export function wordsOf(message: object): string {
  const words: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if ((key === 'content' || key === 'label') && typeof inner === 'string') words.push(inner);
      else visit(inner);
    }
  };
  visit(message);
  return words.join('\n');
}
