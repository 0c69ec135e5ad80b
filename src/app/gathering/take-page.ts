import type { Id } from '../../core/ids.js';
import type { HistoryPage } from '../../core/ports/chat.js';
import type { TrackedThread } from '../../core/ports/replies.js';
import type { Change } from '../../core/replies.js';
import { ingest } from '../ingest.js';
import { recountPage } from './recount.js';
import type { Run } from './run.js';

/**
 * Brings a page of history through the one door, then its reactions.
 *
 * @param cursor how far the thread is read completely with this page; null when the page does not say so
 */
export async function takePage(
  run: Run,
  thread: TrackedThread,
  page: HistoryPage,
  { cursor, thorough }: { readonly cursor: Id | null; readonly thorough: boolean },
): Promise<void> {
  const { server, thread: id } = thread;
  const changes = page.messages.map((message): Change => ({ kind: 'message', message }));
  await ingest(run.app, changes, cursor === null ? undefined : { server, thread: id, at: cursor });
  await recountPage(run, thread, page, thorough);
  run.totals.pages += 1;
  run.totals.messages += page.messages.length;
}
