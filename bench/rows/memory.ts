import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { withBenchStore } from '../bench-store.js';
import type { Bench } from '../entry.js';
import { type Feed, startFeed } from '../feed/feed.js';
import { residentMegabytes } from '../memory/process-memory.js';
import { PLAIN_WORD } from '../plain-client.js';
import { postSessions } from '../posted-session.js';

const PER_SECOND = 3_000;

/** What many servers and much talk leave in a process, beside a plain client that stores nothing. */
export const memory: Bench = {
  name: 'memory',
  async run(tell, { isSmall }) {
    const [servers, messages, authors] = isSmall ? [20, 1_000, 100] : [1_000, 100_000, 20_000];
    const feed = await startFeed({ threads: isSmall ? 10 : 200, servers });
    try {
      return await withBenchStore(async ({ store, url }) => {
        await postSessions(store, feed.place);
        const { apiUrl, token } = feed.place;
        const env = { PATH: process.env.PATH, DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl, DATABASE_URL: url };
        const ours = await measure(feed, messages, authors, () =>
          spawn(process.execPath, ['dist/cli/main.js', 'start'], {
            env: { ...env, LOG_LEVEL: 'silent' },
            stdio: 'ignore',
          }),
        );
        tell('ours is measured');
        const plain = await measure(feed, messages, authors, () =>
          spawn(process.execPath, [process.argv[1] ?? '', PLAIN_WORD, apiUrl, token], { stdio: 'ignore' }),
        );
        const aims = { unit: 'MB', direction: 'atMost' } as const;
        return [
          { name: 'memory at READY', ours: ours.rest, reference: plain.rest, limit: 0.7, ...aims },
          { name: 'memory in use', ours: ours.busy, reference: plain.busy, limit: 0.4, ...aims },
          {
            name: 'memory, growth in use',
            ours: growth(ours),
            reference: growth(plain),
            limit: 0.1,
            ...aims,
          },
        ];
      });
    } finally {
      feed.close();
    }
  },
};

/** In whole megabytes, as they are read: what is less than one is not told from none. */
function growth({ rest, busy }: { readonly rest: number; readonly busy: number }): number {
  return Math.max(1, busy - rest);
}

async function measure(feed: Feed, messages: number, authors: number, start: () => ChildProcess) {
  const child = start();
  const pid = child.pid ?? 0;
  try {
    await feed.rest();
    const rest = await residentMegabytes(pid);
    await feed.talk(messages, PER_SECOND, authors);
    await feed.rest();
    const busy = await residentMegabytes(pid);
    return { rest: rest.now, busy: busy.now };
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
