import type { TrackedThread } from '../../core/ports/replies.js';
import { ingest } from '../ingest.js';
import type { Run } from './run.js';
import { takePage } from './take-page.js';

/**
 * Looks at the kept messages of a closed session's thread one by one, so that an edit or a deletion still reaches what
 * was published. Nothing else of the thread is read: its text may have been erased here for good.
 *
 * @returns true when the thread answered, false when there was nothing to ask
 */
export async function checkKept(run: Run, thread: TrackedThread): Promise<boolean> {
  const { server, thread: channel } = thread;
  const kept = await run.app.store.replies.keptIn(server, channel);
  for (const message of kept) {
    if (run.isEnded()) throw new Error('the run ended while kept messages were looked at');
    const page = await run.app.chat.message(channel, message, server);
    if (page.present.length > 0) {
      await takePage(run, thread, page, { cursor: null, thorough: false });
      continue;
    }
    await ingest(run.app, [{ kind: 'deleted', server, channel, messages: [message] }]);
    run.totals.deleted += 1;
  }
  run.totals.threads += 1;
  return kept.length > 0;
}
