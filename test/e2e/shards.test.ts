import { readFileSync } from 'node:fs';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import type { Store } from '../../src/core/ports/store.js';
import { AGREE, KEEP } from '../../src/core/replies.js';
import { ownsServer, readShards } from '../../src/core/shards.js';
import { openStore } from '../../src/db/open.js';
import type { Actor } from '../../src/local-discord/actor.js';
import type { RestFault } from '../../src/local-discord/faults.js';
import { type LocalDiscord, startLocalDiscord } from '../../src/local-discord/local-discord.js';
import { makeDatabase, SILENT, TEST_DATABASE_URL, WITHOUT_POSTGRES } from '../db/each-store.js';
import { type BotProcess, startProcess } from './bot-process.js';
import { wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');
const HOUR = 60 * 60_000;
const [EVEN, ODD] = ['0/2', '1/2'] as const;

interface Club {
  readonly server: string;
  readonly room: string;
  readonly news: string;
  readonly host: Actor;
  readonly ilse: Actor;
}

describe.skipIf(TEST_DATABASE_URL === undefined)(
  `processes that share one PostgreSQL by SHARDS${WITHOUT_POSTGRES}`,
  () => {
    let local: LocalDiscord;
    let database: Awaited<ReturnType<typeof makeDatabase>>;
    let store: Store;
    const running: BotProcess[] = [];
    beforeEach(async () => {
      local = await startLocalDiscord({ now: Date.now, botName: 'Rapporteur' });
      database = await makeDatabase();
      store = await openStore({ databaseUrl: database.url, dataFolder: '', log: SILENT, parse: parseSession });
    });
    afterEach(async () => {
      for (const bot of running.splice(0)) await bot.kill();
      await local.close();
      await store.close();
      await database.drop();
    });

    async function start(shards: string): Promise<BotProcess> {
      const bot = await startProcess(local, { DATABASE_URL: database.url, SHARDS: shards, LOG_LEVEL: 'info' });
      running.push(bot);
      return bot;
    }

    /** A server of that shard, made before anybody connects. */
    function club(shards: string): Club {
      for (;;) {
        const guild = local.createGuild({ name: `Readers of ${shards}` });
        if (!ownsServer(readShards(shards), guild.id)) continue;
        const [room, news] = ['reading-room', 'news'].map((name) => guild.createChannel({ name }).id) as [
          string,
          string,
        ];
        const host = guild.join('Hanna', { permissions: PermissionFlagsBits.ManageGuild });
        return { server: guild.id, room, news, host, ilse: guild.join('Ilse') };
      }
    }

    const threadsOf = ({ room }: Club) =>
      [...local.world.channels.values()]
        .filter(({ parentId }) => parentId === room)
        .map(({ name, id }) => ({ name, id }));

    async function press({ host, room }: Club, data = SOURCE): Promise<void> {
      const document = { name: 'bread.md', data };
      const preview = await (await host.run(room, 'session load', { document })).answer();
      await host.click(room, preview.id, 'Post');
    }

    /** Posted, and so far that the bot knows it. Gives the first question's thread. */
    async function posted(at: Club, data = SOURCE): Promise<string> {
      await press(at, data);
      const isDone = async () => (await store.sessions.list(at.server))[0]?.state === 'posted';
      await local.until(isDone, { timeoutMs: 40_000, what: 'the session to stand' });
      return threadsOf(at).find(({ name }) => name.startsWith('1.'))?.id ?? '';
    }

    async function schedule({ server, news }: Club): Promise<void> {
      const now = new Date();
      const weekday = ((now.getUTCDay() + 6) % 7) + 1;
      const since = new Date(now.getTime() - 3 * 24 * HOUR);
      const set = { channel: news, weekday, hour: now.getUTCHours(), zone: 'UTC', since };
      await store.digests.setSchedule(server, 'default', set);
    }

    const digests = ({ news, host }: Club) => host.sees(news);

    /** Kills a process while Discord keeps one of its requests waiting; its leases end at once instead of in a minute. */
    async function killAt(bot: BotProcess, fault: Omit<RestFault, 'effect'>, begin: () => unknown): Promise<void> {
      const { met } = local.faults;
      local.faults.onRequest({ ...fault, effect: { kind: 'hold', until: new Promise(() => {}) } });
      await begin();
      await local.until(() => local.faults.met > met, { timeoutMs: 20_000, what: `the request: ${bot.log()}` });
      await bot.kill();
      local.faults.clear();
      await query(async (sql) => {
        await sql`update work set lease_until = now() where state <> 'done'`;
        await sql`update posted_digests set lease_until = now() where lease_until is not null`;
      });
    }

    async function query(ask: (sql: postgres.Sql) => PromiseLike<unknown>): Promise<void> {
      const sql = postgres(database.url, { max: 1, onnotice: () => {} });
      await ask(sql);
      await sql.end();
    }

    it('each look after their own servers and nobody else’s', async () => {
      const clubs = [club(EVEN), club(ODD)] as const;
      const bots = [await start(EVEN), await start(ODD)];
      const talks = [await posted(clubs[0]), await posted(clubs[1])];
      for (const [index, each] of clubs.entries()) {
        await each.ilse.say(talks[index] ?? '', `Said in ${index}.`);
        await schedule(each);
      }
      for (const { pid } of bots) process.kill(pid, 'SIGUSR2');
      const isSent = () => clubs.every((each) => digests(each).length === 1);
      await local.until(isSent, { timeoutMs: 20_000, what: 'both digests' });
      for (const bot of bots) expect(await bot.end('SIGTERM')).toBe(0);
      for (const [index, { server }] of clubs.entries()) {
        const [session] = await store.sessions.list(server);
        const record = await store.record(server, session?.id ?? '');
        expect(record?.replies.map(({ text }) => text)).toEqual([`Said in ${index}.`]);
      }
    }, 90_000);

    it.each(['before', 'after'] as const)(
      'another finishes a posting: killed %s Discord made a thread',
      async (when) => {
        const at = club(EVEN);
        const first = await start(EVEN);
        await start(ODD);
        await killAt(first, { method: 'POST', path: /\/threads$/, when }, () => press(at));
        await start(EVEN);
        const isDone = async () => (await store.sessions.list(at.server))[0]?.state === 'posted';
        await local.until(isDone, { timeoutMs: 40_000, what: 'the session to stand' });
        expect(threadsOf(at).map(({ name }) => name)).toEqual([
          '1. Is the freezer cheating?',
          '2. Why did two tins go mouldy?',
          'What we took from it',
        ]);
        expect(
          at.host.sees(at.room).filter((message) => wordsOf(message).includes('Keeping bread fresh')),
        ).toHaveLength(1);
      },
      90_000,
    );

    it.each(['before', 'after'] as const)(
      'another sends the digest once: killed %s Discord had it',
      async (when) => {
        const at = club(EVEN);
        const first = await start(EVEN);
        await posted(at);
        await schedule(at);
        await killAt(first, { method: 'POST', path: new RegExp(`/${at.news}/messages`), when }, () =>
          process.kill(first.pid, 'SIGUSR2'),
        );
        const second = await start(EVEN);
        process.kill(second.pid, 'SIGUSR2');
        const isDone = async () => (await store.work.lastDone(at.server, 'digest', 'default', 'channel')) !== null;
        await local.until(isDone, { timeoutMs: 20_000, what: `the digest: ${second.log()}` });
        expect(digests(at)).toHaveLength(1);
      },
      90_000,
    );

    it.each(['before', 'after'] as const)(
      'another sends the brief once: killed %s Discord had it',
      async (when) => {
        const at = club(EVEN);
        const first = await start(EVEN);
        const meets = new Date(Date.now() + 2 * HOUR).toISOString().slice(0, 16);
        await posted(at, SOURCE.replace('zone: Europe/Berlin', `zone: UTC\nmeets: ${meets}`));
        // The evening before the meeting is to have come after the posting.
        await query((sql) => sql`update sessions set posted_at = posted_at - interval '3 days'`);
        await first.end('SIGTERM');
        const second = await start(EVEN);
        await killAt(second, { method: 'POST', path: new RegExp(`/${at.room}/messages`), when }, () =>
          process.kill(second.pid, 'SIGUSR2'),
        );
        const third = await start(EVEN);
        process.kill(third.pid, 'SIGUSR2');
        const [session] = await store.sessions.list(at.server);
        const isDone = async () => (await store.work.allDone(at.server, 'brief', session?.id ?? '')).length > 0;
        await local.until(isDone, { timeoutMs: 20_000, what: `the brief: ${third.log()}` });
        expect(at.host.sees(at.room).filter((message) => wordsOf(message).includes('Before we meet'))).toHaveLength(1);
      },
      90_000,
    );

    it('another takes withdrawn words out of the digest that was being mended', async () => {
      const at = club(EVEN);
      const first = await start(EVEN);
      const talk = await posted(at);
      const said = await at.ilse.say(talk, 'Count the freezer.');
      await at.host.react(talk, said.id, KEEP);
      await at.host.react(talk, said.id, AGREE);
      const isKept = async () => (await store.claims.ofMessage(at.server, said.id)).length > 0;
      await local.until(isKept, { timeoutMs: 20_000, what: 'the sentence to be kept' });
      // The digest fell due on the hour, so all of this is to have come before it.
      await query(async (sql) => {
        await sql`update claims set kept_at = kept_at - interval '2 hours'`;
        await sql`update replies set posted_at = posted_at - interval '2 hours'`;
      });
      await schedule(at);
      process.kill(first.pid, 'SIGUSR2');
      await local.until(() => digests(at).length === 1, { timeoutMs: 20_000, what: `the digest: ${first.log()}` });
      expect(wordsOf(digests(at)[0] ?? {})).toContain('Count the freezer.');
      await killAt(first, { method: 'PATCH', path: new RegExp(`/${at.news}/messages`) }, () =>
        at.ilse.remove(talk, said.id),
      );
      const second = await start(EVEN);
      process.kill(second.pid, 'SIGUSR2');
      const isMended = () => !wordsOf(digests(at)[0] ?? {}).includes('Count the freezer.');
      await local.until(isMended, { timeoutMs: 20_000, what: `the words to go: ${second.log()}` });
      expect(digests(at)).toHaveLength(1);
    }, 90_000);

    it('another gathers what was said and keeps what was marked while the receipt was waiting', async () => {
      const at = club(EVEN);
      const first = await start(EVEN);
      const talk = await posted(at);
      const said = await at.ilse.say(talk, 'Count the freezer.');
      await killAt(first, { method: 'PUT', path: /\/reactions\// }, async () => {
        await at.host.react(talk, said.id, KEEP);
      });
      const late = await at.ilse.say(talk, 'Said while nobody listened.');
      await at.host.react(talk, late.id, KEEP);
      const second = await start(EVEN);
      const isKept = async () =>
        (await store.claims.ofMessage(at.server, said.id)).length === 1 &&
        (await store.claims.ofMessage(at.server, late.id)).length === 1;
      await local.until(isKept, { timeoutMs: 20_000, what: `both sentences: ${second.log()}` });
      expect(await second.end('SIGTERM')).toBe(0);
      const [session] = await store.sessions.list(at.server);
      expect((await store.record(at.server, session?.id ?? ''))?.claims).toHaveLength(2);
    }, 90_000);
  },
);
