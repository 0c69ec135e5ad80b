import { addDays, instantOf, wallTime, weekdayOf } from './zoned.js';

/** When a group's digest goes out, in the group's own zone. */
export interface DigestSchedule {
  readonly channel: string;
  /** 1 is Monday, 7 is Sunday (ISO 8601). */
  readonly weekday: number;
  /** 0 to 23. */
  readonly hour: number;
  /** An IANA zone such as `Europe/Berlin`. */
  readonly zone: string;
  /** The instant the schedule was set; nothing before it is due. */
  readonly since: Date;
}

/** The span a digest tells of: after `from`, up to and including `to`. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
  /** How many weekly digests fell due in it; more than one when the bot was away. */
  readonly weeks: number;
}

/** The newest instant at or before `now` on which the digest falls due. */
export function lastDue(schedule: DigestSchedule, now: Date): Date {
  const today = { ...wallTime(now, schedule.zone), hour: schedule.hour };
  const back = (weekdayOf(today) - schedule.weekday + 7) % 7;
  const due = instantOf(addDays(today, -back), schedule.zone);
  return due.getTime() <= now.getTime() ? due : instantOf(addDays(today, -back - 7), schedule.zone);
}

/** The next `count` instants after `now` on which it falls due. */
export function nextDues(schedule: DigestSchedule, now: Date, count: number): readonly Date[] {
  const due = { ...wallTime(lastDue(schedule, now), schedule.zone), hour: schedule.hour };
  // An hour that was skipped before midnight came on the day after.
  const late = (weekdayOf(due) - schedule.weekday + 7) % 7;
  const steps = Array.from({ length: count }, (_, index) => addDays(due, 7 * (index + 1) - late));
  return steps.map((step) => instantOf(step, schedule.zone));
}

/** Until when a digest that fell due waits for a wrap: an hour of the same day; the due instant itself when that is over. */
export function waitsUntil(schedule: DigestSchedule, due: Date, hour: number | null): Date {
  if (hour === null) return due;
  const end = instantOf({ ...wallTime(due, schedule.zone), hour }, schedule.zone);
  return end > due ? end : due;
}

/**
 * What is due now, or null: one digest for everything since the last one that went out, however long that is
 * (a bot that was down for three weeks sends one, which says so).
 *
 * @param lastSent the due instant of the last digest that went out, null when there was none
 */
export function duePeriod(schedule: DigestSchedule, lastSent: Date | null, now: Date): Period | null {
  const due = lastDue(schedule, now);
  if (due.getTime() <= schedule.since.getTime()) return null;
  if (lastSent && due.getTime() <= lastSent.getTime()) return null;
  const weekBefore = lastDue(schedule, new Date(due.getTime() - 1));
  const from = lastSent ?? new Date(Math.min(schedule.since.getTime(), weekBefore.getTime()));
  let weeks = 1;
  for (
    let step = weekBefore;
    step > from && step > schedule.since;
    step = lastDue(schedule, new Date(step.getTime() - 1))
  ) {
    weeks += 1;
  }
  return { from, to: due, weeks };
}
