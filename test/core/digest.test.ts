import { describe, expect, it } from 'vitest';
import { type DigestSchedule, duePeriod, lastDue, nextDues } from '../../src/core/digest.js';
import { wallTime } from '../../src/core/zoned.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function schedule(zone: string, weekday: number, hour: number): DigestSchedule {
  return { channel: '1', zone, weekday, hour, since: new Date('2024-01-01T00:00:00Z') };
}

describe('when a digest is due', () => {
  it.each([
    ['a plain week', 'Europe/Berlin', 5, 18, '2026-10-09T16:30:00Z', '2026-10-09T16:00:00Z'],
    ['a minute before the hour', 'Europe/Berlin', 5, 18, '2026-10-09T15:59:00Z', '2026-10-02T16:00:00Z'],
    ['the very instant', 'Europe/Berlin', 5, 18, '2026-10-09T16:00:00Z', '2026-10-09T16:00:00Z'],
    ['an hour that the clock change skips', 'Europe/Berlin', 7, 2, '2026-03-29T12:00:00Z', '2026-03-29T01:00:00Z'],
    ['an hour that comes twice: its first run', 'Europe/Berlin', 7, 2, '2026-10-25T12:00:00Z', '2026-10-25T00:00:00Z'],
    ['the skipped hour in New York', 'America/New_York', 7, 2, '2026-03-08T20:00:00Z', '2026-03-08T07:00:00Z'],
    ['midnight where midnight is skipped', 'Africa/Cairo', 5, 0, '2026-04-24T12:00:00Z', '2026-04-23T22:00:00Z'],
    ['a zone far ahead of UTC', 'Pacific/Kiritimati', 1, 0, '2026-10-05T00:00:00Z', '2026-10-04T10:00:00Z'],
    ['a zone far behind it', 'Pacific/Niue', 1, 23, '2026-10-06T12:00:00Z', '2026-10-06T10:00:00Z'],
    ['the last hour of a Saturday', 'America/Nuuk', 6, 23, '2026-03-30T12:00:00Z', '2026-03-29T01:00:00Z'],
    ['a change of half an hour', 'Australia/Lord_Howe', 7, 2, '2026-04-05T12:00:00Z', '2026-04-04T15:30:00Z'],
  ])('%s', (_, zone, weekday, hour, now, due) => {
    expect(lastDue(schedule(zone, weekday, hour), new Date(now)).toISOString()).toBe(new Date(due).toISOString());
  });

  it('is announced for its own weekday after an hour that came on the next day', () => {
    const [next] = nextDues(schedule('America/Nuuk', 6, 23), new Date('2026-03-30T12:00:00Z'), 1);
    expect(next?.toISOString()).toBe('2026-04-05T00:00:00.000Z');
  });

  it.each(['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'])('is due once in each of 156 weeks in %s', (zone) => {
    const set = schedule(zone, 7, 2);
    const dues = nextDues(set, new Date('2024-01-01T00:00:00Z'), 156);
    for (const [index, due] of dues.entries()) {
      const gap = due.getTime() - (dues[index - 1]?.getTime() ?? due.getTime() - 7 * DAY);
      expect(Math.abs(gap - 7 * DAY)).toBeLessThanOrEqual(2 * 60 * MINUTE);
      expect([2, 3]).toContain(wallTime(due, zone).hour);
      expect(lastDue(set, due)).toEqual(due);
    }
  });
});

describe('what is due', () => {
  const set = { ...schedule('Europe/Berlin', 5, 18), since: new Date('2026-10-05T08:00:00Z') };
  const friday = new Date('2026-10-09T16:00:00Z');

  it('is nothing before the first due instant', () => {
    expect(duePeriod(set, null, new Date('2026-10-09T15:59:59Z'))).toBeNull();
  });

  it('begins a full week before, though it was set in the middle of it', () => {
    expect(duePeriod(set, null, friday)).toEqual({ from: new Date('2026-10-02T16:00:00Z'), to: friday, weeks: 1 });
  });

  it('is nothing again once it was sent', () => {
    expect(duePeriod(set, friday, new Date('2026-10-16T15:00:00Z'))).toBeNull();
  });

  it('is one digest for three weeks of absence, and counts them', () => {
    const period = duePeriod(set, friday, new Date('2026-10-31T12:00:00Z'));
    expect(period).toEqual({ from: friday, to: new Date('2026-10-30T17:00:00Z'), weeks: 3 });
  });
});
