import { planRecount, type RecountOrder } from '../../core/gathering-reactions.js';
import type { Id } from '../../core/ids.js';
import { type HistoryPage, UnreachableError } from '../../core/ports/chat.js';
import type { IngestReport, TrackedThread } from '../../core/ports/replies.js';
import { follow } from '../ingest.js';
import type { Run } from './run.js';

/** People who react faster than we can ask are counted by the next sweep. */
const MOST_TRIES = 5;

/** Counts the reactions of a page's messages again where their number differs from what we hold (design 8). */
export async function recountPage(
  run: Run,
  thread: TrackedThread,
  page: HistoryPage,
  thorough: boolean,
): Promise<void> {
  const messages = page.messages.map((message) => message.id);
  const held = await run.app.store.replies.reactionCounts(thread.server, messages);
  for (const order of planRecount(messages, page.reacted, held, thorough, thread)) await carryOut(run, thread, order);
}

async function carryOut(run: Run, thread: TrackedThread, order: RecountOrder): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const report = await countOnce(run, thread, order);
    if (report === 'disturbed') continue;
    if (report === 'deleted') return;
    run.totals.recounted += 1;
    return follow(run.app, report);
  }
}

/** Asks and writes, unless a reaction on the message came or went in between. */
async function countOnce(
  run: Run,
  thread: TrackedThread,
  order: RecountOrder,
): Promise<IngestReport | 'disturbed' | 'deleted'> {
  const { message, meaning } = order;
  const watch = run.gate.watch();
  try {
    const users = await reactors(run, thread, order);
    return await run.gate.inTurn(async () => {
      if (watch.touched(message)) return 'disturbed';
      return run.app.store.replies.recount(thread.server, [{ message, meaning, users }], run.app.clock());
    });
  } catch (error) {
    // The message was deleted after the page was read; if the whole thread was, the next request says so.
    if (error instanceof UnreachableError && error.reason === 'missing') return 'deleted';
    throw error;
  } finally {
    watch.end();
  }
}

async function reactors(run: Run, thread: TrackedThread, { message, asks }: RecountOrder): Promise<readonly Id[]> {
  const users = new Set<Id>();
  for (const { emoji, hasSuper } of asks) {
    for (const user of await run.app.chat.reactors(thread.thread, message, emoji, hasSuper)) users.add(user);
  }
  return [...users];
}
