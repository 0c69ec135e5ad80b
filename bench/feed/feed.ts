import { fork } from 'node:child_process';
import type { FeedAnswer, FeedOrder, FeedPlace } from './orders.js';

/** The word with which this program is a feed instead of a bench. */
export const FEED_WORD = 'feed';

/** A Discord in a process of its own, for whoever is measured. */
export interface Feed {
  readonly place: FeedPlace;
  /** When each message left, by id, on the shared clock. */
  talk(count: number, perSecond: number | null): Promise<ReadonlyMap<string, number>>;
  /** Milliseconds from each dispatch to its callback. */
  press(order: Omit<Extract<FeedOrder, { kind: 'press' }>, 'kind'>): Promise<readonly number[]>;
  close(): void;
}

/** Starts one with so many threads. It ends with this process. */
export async function startFeed(threads: number): Promise<Feed> {
  const child = fork(process.argv[1] ?? '', [FEED_WORD, String(threads)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const next = () =>
    new Promise<FeedAnswer>((resolve, reject) => {
      const ended = () => reject(new Error('The process with the feed has ended'));
      child.once('exit', ended);
      child.once('message', (answer: FeedAnswer) => {
        child.off('exit', ended);
        if (answer.kind === 'failed') reject(new Error(answer.message));
        else resolve(answer);
      });
    });
  const ready = await next();
  if (ready.kind !== 'ready') throw new Error(`The feed began with ${ready.kind}`);
  const order = async (wish: FeedOrder): Promise<FeedAnswer> => {
    const answer = next();
    child.send(wish);
    return answer;
  };
  return {
    place: ready.place,
    async talk(count, perSecond) {
      const answer = await order({ kind: 'talk', count, perSecond });
      return new Map(answer.kind === 'talked' ? answer.sent : []);
    },
    async press(wish) {
      const answer = await order({ kind: 'press', ...wish });
      return answer.kind === 'pressed' ? answer.waits : [];
    },
    close: () => void child.kill(),
  };
}
