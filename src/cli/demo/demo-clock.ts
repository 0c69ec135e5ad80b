import type { Clock } from '../../core/ports/clock.js';

/** A clock that stands still until the script moves it, so that two runs of the demo give the same bytes. */
export interface DemoClock {
  readonly now: Clock;
  /** Moves the clock; it never runs backwards, so an earlier instant leaves it where it is. */
  set(instant: Date): void;
  /** From now on it goes as fast as the world's; `set` still moves it forward. */
  run(): void;
}

/** Makes a clock that stands at `start`. */
export function createDemoClock(start: Date): DemoClock {
  let instant = start.getTime();
  let since: number | null = null;
  const now = (): Date => new Date(since === null ? instant : instant + Date.now() - since);
  return {
    now,
    set: (next) => {
      instant = Math.max(now().getTime(), next.getTime());
      if (since !== null) since = Date.now();
    },
    run: () => {
      since ??= Date.now();
    },
  };
}
