import { planCatchUp } from '../../core/gathering-plan.js';
import { isReadingTrouble } from '../../core/gathering-trouble.js';
import type { Id } from '../../core/ids.js';
import { type ListedThread, UnreachableError } from '../../core/ports/chat.js';
import type { TrackedThread } from '../../core/ports/replies.js';
import { eachAtOnce } from './at-once.js';
import { type Run, THREADS_AT_ONCE } from './run.js';
import { tryThread } from './try-thread.js';

/** A thread to be read, and the newest message that was there before. */
export interface NewsOrder {
  readonly thread: TrackedThread;
  readonly upTo: Id;
}

/**
 * Which threads of a server have news: by one listing of the active ones, by listings of the archived ones as far as
 * needed, and by asking for those that stand in neither.
 */
export async function findNews(
  run: Run,
  server: Id,
  threads: readonly TrackedThread[],
  askForGone: boolean,
): Promise<readonly NewsOrder[]> {
  if (run.isEnded()) return [];
  const orders: NewsOrder[] = [];
  /** Takes what a listing says and gives the threads it does not name. */
  async function take(listing: readonly ListedThread[], unlisted: readonly TrackedThread[]) {
    const plan = planCatchUp(unlisted, listing);
    orders.push(...plan.read);
    for (const thread of plan.listed) await tryThread(run, thread, async () => !isReadingTrouble(thread.trouble));
    return plan.unlisted;
  }
  try {
    const inactive = await take(await run.app.chat.activeThreads(server), threads);
    const unlisted: TrackedThread[] = [];
    for (const [parent, some] of byParent(inactive)) unlisted.push(...(await findArchived(run, parent, some, take)));
    const asked = unlisted.filter((thread) => askForGone || thread.trouble !== 'gone');
    await eachAtOnce(asked, THREADS_AT_ONCE, (thread) =>
      tryThread(run, thread, async () => {
        await take([await run.app.chat.thread(thread.thread)], [thread]);
        return false;
      }),
    );
  } catch (error) {
    run.totals.failed += 1;
    run.app.log.error({ err: error, server }, 'the threads of a server could not be listed; they are looked at later');
  }
  return orders;
}

function byParent(threads: readonly TrackedThread[]): ReadonlyMap<Id | null, readonly TrackedThread[]> {
  const parents = new Map<Id | null, TrackedThread[]>();
  for (const thread of threads) {
    const some = parents.get(thread.parent) ?? [];
    some.push(thread);
    parents.set(thread.parent, some);
  }
  return parents;
}

type Take = (listing: readonly ListedThread[], unlisted: readonly TrackedThread[]) => Promise<readonly TrackedThread[]>;

/** Pages through a channel's archived threads while that is no dearer than to ask for each one alone. */
async function findArchived(
  run: Run,
  parent: Id | null,
  threads: readonly TrackedThread[],
  take: Take,
): Promise<readonly TrackedThread[]> {
  if (parent === null) return threads;
  let unlisted = threads;
  const isWanted = (thread: TrackedThread) => thread.trouble !== 'gone';
  let before: string | null = null;
  try {
    for (let pages = 0; pages < unlisted.filter(isWanted).length; pages += 1) {
      const page = await run.app.chat.archivedThreads(parent, before);
      unlisted = await take(page.threads, unlisted);
      before = page.before;
      if (before === null) break;
    }
  } catch (error) {
    // A channel that is closed to us or gone: why, each of its threads is asked.
    if (!(error instanceof UnreachableError)) throw error;
  }
  return unlisted;
}
