import type { Store } from '../../src/core/ports/store.js';
import { type BenchStore, withBenchStore } from '../bench-store.js';
import type { Bench } from '../entry.js';
import { startFeed } from '../feed/feed.js';
import { sharedNow } from '../feed/orders.js';
import { percentile } from '../percentile.js';
import { postSessions } from '../posted-session.js';
import { runBot } from '../running-bot.js';

const PER_SECOND = 200;

/** From a message's frame to its committed row, at 200 messages a second, beside the insert of one row. */
export const ingestLatency: Bench = {
  name: 'ingest latency',
  async run(_, { isSmall }) {
    const messages = isSmall ? 200 : 6_000;
    const feed = await startFeed({ threads: isSmall ? 10 : 200, servers: 0 });
    try {
      return await withBenchStore(async (under) => {
        await postSessions(under.store, feed.place);
        const committed = new Map<string, number>();
        const bot = await runBot(noting(under.store, committed), feed.place);
        await bot.drain();
        const sent = await feed.talk(messages, PER_SECOND);
        await bot.drain();
        await bot.stop();
        const waits = [...sent].map(([id, at]) => waitOf(committed.get(id), at));
        const single = await insertOneByOne(under, messages);
        const aim = { unit: 'ms', limit: 3.5, direction: 'atMost' } as const;
        const [ours, reference] = [percentile(waits, 99), percentile(single, 99)];
        return [{ name: 'ingest latency, p99', ours, reference, ...aim }];
      });
    } finally {
      feed.close();
    }
  },
};

/** @throws Error for a message that was never committed: without it the measure would say nothing */
function waitOf(committed: number | undefined, sent: number): number {
  if (committed === undefined) throw new Error('A message was sent and never committed');
  return committed - sent;
}

/** The store, and when each message was committed. */
function noting(store: Store, committed: Map<string, number>): Store {
  return {
    ...store,
    replies: {
      ...store.replies,
      async apply(changes, cursor) {
        const report = await store.replies.apply(changes, cursor);
        for (const { message } of report.touched) committed.set(message, sharedNow());
        return report;
      },
    },
  };
}

async function insertOneByOne({ sql }: BenchStore, count: number): Promise<readonly number[]> {
  const rows = await sql`select * from replies limit ${count}`;
  await sql`truncate replies, people cascade`;
  const waits: number[] = [];
  for (const row of rows) {
    const begun = performance.now();
    await sql`insert into replies ${sql(row)}`;
    waits.push(performance.now() - begun);
  }
  return waits;
}
