import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { replaceFile } from './replace-file.js';

/** How starts are slowed down after fatal ends, over the life of many processes. */
export interface StartPace {
  /** How long a start waits before it connects, in milliseconds. */
  wait(now: Date): Promise<number>;
  /** Counts a start that Discord ended for good. */
  fatal(now: Date): Promise<void>;
  /** A start has lasted: the next one need not wait. */
  lasted(): Promise<void>;
  /** The file that holds the count; without it the next start goes at once. */
  readonly file: string;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * A bot may log in 1,000 times a day, and one more resets its token (facts 1.8). So a start that follows ones that
 * Discord ended for good waits before it connects: a second, doubled each time up to a quarter of an hour, less what has
 * passed since the last. That is about a hundred a day, however often a supervisor starts us.
 *
 * @param folder where the count is kept
 */
export function startPace(folder: string): StartPace {
  const file = join(folder, 'fatal-ends.json');
  return {
    file,
    async wait(now) {
      const { count, at } = await read(file);
      return waitBefore(count, now.getTime() - at);
    },
    async fatal(now) {
      const { count } = await read(file);
      await mkdir(dirname(file), { recursive: true });
      await replaceFile(file, Buffer.from(`${JSON.stringify({ count: count + 1, at: now.toISOString() })}\n`));
    },
    lasted: () => rm(file, { force: true }),
  };
}

/** How long a start waits, in milliseconds, after so many fatal ends, the latest so long ago. */
export function waitBefore(count: number, elapsed: number): number {
  if (count === 0) return 0;
  const whole = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(count - 1, 20));
  // A clock that was set back has not shown that time went by.
  return Math.max(0, whole - Math.max(0, elapsed));
}

async function read(file: string): Promise<{ readonly count: number; readonly at: number }> {
  try {
    const read: unknown = JSON.parse(await readFile(file, 'utf8'));
    const { count, at } = read as { readonly count?: unknown; readonly at?: unknown }; // Each is looked at below.
    const time = Date.parse(String(at));
    if (typeof count === 'number' && Number.isSafeInteger(count) && count > 0 && Number.isFinite(time)) {
      return { count, at: time };
    }
  } catch {
    // Not there, or no file of ours: as if nothing had happened.
  }
  return { count: 0, at: 0 };
}
