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
  return readClock(clockOf(zone), instant);
}

/** Making one costs ten times as much as reading it. */
function clockOf(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
  });
}

function readClock(clock: Intl.DateTimeFormat, instant: Date): WallTime {
  const parts = new Map(clock.formatToParts(instant).map((part) => [part.type, Number(part.value)]));
  const read = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return { year: read('year'), month: read('month'), day: read('day'), hour: read('hour') };
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
