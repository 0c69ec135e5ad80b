import type { Language } from '../document/session.js';
import { isZone, type WallTime, wallTime } from '../zoned.js';
import type { Words } from './words.js';
import { wordsFor } from './words-for.js';

/** Writes calendar days of one zone in one language. */
export interface DateWriter {
  day(at: Date): string;
  /** From the day of `from` to the day of `to`; one day when they are the same. */
  span(from: Date, to: Date): string;
}

/**
 * A writer of dates in a language and an IANA zone (an unknown zone reads as UTC: a wrong word in a document must not
 * stop it from being written). The year is left out where it is that of `reference`, so that no clock is needed to
 * know when it goes without saying.
 */
export function dateWriter(language: Language, zone: string, reference: Date | null): DateWriter {
  const words = wordsFor(language);
  const known = isZone(zone) ? zone : 'UTC';
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC', calendar: 'gregory' });
  const year = reference === null ? null : wallTime(reference, known).year;
  const nameOf = (at: WallTime): string => month.format(new Date(Date.UTC(at.year, at.month - 1, 15)));
  const day = (at: WallTime): string => dayOf(words, at, nameOf(at), year);
  return {
    day: (at) => day(wallTime(at, known)),
    span: (from, to) => {
      const [first, last] = [wallTime(from, known), wallTime(to, known)];
      if (first.year !== last.year || first.month !== last.month) return words.dates.span(day(first), day(last));
      if (first.day === last.day) return day(first);
      const days = words.dates.days(first.day, last.day, nameOf(first));
      return first.year === year ? days : words.dates.withYear(days, first.year);
    },
  };
}

function dayOf(words: Words, at: WallTime, month: string, year: number | null): string {
  const day = words.dates.day(at.day, month);
  return at.year === year ? day : words.dates.withYear(day, at.year);
}
