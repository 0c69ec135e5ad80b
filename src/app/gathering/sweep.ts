import { isSweepDue, isThorough } from '../../core/gathering-due.js';
import type { Id } from '../../core/ids.js';
import type { TrackedThread } from '../../core/ports/replies.js';
import { eachAtOnce } from './at-once.js';
import { checkKept } from './check-kept.js';
import { type Run, THREADS_AT_ONCE } from './run.js';
import { sweepThread } from './sweep-thread.js';
import { tryThread } from './try-thread.js';

/** What is to be swept whenever it was swept before. */
export interface OwedSweeps {
  /** Their open sessions' threads. */
  readonly servers: Set<Id>;
  /** Channels where events were dropped; a thread that was read anew is taken out. */
  readonly channels: Set<Id>;
}

/**
 * The slow part of gathering: open sessions' threads are read anew, kept messages of closed sessions looked at.
 *
 * @param servers whose threads
 */
export async function sweep(run: Run, servers: ReadonlySet<Id>, owed: OwedSweeps): Promise<void> {
  const now = run.app.clock();
  const threads = await run.app.store.replies.threads();
  forgetUntracked(owed.channels, threads);
  const due = threads.filter((thread) => {
    if (!servers.has(thread.server) || thread.trouble === 'gone') return false;
    if (owed.channels.has(thread.thread)) return true;
    return (thread.isOpen && owed.servers.has(thread.server)) || isSweepDue(thread, now);
  });
  if (due.length === 0) return;
  await eachAtOnce(due, THREADS_AT_ONCE, (thread) => comeBy(run, thread, now, owed.channels));
  run.app.log.info({ due: due.length, ...run.totals }, 'swept');
}

/** Notes the visit whatever came of it, so that a thread in trouble is not asked every minute. */
async function comeBy(run: Run, thread: TrackedThread, now: Date, owed: Set<Id>): Promise<void> {
  const isOwed = owed.delete(thread.thread);
  let isRead = false;
  await tryThread(run, thread, async () => {
    const answered = await (thread.isOpen
      ? sweepThread(run, thread, isOwed || isThorough(thread, now))
      : checkKept(run, thread));
    isRead = true;
    return answered;
  });
  // Events that are dropped while the thread is read make it owed once more, so it is taken out first.
  if (isOwed && !isRead) owed.add(thread.thread);
  if (run.isEnded()) return;
  await tryThread(run, thread, async () => {
    await run.app.store.replies.markSwept(thread.server, [thread.thread], now);
    return false;
  });
}

/** Dropped events of channels that nobody tracks are of no use, and their number has no bound. */
function forgetUntracked(channels: Set<Id>, threads: readonly TrackedThread[]): void {
  const tracked = new Set(threads.map((thread) => thread.thread));
  for (const channel of channels) if (!tracked.has(channel)) channels.delete(channel);
}
