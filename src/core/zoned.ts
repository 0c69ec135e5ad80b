/** A wall clock's reading: a calendar day and an hour, in some zone. Months count from 1. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** True when this machine's time zone data knows the name. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** What the wall clock shows in a zone at an instant. */
export function wallTime(instant: Date, zone: string): WallTime {
  const { year, month, day, hour } = readClock(clockOf(zone), instant);
  return { year, month, day, hour };
}

/** Making one costs ten times as much as reading it, so each zone's is kept: there are some six hundred. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

/** American English writes `10/25/2026, 02:30`; taking its text apart is a third of the work of asking for the parts. */
function readClock(clock: Intl.DateTimeFormat, instant: Date): WallTime & { readonly minute: number } {
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = clock.format(instant).split(/\D+/).map(Number);
  return { year, month, day, hour, minute };
}

/** How far a zone's wall clock is ahead of UTC at an instant on a whole minute, in milliseconds. */
function offsetAt(clock: Intl.DateTimeFormat, instant: number): number {
  const { year, month, day, hour, minute } = readClock(clock, new Date(instant));
  return Date.UTC(year, month - 1, day, hour, minute) - instant;
}

/**
 * The first instant at which the wall clock of a zone has reached a time: for an hour that a clock change doubles its
 * first run, for one that it skips the first instant after the gap (design 10).
 *
 * Zones lie between 14 hours before and 12 hours behind UTC, and a clock that is put back never shows the hour to
 * which it would have come: so "has it reached the hour?" turns true once, and halving finds the minute.
 */
export function instantOf(wall: WallTime, zone: string): Date {
  const clock = clockOf(zone);
  const guess = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour);
  let early = guess - 15 * HOUR;
  let late = guess + 13 * HOUR;
  const offset = offsetAt(clock, early);
  // Most days no clock changes.
  if (offset === offsetAt(clock, late)) return new Date(guess - offset);
  while (late - early > MINUTE) {
    const middle = early + Math.floor((late - early) / 2 / MINUTE) * MINUTE;
    if (compareWall(readClock(clock, new Date(middle)), wall) >= 0) late = middle;
    else early = middle;
  }
  return new Date(late);
}

/** The weekday of a calendar day: 1 is Monday, 7 is Sunday. */
export function weekdayOf(wall: WallTime): number {
  return ((new Date(Date.UTC(wall.year, wall.month - 1, wall.day)).getUTCDay() + 6) % 7) + 1;
}

/** The same hour some calendar days later (or earlier, with a negative number). */
export function addDays(wall: WallTime, days: number): WallTime {
  const date = new Date(Date.UTC(wall.year, wall.month - 1, wall.day) + days * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), hour: wall.hour };
}

function compareWall(a: WallTime, b: WallTime): number {
  return a.year - b.year || a.month - b.month || a.day - b.day || a.hour - b.hour;
}
