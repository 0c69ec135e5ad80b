import { isReadingTrouble, type ThreadTrouble } from './gathering-trouble.js';
import { compareIds, type Id } from './ids.js';

/** A thread as the plan needs it: everything up to its cursor was read. */
interface Known {
  readonly thread: Id;
  readonly cursor: Id | null;
  readonly trouble: ThreadTrouble | null;
}

/** A thread as one of Discord's listings tells it. */
interface Listed {
  readonly id: Id;
  /** Its newest message, which may have been deleted since; null when it never had one. */
  readonly last: Id | null;
}

/** What a catch-up has to do. */
export interface CatchUpPlan<Thread extends Known> {
  /** Threads with something after their cursor, or that must prove readable again, and the newest message that was there before the reading. */
  readonly read: readonly { readonly thread: Thread; readonly upTo: Id }[];
  /** Threads that no listing named. */
  readonly unlisted: readonly Thread[];
  /** Threads that a listing named, whether or not there is news in them. */
  readonly listed: readonly Thread[];
}

/** Whether a thread's newest message is beyond what was read of it. */
export function hasNews(cursor: Id | null, last: Id | null): boolean {
  return last !== null && (cursor === null || compareIds(last, cursor) > 0);
}

/** Which threads to read, by what listings say: those with nothing new are asked nothing (design 7). */
export function planCatchUp<Thread extends Known>(
  threads: readonly Thread[],
  listings: readonly Listed[],
): CatchUpPlan<Thread> {
  const byId = new Map(listings.map((listed) => [listed.id, listed]));
  const read: { thread: Thread; upTo: Id }[] = [];
  const unlisted: Thread[] = [];
  const listed: Thread[] = [];
  for (const thread of threads) {
    const found = byId.get(thread.thread);
    if (found === undefined) {
      unlisted.push(thread);
      continue;
    }
    listed.push(thread);
    if (found.last === null) continue;
    if (hasNews(thread.cursor, found.last) || isReadingTrouble(thread.trouble)) read.push({ thread, upTo: found.last });
  }
  return { read, unlisted, listed };
}

/** Where the cursor stands after a complete reading: the newest id read, or the newest there was before it (design 7). */
export function cursorAfter(last: Id | null, upTo: Id | null): Id | null {
  if (last === null || upTo === null) return last ?? upTo;
  return compareIds(last, upTo) > 0 ? last : upTo;
}

/** What we hold and a complete scan did not find: it was deleted. `held` must have been read before the scan. */
export function deletedSince(held: readonly Id[], present: ReadonlySet<Id>): readonly Id[] {
  return held.filter((id) => !present.has(id));
}
