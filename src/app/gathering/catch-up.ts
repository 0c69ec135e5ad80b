import type { Id } from '../../core/ids.js';
import type { TrackedThread } from '../../core/ports/replies.js';
import { eachAtOnce } from './at-once.js';
import { findNews, type NewsOrder } from './find-news.js';
import { readNews } from './read-news.js';
import { type Run, THREADS_AT_ONCE } from './run.js';
import { tryThread } from './try-thread.js';

/**
 * Reads what is new in the tracked threads of these servers (design 7): listings say where, and threads with nothing
 * new are asked nothing.
 *
 * @param askForGone whether to ask also for threads that two looks found gone
 */
export async function catchUp(run: Run, servers: ReadonlySet<Id>, askForGone: boolean): Promise<void> {
  const ofServer = new Map<Id, TrackedThread[]>();
  for (const thread of await run.app.store.replies.threads()) {
    if (!servers.has(thread.server)) continue;
    const known = ofServer.get(thread.server) ?? [];
    known.push(thread);
    ofServer.set(thread.server, known);
  }
  const orders: NewsOrder[] = [];
  await eachAtOnce(ofServer, THREADS_AT_ONCE, async ([server, threads]) => {
    for (const order of await findNews(run, server, threads, askForGone)) orders.push(order);
  });
  await eachAtOnce(orders, THREADS_AT_ONCE, ({ thread, upTo }) =>
    tryThread(run, thread, () => readNews(run, thread, upTo)),
  );
  run.app.log.info({ servers: ofServer.size, changed: orders.length, ...run.totals }, 'caught up');
}
