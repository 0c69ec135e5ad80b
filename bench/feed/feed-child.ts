import { startFeedServer } from './feed-server.js';
import type { FeedAnswer, FeedOrder, FeedWish } from './orders.js';

/** The feed in a process of its own, so that what is measured has a core to itself: orders come in, answers go out. */
export async function runFeed(wish: FeedWish): Promise<void> {
  const feed = await startFeedServer(wish);
  const answer = (message: FeedAnswer): void => void process.send?.(message);
  process.on('message', (order: FeedOrder) => {
    void feed.carryOut(order).then(answer, (error: unknown) => answer({ kind: 'failed', message: String(error) }));
  });
  process.on('disconnect', () => process.exit(0));
  answer({ kind: 'ready', place: feed.place });
}
