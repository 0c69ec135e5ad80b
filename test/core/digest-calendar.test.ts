import { describe, expect, it } from 'vitest';
import { type DigestSchedule, duePeriod, lastDue } from '../../src/core/digest.js';
import { type WallTime, wallTime, weekdayOf } from '../../src/core/zoned.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 7 * 24 * HOUR;

/**
 * Both hemispheres, a half hour, a change of half an hour, one that follows the moon, one at midnight, and one that skips
 * the last hour of a Saturday.
 */
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Africa/Cairo',
  'America/Santiago',
  'America/Nuuk',
] as const;

/** Two years before and two after now are in every time zone data. */
const FIRST = new Date('2024-12-29T00:00:00Z');
const WEEKS = 4 * 52 + 1;

/** The instant at which the bot is asked, one somewhere in each week: never the due one itself. */
function* asked(zone: string, weekday: number, hour: number): Generator<Date> {
  const set: DigestSchedule = { channel: '1', zone, weekday, hour, since: FIRST };
  const start = lastDue(set, FIRST);
  // Later by an uneven step each week, but before the next one is due: a clock change moves that by an hour at most.
  for (let week = 1; week <= WEEKS; week += 1) {
    const late = ((week * 37 + hour * 11 + weekday) % (6 * 24)) * HOUR + 61 * MINUTE;
    yield new Date(start.getTime() + week * WEEK + late);
  }
}

/** The Monday of an ISO 8601 week, as the days since 1970 of a wall date in it. */
function isoWeek(wall: WallTime): number {
  return Date.UTC(wall.year, wall.month - 1, wall.day) / (24 * HOUR) - weekdayOf(wall);
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

describe(`one digest in each ISO week of four years: ${WEEKDAYS.length} weekdays × ${HOURS.length} hours × ${ZONES.length} zones × ${WEEKS} weeks`, () => {
  it.each(ZONES)('in %s', { timeout: 120_000 }, (zone) => {
    const faults: string[] = [];
    let cases = 0;
    for (const weekday of WEEKDAYS) {
      for (const hour of HOURS) {
        const set: DigestSchedule = { channel: '1', zone, weekday, hour, since: FIRST };
        let last: Date | null = null;
        for (const now of asked(zone, weekday, hour)) {
          cases += 1;
          const period = duePeriod(set, last, now);
          const fault = faultOf(period, set, last, now);
          if (fault !== null) faults.push(`weekday ${weekday}, ${hour}:00, ${now.toISOString()}: ${fault}`);
          last = period?.to ?? last;
        }
      }
    }
    expect(faults.slice(0, 10)).toEqual([]);
    expect(cases).toBe(WEEKDAYS.length * HOURS.length * WEEKS);
  });
});

function faultOf(
  period: ReturnType<typeof duePeriod>,
  set: DigestSchedule,
  last: Date | null,
  now: Date,
): string | null {
  if (period === null) return 'nothing is due';
  const { from, to, weeks } = period;
  if (to > now) return 'it is due before its time';
  if (weeks !== 1) return `it stands for ${weeks} weeks`;
  if (last !== null && from.getTime() !== last.getTime()) return 'it leaves out or repeats a while';
  const wall = wallTime(to, set.zone);
  if (last !== null && isoWeek(wall) - isoWeek(wallTime(last, set.zone)) !== 7) return 'it is not the next ISO week';
  if (weekdayOf(wall) !== set.weekday && !isSkipped(set, to)) return `it falls on weekday ${weekdayOf(wall)}`;
  if (wall.hour !== set.hour && !isSkipped(set, to)) return `its hour is ${wall.hour}`;
  // The minute before, the wall clock had not come so far that day: the first run of a doubled hour, not the second.
  const before = wallTime(new Date(to.getTime() - MINUTE), set.zone);
  if (before.day === wall.day && before.hour >= set.hour) return 'the hour had come before';
  if (duePeriod(set, to, now) !== null) return 'it is due a second time';
  return null;
}

/** The hour does not exist that day: the clock went from before it to after it. */
function isSkipped({ zone, hour }: DigestSchedule, to: Date): boolean {
  const [before, at] = [wallTime(new Date(to.getTime() - MINUTE), zone), wallTime(to, zone)];
  const cameAtOnce = before.hour < hour || (hour === 0 && before.day !== at.day);
  return at.hour === (hour + 1) % 24 && cameAtOnce;
}
