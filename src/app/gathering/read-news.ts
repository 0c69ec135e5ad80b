import { cursorAfter } from '../../core/gathering-plan.js';
import { compareIds, type Id } from '../../core/ids.js';
import type { TrackedThread } from '../../core/ports/replies.js';
import { readPages } from './read-pages.js';
import type { Run } from './run.js';
import { takePage } from './take-page.js';

/**
 * Reads what is after a thread's cursor. The cursor moves with each page, since everything before it was read.
 *
 * @param upTo the newest message before the reading began; what came later comes over the gateway
 * @returns true: the thread answered
 */
export async function readNews(run: Run, thread: TrackedThread, upTo: Id): Promise<boolean> {
  const before = run.totals.messages;
  for await (const page of readPages(run, thread, thread.cursor)) {
    const isEnd = page.complete || page.last === null || compareIds(page.last, upTo) >= 0;
    const cursor = isEnd ? cursorAfter(page.last, upTo) : page.last;
    await takePage(run, thread, page, { cursor, thorough: false });
    if (isEnd) break;
  }
  run.totals.threads += 1;
  const { server, thread: id } = thread;
  run.app.log.info({ server, thread: id, messages: run.totals.messages - before }, 'read what is new in a thread');
  return true;
}
