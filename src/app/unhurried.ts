import type { Pause } from './persist.js';

/** Work that is asked for again and again, and need not be done each time. */
export interface Unhurried<Key> {
  /** Asks for it; never waits. */
  push(key: Key): void;
  /** Resolves when everything asked for so far is done; nothing waits meanwhile. */
  settle(): Promise<void>;
}

/** After work it rests this many times as long as that took: a ninth of one core at most. */
const REST = 8;
const LONGEST_REST_MS = 5_000;
const AFTER_FAILURE_MS = 1_000;

/**
 * Does for each key what was asked for, soon but not each time: between two rounds it rests, the longer the more there
 * was to do, so that a flood of askings costs a bounded part of the time. What fails is tried again.
 */
export function createUnhurried<Key>(work: (key: Key) => Promise<void>, pause: Pause): Unhurried<Key> {
  const waiting = new Set<Key>();
  let hurry = new AbortController();
  let settling = 0;
  let running: Promise<void> | null = null;

  async function round(): Promise<number> {
    const begun = performance.now();
    const keys = [...waiting];
    waiting.clear();
    for (const [index, key] of keys.entries()) {
      try {
        await work(key);
      } catch {
        for (const left of keys.slice(index)) waiting.add(left);
        return AFTER_FAILURE_MS;
      }
    }
    return Math.min((performance.now() - begun) * REST, LONGEST_REST_MS);
  }

  async function run(): Promise<void> {
    while (waiting.size > 0) {
      const rest = await round();
      if (settling === 0) await pause(rest, hurry.signal);
      else if (rest === AFTER_FAILURE_MS) break;
    }
    running = null;
  }

  return {
    push(key) {
      waiting.add(key);
      running ??= run();
    },
    async settle() {
      settling += 1;
      hurry.abort();
      if (waiting.size > 0) running ??= run();
      try {
        await running;
      } finally {
        settling -= 1;
        hurry = new AbortController();
      }
    },
  };
}
