import type { Language } from '../document/session.js';
import { isZone } from '../zoned.js';
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
  const read = dayReader(isZone(zone) ? zone : 'UTC');
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC', calendar: 'gregory' });
  const usual = reference === null ? null : read(reference).year;
  const nameOf = (at: Day): string => month.format(new Date(Date.UTC(at.year, at.month - 1, 15)));
  const withYear = (date: string, year: number): string => (year === usual ? date : words.dates.withYear(date, year));
  const day = (at: Day): string => withYear(words.dates.day(at.day, nameOf(at)), at.year);
  return {
    day: (at) => day(read(at)),
    span: (from, to) => {
      const [first, last] = [read(from), read(to)];
      if (first.year !== last.year || first.month !== last.month) return words.dates.span(day(first), day(last));
      if (first.day === last.day) return day(first);
      return withYear(words.dates.days(first.day, last.day, nameOf(first)), first.year);
    },
  };
}

interface Day {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
}

/** One formatter for all dates of a document: making one takes longer than a hundred uses of it. */
function dayReader(zone: string): (at: Date) => Day {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map((part) => [part.type, Number(part.value)]));
    return { year: parts.get('year') ?? 0, month: parts.get('month') ?? 0, day: parts.get('day') ?? 0 };
  };
}
