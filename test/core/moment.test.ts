import { expect, it } from 'vitest';
import { momentOf } from '../../src/core/moment.js';

it.each([
  ['2026-10-09 19:00', 'Europe/Berlin', '2026-10-09T17:00:00.000Z'],
  ['2026-10-09 19:45', 'Asia/Kathmandu', '2026-10-09T14:00:00.000Z'],
  ['2026-10-09T19:00Z', 'Europe/Berlin', '2026-10-09T19:00:00.000Z'],
  ['2026-10-09T19:00:00.000Z', 'Europe/Berlin', '2026-10-09T19:00:00.000Z'],
  ['2026-10-09 19:00+0530', 'Europe/Berlin', '2026-10-09T13:30:00.000Z'],
  // A day without a time is the whole of it.
  ['2026-10-09', 'Europe/Berlin', '2026-10-09T22:00:00.000Z'],
  ['2026-12-31', 'America/New_York', '2027-01-01T05:00:00.000Z'],
  // An hour that the clock skips: the first instant after it.
  ['2027-03-28 02:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z'],
])('%s in %s is %s', (text, zone, instant) => {
  expect(momentOf(text, zone, 24)?.toISOString()).toBe(instant);
});

it.each([null, '', 'next week', '2026-02-30', '2026-13-01', '2026-10-09 25:00', '2026-10-09 10:75'])(
  '%s is no moment',
  (text) => {
    expect(momentOf(text, 'UTC', 24)).toBeNull();
  },
);
