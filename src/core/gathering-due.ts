const HOUR_MS = 60 * 60 * 1_000;

/** Kept messages of closed sessions are looked at this often (design 7: monthly). */
const MONTH_MS = 30 * 24 * HOUR_MS;

/** When the sweep last came by a thread, and whether its session is still open. */
interface Swept {
  readonly isOpen: boolean;
  readonly sweptAt: Date | null;
}

/** Whether the sweep has to come by again: each hour while a session is open, then monthly. */
export function isSweepDue({ isOpen, sweptAt }: Swept, now: Date): boolean {
  if (sweptAt === null) return true;
  return now.getTime() - sweptAt.getTime() >= (isOpen ? HOUR_MS : MONTH_MS);
}

/**
 * Whether a sweep counts all reactions again, not only those whose number differs: the first one of a day (UTC) does,
 * since one that came and one that went, both unheard, leave the number as it was.
 */
export function isThorough({ sweptAt }: Swept, now: Date): boolean {
  return sweptAt !== null && sweptAt.toISOString().slice(0, 10) !== now.toISOString().slice(0, 10);
}
