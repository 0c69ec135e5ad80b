/**
 * Why nothing can be read in a thread at present. `hidden`: its channel is closed to us; `no-history`: we see it and may
 * not read back; `not-member`: a private thread that we are not in; `withheld`: Discord keeps people's words from us;
 * `missing`: Discord did not know it at one look; `gone`: nor at another one an hour later.
 */
export type ThreadTrouble = 'hidden' | 'no-history' | 'not-member' | 'withheld' | 'missing' | 'gone';

/** What one look at a thread found. */
export type ThreadFinding = 'answered' | Exclude<ThreadTrouble, 'gone'>;

/** How a thread stands with us. */
export interface ThreadStanding {
  readonly trouble: ThreadTrouble | null;
  /** When the trouble was first found; null without one. */
  readonly since: Date | null;
}

/** So far apart must two looks be that find a thread missing, before it counts as gone (design 7). */
const BETWEEN_LOOKS_MS = 60 * 60 * 1_000;

/**
 * How a thread stands after a look at it (design 7): a refusal or one 404 deletes nothing; a second 404, an hour or more
 * after the first, means gone, until it answers again. A `missing` is only to be told here when its channel was visible.
 */
export function standingAfter(before: ThreadStanding, finding: ThreadFinding, now: Date): ThreadStanding {
  if (finding === 'answered') return { trouble: null, since: null };
  if (before.trouble === 'gone') return before;
  if (before.trouble !== finding) return { trouble: finding, since: now };
  const hasLasted = before.since !== null && now.getTime() - before.since.getTime() >= BETWEEN_LOOKS_MS;
  return finding === 'missing' && hasLasted ? { trouble: 'gone', since: before.since } : before;
}

/** Whether only reading can show that a trouble is over: such a thread stands in the listings all the while. */
export function isReadingTrouble(trouble: ThreadTrouble | null): boolean {
  return trouble === 'no-history' || trouble === 'withheld';
}
