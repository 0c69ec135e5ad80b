import type { World } from './world/types.js';

/** What to wait for, and how long at most (real milliseconds, not the world's). */
export interface Patience {
  readonly timeoutMs: number;
  /** For the error when it does not come: “no answer within 3 s”. */
  readonly what: string;
}

/**
 * Waits until `read` gives something else than undefined; it is asked at once and after every change of the world.
 * Rejects with `what` when the time is over, or with whatever `read` throws.
 */
export function waitFor<T>(world: World, read: () => T | undefined, { timeoutMs, what }: Patience): Promise<T> {
  return new Promise((resolve, reject) => {
    const look = () => {
      try {
        const value = read();
        if (value === undefined) return;
        stop();
        resolve(value);
      } catch (error) {
        stop();
        reject(error);
      }
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`Local Discord: ${what} (waited ${timeoutMs} ms)`));
    }, timeoutMs);
    const stop = () => {
      clearTimeout(timer);
      world.watchers.delete(look);
    };
    world.watchers.add(look);
    look();
  });
}
