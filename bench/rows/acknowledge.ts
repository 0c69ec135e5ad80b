import { withBenchStore } from '../bench-store.js';
import type { Bench } from '../entry.js';
import { startFeed } from '../feed/feed.js';
import { percentile } from '../percentile.js';
import { postSessions } from '../posted-session.js';
import { runBot } from '../running-bot.js';

const PER_SECOND = 200;

/** Discord's interaction type of a slash command. */
const COMMAND = 2;

/** From an interaction's dispatch to the request that acknowledges it, while answers are made and sent. */
export const acknowledge: Bench = {
  name: 'acknowledge',
  async run(_, { isSmall }) {
    const feed = await startFeed({ threads: isSmall ? 10 : 200, servers: 0 });
    try {
      return await withBenchStore(async ({ store }) => {
        await postSessions(store, feed.place);
        const bot = await runBot(store, feed.place);
        const data = { id: '1', name: 'help', type: 1 };
        const press = (count: number) => feed.press({ count, perSecond: PER_SECOND, type: COMMAND, data });
        await press(100);
        const waits = await press(isSmall ? 100 : 2_000);
        await bot.stop();
        const aim = { unit: 'ms', limit: 20, direction: 'atMost' } as const;
        return [{ name: 'acknowledge, p99', ours: percentile(waits, 99), reference: null, ...aim }];
      });
    } finally {
      feed.close();
    }
  },
};
