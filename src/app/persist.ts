import { isPassing } from './store-failure.js';

/** Waits so many milliseconds; resolves early when the signal is aborted. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 15_000;

/** How long to wait after the n-th failure in a row, in milliseconds: doubled each time, up to a quarter of a minute. */
export function backOff(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 20));
}

/** How work is done that must not be given up. */
export interface Persistence {
  readonly pause: Pause;
  /** Aborted when nothing more is to be tried. */
  readonly ending: AbortSignal;
  /** How often a failure that does not pass by itself is tried again. Default 0. */
  readonly retries?: number;
  /** Told of each failure that is tried again, and how many there were in a row. */
  failed?(error: unknown, failures: number): void;
}

/**
 * Does `act` until it succeeds, with longer and longer pauses, as long as it fails for reasons that pass.
 *
 * @throws what `act` threw last, when it does not pass or nothing more is to be tried
 */
export async function persist<T>(act: () => Promise<T>, persistence: Persistence): Promise<T> {
  const { pause, ending, retries = 0, failed } = persistence;
  let lasting = 0;
  for (let failures = 1; ; failures += 1) {
    try {
      return await act();
    } catch (error) {
      if (!isPassing(error)) lasting += 1;
      if (lasting > retries || ending.aborted) throw error;
      failed?.(error, failures);
      await pause(backOff(failures), ending);
      if (ending.aborted) throw error;
    }
  }
}
