import type { Clock } from '../../core/ports/clock.js';

/** A clock that stands still until the script moves it, so that two runs of the demo give the same bytes. */
export interface DemoClock {
  readonly now: Clock;
  /** Moves the clock; it never runs backwards, so an earlier instant leaves it where it is. */
  set(instant: Date): void;
}

/** Makes a clock that stands at `start`. */
export function createDemoClock(start: Date): DemoClock {
  let instant = start.getTime();
  return {
    now: () => new Date(instant),
    set: (next) => {
      instant = Math.max(instant, next.getTime());
    },
  };
}
