import { compareIds, type Id } from '../../core/ids.js';
import type { HistoryPage } from '../../core/ports/chat.js';
import type { TrackedThread } from '../../core/ports/replies.js';
import type { Run } from './run.js';

/**
 * The pages of a thread's history after an id, one after the other, to the end or to where the reader stops.
 *
 * @throws Error when a page does not come after the one before, or the run ends meanwhile: the reading is incomplete
 */
export async function* readPages(run: Run, thread: TrackedThread, from: Id | null): AsyncGenerator<HistoryPage> {
  for (let after = from; ; ) {
    const page: HistoryPage = await run.app.chat.history(thread.thread, after, thread.server);
    yield page;
    if (page.complete || page.last === null) return;
    if (after !== null && compareIds(page.last, after) <= 0) throw new Error('a page of history does not advance');
    if (run.isEnded()) throw new Error('the run ended while a thread was read');
    after = page.last;
  }
}
