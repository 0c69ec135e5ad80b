import type { World } from './world/types.js';

/** How long to wait at most (real milliseconds), and for what, for the error. */
export interface UntilOptions {
  readonly timeoutMs?: number;
  readonly what: string;
}

/** What is waited for may lie outside this world (in a bot's store), where no change is told. */
const LOOK_AGAIN = 20;

/**
 * Waits until a condition holds: it is asked at once, after every change of the world, and every few milliseconds.
 * Rejects with `what` after `timeoutMs` (10 s), or with whatever the condition throws.
 */
export function until(
  world: World,
  condition: () => boolean | Promise<boolean>,
  { timeoutMs = 10_000, what }: UntilOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isLooking = false;
    let isStale = true;
    const look = async () => {
      isStale = true;
      if (isLooking) return;
      isLooking = true;
      try {
        while (isStale) {
          isStale = false;
          if (await condition()) return end(resolve);
        }
      } catch (error) {
        end(() => reject(error));
      }
      isLooking = false;
    };
    const end = (settle: () => void) => {
      clearTimeout(timer);
      clearInterval(ticks);
      world.watchers.delete(soon);
      settle();
    };
    // Not in the middle of a change: the condition sees the world when it is whole again.
    const soon = () => queueMicrotask(look);
    const ticks = setInterval(look, LOOK_AGAIN);
    const late = new Error(`Local Discord: waited ${timeoutMs} ms in vain for ${what}`);
    const timer = setTimeout(() => end(() => reject(late)), timeoutMs);
    world.watchers.add(soon);
    soon();
  });
}
