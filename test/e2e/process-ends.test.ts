import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEST_DATABASE_URL, WITHOUT_POSTGRES } from '../db/each-store.js';
import { beginIn } from '../support/begun-store.js';
import { type BotProcess, spawnBot, startProcess } from './bot-process.js';
import { type ProcessWorld, startProcessWorld } from './process-world.js';
import { type ProxiedDatabase, proxiedDatabase } from './proxied-group.js';

/** What a supervisor waits before it kills (design 12), in milliseconds. */
const SUPERVISOR_WAITS = 5_000;

let world: ProcessWorld;
let folder = '';
let database: ProxiedDatabase | null = null;
const running: BotProcess[] = [];
beforeEach(async () => {
  world = await startProcessWorld();
  folder = await mkdtemp(join(tmpdir(), 'rapporteur-ends-'));
  await beginIn(folder);
});
afterEach(async () => {
  for (const bot of running.splice(0)) await bot.kill();
  await database?.drop();
  database = null;
  await world.local.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(env: NodeJS.ProcessEnv): Promise<BotProcess> {
  const bot = await startProcess(world.local, { RAPPORTEUR_DATA: folder, LOG_LEVEL: 'info', ...env });
  running.push(bot);
  return bot;
}

/** Sends SIGTERM and kills as a supervisor would: null then, else the exit code. */
async function terminate(bot: BotProcess): Promise<number | null> {
  const killer = setTimeout(() => void bot.kill(), SUPERVISOR_WAITS);
  const code = await bot.end('SIGTERM');
  clearTimeout(killer);
  return code;
}

function logged(bot: BotProcess, words: string): Promise<void> {
  return world.local.until(() => bot.log().includes(words), { timeoutMs: 60_000, what: words });
}

describe('a bot with PGlite', () => {
  it('ends with 0 in the middle of a burst, and after another start nothing of it is lost', async () => {
    const first = await start({});
    const thread = await world.post();
    for (let n = 0; n < 150; n += 1) {
      const { id } = await world.marta.say(thread, `Sentence ${n}.`);
      if (n % 10 === 0) await world.marta.edit(thread, id, `Edited ${n}.`);
    }
    expect(await terminate(first)).toBe(0);
    const second = await start({});
    await logged(second, '"msg":"swept"');
    expect(await terminate(second)).toBe(0);
    const where = { databaseUrl: null, dataFolder: folder };
    expect(await world.stored(where, thread)).toEqual(world.said(thread));
  }, 90_000);

  it('ends with 0 in the middle of posting, and at once when it is told twice', async () => {
    const bot = await start({});
    world.local.faults.onRequest({
      method: 'POST',
      path: /\/threads$/,
      effect: { kind: 'hold', until: new Promise(() => {}) },
    });
    void world.post().catch(() => undefined);
    await world.local.until(() => world.local.faults.met > 0, { timeoutMs: 20_000, what: 'the first thread' });
    expect(await terminate(bot)).toBe(0);
    const again = await start({});
    world.local.faults.onRequest({
      method: 'PATCH',
      path: /^\/webhooks\//,
      times: 9,
      effect: { kind: 'hold', until: new Promise(() => {}) },
    });
    await world.host.run(world.room, 'help');
    process.kill(again.pid, 'SIGTERM');
    await world.local.until(() => world.local.faults.met > 1, { timeoutMs: 20_000, what: 'an answer to wait for' });
    process.kill(again.pid, 'SIGTERM');
    expect(await again.ended).toBe(143);
  }, 90_000);

  it('can be ended while it waits to connect', async () => {
    const first = await start({});
    world.local.dropSockets({ resumable: false, code: 4004 });
    await first.ended;
    const identified = world.local.requests.length;
    await writeFile(join(folder, 'fatal-ends.json'), JSON.stringify({ count: 20, at: new Date().toISOString() }));
    const { bot } = spawnBot(world.local, { RAPPORTEUR_DATA: folder });
    running.push(bot);
    await logged(bot, 'waiting before connecting');
    expect(await terminate(bot)).toBe(0);
    expect(world.local.requests.length).toBe(identified);
  }, 60_000);
});

describe.skipIf(TEST_DATABASE_URL === undefined)(`a bot with PostgreSQL${WITHOUT_POSTGRES}`, () => {
  it('ends with 0 while its database takes five seconds an answer, and loses nothing of what was said', async () => {
    database = await proxiedDatabase();
    const first = await start({ DATABASE_URL: database.url });
    const thread = await world.post();
    database.proxy.delay = 5_000;
    for (let n = 0; n < 40; n += 1) await world.marta.say(thread, `Sentence ${n}.`);
    await world.host.run(world.room, 'session status');
    expect(await terminate(first)).toBe(0);
    database.proxy.delay = 0;
    const second = await start({ DATABASE_URL: database.url });
    await logged(second, '"msg":"swept"');
    expect(await terminate(second)).toBe(0);
    const where = { databaseUrl: database.url, dataFolder: folder };
    expect(await world.stored(where, thread)).toEqual(world.said(thread));
  }, 90_000);
});

describe.skipIf(TEST_DATABASE_URL === undefined)(`a bot whose PostgreSQL is in trouble${WITHOUT_POSTGRES}`, () => {
  it('ends with 0 while its first connection gets no answer', async () => {
    database = await proxiedDatabase();
    const { proxy, url } = database;
    proxy.stalling = true;
    const { bot } = spawnBot(world.local, { DATABASE_URL: url, RAPPORTEUR_DATA: folder });
    running.push(bot);
    await world.local.until(() => proxy.accepted > 0, { timeoutMs: 20_000, what: 'a connection' });
    expect(await terminate(bot)).toBe(0);
  }, 60_000);

  it.each(['stalled', 'away'] as const)(
    'ends with 0 while it is %s, and loses nothing of what was said',
    async (how) => {
      database = await proxiedDatabase();
      const { proxy, url } = database;
      const first = await start({ DATABASE_URL: url });
      const thread = await world.post();
      if (how === 'stalled') proxy.stalling = true;
      else {
        proxy.refusing = true;
        proxy.cut();
      }
      for (let n = 0; n < 40; n += 1) await world.marta.say(thread, `Sentence ${n}.`);
      expect(await terminate(first)).toBe(0);
      proxy.stalling = false;
      proxy.refusing = false;
      const second = await start({ DATABASE_URL: url });
      await logged(second, '"msg":"swept"');
      expect(await terminate(second)).toBe(0);
      expect(await world.stored({ databaseUrl: url, dataFolder: folder }, thread)).toEqual(world.said(thread));
    },
    90_000,
  );
});

it.each([
  ['refuses it', 'refuseGateway'],
  ['takes it and never greets it', 'silentGateway'],
] as const)(
  'ends with 0 while Discord’s gateway %s',
  async (_, fault) => {
    world.local.faults[fault] = true;
    const { bot } = spawnBot(world.local, { RAPPORTEUR_DATA: folder, LOG_LEVEL: 'info' });
    running.push(bot);
    await world.local.until(() => world.local.faults.met > 0, { timeoutMs: 20_000, what: 'the connection' });
    expect(await terminate(bot)).toBe(0);
  },
  60_000,
);
