import { PermissionFlagsBits } from 'discord-api-types/v10';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actOnce } from '../../src/app/once.js';
import { type RunningBot, startBot } from '../../src/cli/start-bot.js';
import { parseSession } from '../../src/core/document/parse.js';
import type { Store } from '../../src/core/ports/store.js';
import { NO_DUE, type WorkKey, workNonce } from '../../src/core/work.js';
import { openStore } from '../../src/db/open.js';
import { type LocalDiscord, startLocalDiscord } from '../../src/local-discord/local-discord.js';
import { makeDatabase, SILENT, TEST_DATABASE_URL, WITHOUT_POSTGRES } from '../db/each-store.js';
import { type BotProcess, startProcess } from './bot-process.js';

const PROCESSES = 4;
const ROUNDS = 5;
const HOUR = 60 * 60_000;

describe.skipIf(TEST_DATABASE_URL === undefined)(`processes that fire together${WITHOUT_POSTGRES}`, () => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let local: LocalDiscord;
  let store: Store;
  beforeAll(async () => {
    database = await makeDatabase();
    store = await openStore({ databaseUrl: database.url, dataFolder: '', log: SILENT, parse: parseSession });
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });
  beforeEach(async () => {
    local = await startLocalDiscord({ now: Date.now, botName: 'Rapporteur' });
  });
  afterEach(() => local.close());

  /** A server whose digest fell due within the last hour. */
  async function serverWithDue(): Promise<{ readonly server: string; readonly news: string }> {
    const guild = local.createGuild({ name: 'Readers' });
    const news = guild.createChannel({ name: 'news' }).id;
    guild.join('Hanna', { permissions: PermissionFlagsBits.ManageGuild });
    const now = new Date();
    await store.digests.setSchedule(guild.id, 'default', {
      channel: news,
      weekday: ((now.getUTCDay() + 6) % 7) + 1,
      hour: now.getUTCHours(),
      zone: 'UTC',
      since: new Date(now.getTime() - 3 * 24 * HOUR),
    });
    return { server: guild.id, news };
  }

  function messagesIn(channel: string): number {
    return local.world.channels.get(channel)?.log.byId.size ?? 0;
  }

  function botOn(holder: string): Promise<RunningBot> {
    const { token, apiUrl } = local;
    const clock = () => new Date();
    return startBot({ token, apiUrl, store, clock, log: SILENT, holder, zone: 'UTC', onFatal: () => {} });
  }

  it(`sends one digest for each of ${ROUNDS} servers from ${PROCESSES} bots whose ticks fall together`, async () => {
    const bots: RunningBot[] = [];
    for (let index = 0; index < PROCESSES; index += 1) bots.push(await botOn(`bot ${index}`));
    const channels: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) channels.push((await serverWithDue()).news);
    await Promise.all(bots.map((bot) => bot.tick()));
    await Promise.all(bots.map((bot) => bot.tick()));
    for (const bot of bots) await bot.stop();
    expect(channels.map(messagesIn)).toEqual(Array.from({ length: ROUNDS }, () => 1));
    const posts = local.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
    // Not even the nonce had to help.
    expect(posts).toHaveLength(ROUNDS);
  }, 120_000);

  it(`sends one digest from ${PROCESSES} processes that are woken together`, async () => {
    const processes: BotProcess[] = [];
    try {
      for (let index = 0; index < PROCESSES; index += 1) {
        processes.push(await startProcess(local, { DATABASE_URL: database.url }));
      }
      for (let round = 0; round < ROUNDS; round += 1) {
        const { server, news } = await serverWithDue();
        for (const { pid } of processes) process.kill(pid, 'SIGUSR2');
        const isDone = async () => (await store.work.lastDone(server, 'digest', 'default', 'channel')) !== null;
        await local.until(isDone, { timeoutMs: 30_000, what: `a digest: ${processes.map((each) => each.log())}` });
        for (const { pid } of processes) process.kill(pid, 'SIGUSR2');
        expect(messagesIn(news)).toBe(1);
      }
      // An ended process has nothing under way any more.
      for (const each of processes) expect(await each.end('SIGTERM')).toBe(0);
      const posts = local.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
      expect(posts).toHaveLength(ROUNDS);
    } finally {
      for (const each of processes) await each.kill();
    }
  }, 180_000);

  it('keeps its work while Discord makes it wait for several leases, and no other process acts', async () => {
    const { server, news } = await serverWithDue();
    const [first, second] = [await botOn('first'), await botOn('second')];
    const key: WorkKey = { server, kind: 'digest', subject: 'default', target: 'slow', due: NO_DUE };
    const leaseSeconds = 1;
    local.faults.onRequest({
      method: 'POST',
      path: new RegExp(`/channels/${news}/messages`),
      effect: { kind: 'rate-limit', retryAfter: 4, scope: 'shared' },
    });
    const acts: string[] = [];
    const act = (bot: RunningBot, name: string) =>
      actOnce(
        bot.app,
        key,
        async (work) => {
          acts.push(name);
          return { channel: news, message: await bot.app.chat.send(news, { content: name }, workNonce(work)) };
        },
        leaseSeconds,
      );
    let isSent = false;
    const sending = act(first, 'first').finally(() => {
      isSent = true;
    });
    let refused = 0;
    const tried = async () => {
      if (acts.length > 0 && !(await act(second, 'second'))) refused += 1;
      return isSent;
    };
    await local.until(tried, { timeoutMs: 30_000, what: 'the message after the wait' });
    expect(await sending).toBe(true);
    expect(await act(second, 'second')).toBe(false);
    expect(refused).toBeGreaterThan(1);
    expect(acts).toEqual(['first']);
    expect(messagesIn(news)).toBe(1);
    for (const bot of [first, second]) await bot.stop();
  }, 60_000);

  it('is free for others once the lease of a dead holder has run out, and they know that it had begun', async () => {
    const { server } = await serverWithDue();
    const key: WorkKey = { server, kind: 'digest', subject: 'default', target: 'dead', due: NO_DUE };
    await store.work.claim(key, 'dead', 1);
    await store.work.acting(key, 'dead');
    expect(await store.work.claim(key, 'heir', 1)).toBeNull();
    const sql = postgres(database.url, { max: 1, onnotice: () => {} });
    await sql`update work set lease_until = now() where server = ${server}`;
    await sql.end();
    expect(await store.work.claim(key, 'heir', 1)).toMatchObject({ begunBefore: true });
  });
});
