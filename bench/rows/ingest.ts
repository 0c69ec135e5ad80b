import { Client, Events, GatewayIntentBits } from 'discord.js';
import { drizzle } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import makeClient from 'postgres';
import type { Store } from '../../src/core/ports/store.js';
import { replies } from '../../src/db/schema.js';
import { type BenchStore, withBenchStore } from '../bench-store.js';
import type { Bench } from '../entry.js';
import { type Feed, startFeed } from '../feed/feed.js';
import { postSessions } from '../posted-session.js';
import { runBot } from '../running-bot.js';
import { median } from '../side-by-side.js';

const BATCH = 1_000;

/** Frames from a socket to committed rows, beside the rows inserted raw, and beside a plain client's insert for each. */
export const ingest: Bench = {
  name: 'ingest',
  async run(tell, { isSmall }) {
    const [messages, rounds] = isSmall ? [2_000, 1] : [50_000, 5];
    const feed = await startFeed({ threads: isSmall ? 10 : 200, servers: 0 });
    try {
      return await withBenchStore(async (under) => {
        const speeds = { ours: [] as number[], raw: [] as number[], plain: [] as number[] };
        await postSessions(under.store, feed.place);
        const ours = await countingBot(under.store, feed);
        for (let round = 0; round < rounds; round += 1) {
          const rows = await ours.take(under, messages, speeds.ours);
          speeds.raw.push(await insertRaw(under.sql, rows));
          tell(`round ${round + 1} of ${rounds}`);
        }
        await ours.stop();
        // Each message is a statement of its own there, so fewer tell as much.
        for (let round = 0; round < rounds; round += 1) {
          speeds.plain.push(await plainClient(under, feed, Math.ceil(messages / 10)));
        }
        const aims = { ours: median(speeds.ours), unit: 'messages/s', direction: 'atLeast' } as const;
        return [
          { name: 'ingest, beside raw inserts', ...aims, reference: median(speeds.raw), limit: 0.4 },
          { name: 'ingest, beside a plain client', ...aims, reference: median(speeds.plain), limit: 5 },
        ];
      });
    } finally {
      feed.close();
    }
  },
};

type Row = Record<string, unknown>;

/** The bot never has more than this to store: what found no room in its memory it would read again over REST. */
const MOST_AHEAD = 10_000;
const AT_ONCE = 2_500;

/** The bot with a store that counts what is committed. */
async function countingBot(store: Store, feed: Feed) {
  let committed = 0;
  const looks: (() => void)[] = [];
  const counting: Store = {
    ...store,
    replies: {
      ...store.replies,
      async apply(changes, cursor) {
        const report = await store.replies.apply(changes, cursor);
        committed += report.touched.length;
        for (const look of looks.splice(0)) look();
        return report;
      },
    },
  };
  const reach = async (count: number): Promise<void> => {
    while (committed < count) await new Promise<void>((resolve) => looks.push(resolve));
  };
  const bot = await runBot(counting, feed.place);
  await bot.drain();
  return {
    async take({ sql }: BenchStore, messages: number, speeds: number[]): Promise<readonly Row[]> {
      await sql`truncate replies, people cascade`;
      committed = 0;
      const begun = performance.now();
      for (let sent = 0; sent < messages; sent += AT_ONCE) {
        await reach(sent - MOST_AHEAD);
        await feed.talk(Math.min(AT_ONCE, messages - sent), null);
      }
      await reach(messages);
      speeds.push(messages / ((performance.now() - begun) / 1_000));
      await bot.drain();
      return sql`select * from replies`;
    },
    stop: () => bot.stop(),
  };
}

async function insertRaw(sql: postgres.Sql, rows: readonly Row[]): Promise<number> {
  await sql`truncate replies, people cascade`;
  const begun = performance.now();
  for (let at = 0; at < rows.length; at += BATCH) await sql`insert into replies ${sql(rows.slice(at, at + BATCH))}`;
  return rows.length / ((performance.now() - begun) / 1_000);
}

/** What a bot of an evening does: discord.js as it comes, and an insert for each message. */
async function plainClient({ sql, url }: BenchStore, feed: Feed, messages: number): Promise<number> {
  await sql`truncate replies, people cascade`;
  const own = makeClient(url, { onnotice: () => {} });
  const db = drizzle({ client: own });
  const { Guilds, GuildMessages, MessageContent } = GatewayIntentBits;
  const client = new Client({ intents: [Guilds, GuildMessages, MessageContent], rest: { api: feed.place.apiUrl } });
  try {
    let left = messages;
    let done: () => void = () => undefined;
    const all = new Promise<void>((resolve) => {
      done = resolve;
    });
    client.on(Events.MessageCreate, async (message) => {
      await db.insert(replies).values({
        ...{ server: message.guildId ?? '', id: message.id, thread: message.channelId, session: 1n, question: 1 },
        ...{ author: message.author.id, authorName: message.author.displayName, kind: 'text', text: message.content },
        ...{ postedAt: message.createdAt, editedAt: message.editedAt, replyTo: message.reference?.messageId ?? null },
      });
      left -= 1;
      if (left === 0) done();
    });
    const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
    await client.login(feed.place.token);
    await ready;
    const begun = performance.now();
    await Promise.all([feed.talk(messages, null), all]);
    return messages / ((performance.now() - begun) / 1_000);
  } finally {
    await client.destroy();
    await own.end();
  }
}
