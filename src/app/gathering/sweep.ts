import { isSweepDue, isThorough } from '../../core/gathering-due.js';
import type { Id } from '../../core/ids.js';
import type { TrackedThread } from '../../core/ports/store.js';
import { eachAtOnce } from './at-once.js';
import { checkKept } from './check-kept.js';
import { type Run, THREADS_AT_ONCE } from './run.js';
import { sweepThread } from './sweep-thread.js';
import { tryThread } from './try-thread.js';

/**
 * The slow part of gathering: open sessions' threads are read anew, kept messages of closed sessions looked at.
 *
 * @param servers whose threads
 * @param started servers that were just come to: their open sessions' threads are due whenever they were swept
 */
export async function sweep(run: Run, servers: ReadonlySet<Id>, started: ReadonlySet<Id>): Promise<void> {
  const now = run.app.clock();
  const due = (await run.app.store.replies.threads()).filter((thread) => {
    if (!servers.has(thread.server) || thread.trouble === 'gone') return false;
    return (thread.isOpen && started.has(thread.server)) || isSweepDue(thread, now);
  });
  if (due.length === 0) return;
  await eachAtOnce(due, THREADS_AT_ONCE, (thread) => comeBy(run, thread, now));
  run.app.log.info({ due: due.length, ...run.totals }, 'swept');
}

/** Notes the visit whatever came of it, so that a thread in trouble is not asked every minute. */
async function comeBy(run: Run, thread: TrackedThread, now: Date): Promise<void> {
  await tryThread(run, thread, () =>
    thread.isOpen ? sweepThread(run, thread, isThorough(thread, now)) : checkKept(run, thread),
  );
  if (run.isEnded()) return;
  await tryThread(run, thread, async () => {
    await run.app.store.replies.markSwept(thread.server, [thread.thread], now);
    return false;
  });
}
