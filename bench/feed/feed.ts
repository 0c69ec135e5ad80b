import { fork } from 'node:child_process';
import type { FeedAnswer, FeedOrder, FeedPlace, FeedWish } from './orders.js';

/** The word with which this program is a feed instead of a bench. */
export const FEED_WORD = 'feed';

/** A Discord in a process of its own, for whoever is measured. */
export interface Feed {
  readonly place: FeedPlace;
  /** When each message left, by id, on the shared clock. */
  talk(count: number, perSecond: number | null, authors?: number): Promise<ReadonlyMap<string, number>>;
  /** Resolves when whoever is measured knows all servers and asks for nothing more. */
  rest(): Promise<void>;
  /** Milliseconds from each dispatch to its callback. */
  press(order: Omit<Extract<FeedOrder, { kind: 'press' }>, 'kind'>): Promise<readonly number[]>;
  close(): void;
}

/** Starts one. It ends with this process. */
export async function startFeed(wish: FeedWish): Promise<Feed> {
  const child = fork(process.argv[1] ?? '', [FEED_WORD, JSON.stringify(wish)], {
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
  const order = async (told: FeedOrder): Promise<FeedAnswer> => {
    const answer = next();
    child.send(told);
    return answer;
  };
  return {
    place: ready.place,
    async talk(count, perSecond, authors = 40) {
      const answer = await order({ kind: 'talk', count, perSecond, authors });
      return new Map(answer.kind === 'talked' ? answer.sent : []);
    },
    async press(pressed) {
      const answer = await order({ kind: 'press', ...pressed });
      return answer.kind === 'pressed' ? answer.waits : [];
    },
    async rest() {
      await order({ kind: 'rest' });
    },
    close: () => void child.kill(),
  };
}
