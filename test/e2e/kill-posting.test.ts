import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../src/local-discord/actor.js';
import { type LocalDiscord, startLocalDiscord } from '../../src/local-discord/local-discord.js';
import { makeDatabase, TEST_DATABASE_URL, WITHOUT_POSTGRES } from '../db/each-store.js';
import { beginIn } from '../support/begun-store.js';
import { type BotProcess, startProcess } from './bot-process.js';
import { wordsOf } from './group.js';

const SOURCE = await readFile(new URL('./bread.md', import.meta.url), 'utf8');
const EXPECTED = ['1. Is the freezer cheating?', '2. Why did two tins go mouldy?', 'What we took from it'];

interface Scene {
  readonly local: LocalDiscord;
  readonly room: string;
  readonly host: Actor;
  readonly kind: 'text' | 'forum';
}

async function stage(kind: Scene['kind']): Promise<Scene> {
  const local = await startLocalDiscord({ now: Date.now, botName: 'Rapporteur' });
  const guild = local.createGuild({ name: 'Readers' });
  const desk = guild.createChannel({ name: 'desk' }).id;
  const room = kind === 'text' ? desk : guild.createChannel({ name: 'reading', type: 'forum' }).id;
  return { local, room, kind, host: guild.join('Hanna', { permissions: PermissionFlagsBits.ManageGuild }) };
}

/** Presses Post and does not wait: the process will not live to see the end. */
async function press({ local, host, room, kind }: Scene): Promise<void> {
  const desk = [...local.world.channels.values()].find((channel) => channel.name === 'desk')?.id ?? '';
  const values = { document: { name: 'bread.md', data: SOURCE }, ...(kind === 'forum' ? { channel: room } : {}) };
  const preview = await (await host.run(desk, 'session load', values)).answer();
  await host.click(desk, preview.id, 'Post');
}

function threadsOf({ local, room }: Scene): readonly string[] {
  return [...local.world.channels.values()]
    .filter((channel) => 'parentId' in channel && channel.parentId === room)
    .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
    .map((channel) => channel.name);
}

function overviews({ local, room }: Scene): number {
  const channels = [...local.world.channels.values()].filter(
    (channel) => channel.id === room || ('parentId' in channel && channel.parentId === room),
  );
  const messages = channels.flatMap((channel) => [...channel.log.byId.values()]);
  return messages.filter(
    (message) => message.authorId === local.botUserId && wordsOf(message).includes('questions, each in its own thread'),
  ).length;
}

/** The end of posting: the overview leads to the thread of takeaways. */
async function complete(scene: Scene, log: () => string): Promise<void> {
  const { local } = scene;
  await local.until(
    () => {
      const takeaways = [...local.world.channels.values()].find((channel) => channel.name === 'What we took from it');
      if (!takeaways) return false;
      return [...local.world.channels.values()].some((channel) =>
        [...channel.log.byId.values()].some((message) => wordsOf(message).includes(`/${takeaways.id})`)),
      );
    },
    { timeoutMs: 40_000, what: `posting was never completed: ${log()}` },
  );
}

type Point = readonly ['text' | 'forum', 'POST' | 'PATCH', number, 'before' | 'after'];

/** Where a process is killed: at the n-th request of a kind, before Discord has done it or after. Torture tries them all. */
const ON_PGLITE: readonly Point[] = [
  ['text', 'POST', 0, 'after'],
  ['text', 'POST', 2, 'before'],
  ['text', 'PATCH', 0, 'before'],
  ['forum', 'POST', 1, 'after'],
];
const ON_POSTGRES: readonly Point[] = [
  ['text', 'POST', 0, 'before'],
  ['text', 'POST', 1, 'after'],
  ['text', 'POST', 6, 'after'],
  ['forum', 'POST', 3, 'after'],
];

async function killedAt([kind, method, skip, when]: Point, env: NodeJS.ProcessEnv, freed: () => Promise<void>) {
  const scene = await stage(kind);
  const { local } = scene;
  const started: BotProcess[] = [];
  const start = async () => {
    const bot = await startProcess(local, env);
    started.push(bot);
    return bot;
  };
  try {
    const first = await start();
    const effect = { kind: 'hold', until: new Promise<void>(() => {}) } as const;
    const lift = local.faults.onRequest({ path: /^\/channels\//, method, when, skip, effect });
    await press(scene);
    await local.until(() => local.faults.met > 0, {
      timeoutMs: 20_000,
      what: `request ${skip} never came: ${first.log()}`,
    });
    await first.kill();
    lift();
    await freed();
    const second = await start();
    await complete(scene, second.log);
    expect(threadsOf(scene).filter((name) => name !== 'Keeping bread fresh')).toEqual(EXPECTED);
    expect(overviews(scene)).toBe(1);
    expect(await second.end('SIGTERM')).toBe(0);
  } finally {
    for (const bot of started) await bot.kill();
    await local.close();
  }
}

describe('a bot killed while it posts, on PGlite', () => {
  it.each(ON_PGLITE)(
    'in a %s channel, at %s %i, %s Discord did it',
    async (...point) => {
      const folder = await mkdtemp(join(tmpdir(), 'rapporteur-kill-'));
      await beginIn(folder);
      await killedAt(point, { RAPPORTEUR_DATA: folder }, async () => {});
      await rm(folder, { recursive: true, force: true });
    },
    90_000,
  );
});

describe.skipIf(TEST_DATABASE_URL === undefined)(
  `a bot killed while it posts, on PostgreSQL${WITHOUT_POSTGRES}`,
  () => {
    it.each(ON_POSTGRES)(
      'in a %s channel, at %s %i, %s Discord did it',
      async (...point) => {
        const database = await makeDatabase();
        // The dead process's lease runs for a minute; its end is brought forward instead of waited for.
        const freed = async () => {
          const sql = postgres(database.url, { max: 1, onnotice: () => {} });
          await sql`update work set lease_until = now() where state <> 'done'`;
          await sql.end();
        };
        await killedAt(point, { DATABASE_URL: database.url }, freed);
        await database.drop();
      },
      90_000,
    );
  },
);
