import { describe, expect, test } from 'vitest';
import { dateWriter } from '../../src/core/catalogue/dates.js';
import type { Words } from '../../src/core/catalogue/words.js';
import { wordsFor } from '../../src/core/catalogue/words-for.js';
import type { Language } from '../../src/core/document/session.js';

const languages: readonly Language[] = ['en', 'de', 'es', 'fr', 'ja', 'ko'];

/** Arguments that fit any entry of its name. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  relates: ['objects', 'NAME'],
  relatesTo: ['narrows', '1.2'],
  asks: ['NAME', 'WHOM'],
  messages: [19, 6],
  answered: [['1.2', '1.3']],
  answers: [['1.2', '1.3']],
  restsOn: [['1.2', '1.3']],
  day: [6, 'MONTH'],
  days: [6, 9, 'MONTH'],
  span: ['FROM', 'TO'],
  withYear: ['DATE', 2026],
  speaker: ['NAME'],
  forWhom: ['NAME'],
  withSpeaker: ['NAME'],
  title: ['DATES'],
  see: ['1.2'],
  on: ['1.2', 'NAME'],
  sinceDate: ['DATE'],
  corrects: ['NAME', 'DATE'],
  notedBy: ['NAME'],
  confirmedBy: ['NAME', 'OTHER'],
};
const counts = [[1], [2], [21]] as const;

/** Every phrase of a catalogue with its path; functions are called with sample arguments. */
function phrases(words: Words): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [topic, entries] of Object.entries(words)) {
    for (const [name, entry] of Object.entries(entries as Record<string, unknown>)) {
      if (typeof entry === 'string') found.set(`${topic}.${name}`, entry);
      if (typeof entry !== 'function') continue;
      for (const args of samples[name] ? [samples[name]] : counts) {
        found.set(`${topic}.${name}(${args.join()})`, entry(...args) as string);
      }
    }
  }
  return found;
}

/** What of the arguments must be seen in the phrase. */
function mustShow(path: string): readonly string[] {
  const inside = /\((.*)\)$/.exec(path)?.[1] ?? '';
  return inside.split(',').filter((each) => /^([A-Z]+|\d+(\.\d+)?)$/.test(each));
}

describe.each(languages)('the catalogue in %s', (language) => {
  const all = phrases(wordsFor(language));

  test('has the same entries as English', () => {
    expect([...all.keys()]).toEqual([...phrases(wordsFor('en')).keys()]);
  });

  test.each([...all])('%s has words for one line and shows what it was given', (path, phrase) => {
    expect(phrase).toMatch(/\S/u);
    expect(phrase).not.toMatch(/[\n\r#*_`~<>[\]|]|undefined|null/u);
    for (const shown of mustShow(path)) expect(phrase).toContain(shown);
  });

  test('differs from English where it has words', () => {
    if (language === 'en') return;
    const english = phrases(wordsFor('en'));
    const same = [...all].filter(([path, phrase]) => english.get(path) === phrase && /[a-z]{3}/.test(phrase));
    expect(same).toEqual([]);
  });
});

describe('dates are those of the zone, without the year that goes without saying', () => {
  const late = new Date('2026-10-06T22:30:00Z');
  const ninth = new Date('2026-10-09T10:00:00Z');
  const november = new Date('2026-11-02T10:00:00Z');
  test.each<[Language, string, string, string]>([
    ['en', '7 October', '7–9 October', '7 October – 2 November'],
    ['de', '7. Oktober', '7.–9. Oktober', '7. Oktober – 2. November'],
    ['es', '7 de octubre', '7–9 de octubre', '7 de octubre – 2 de noviembre'],
    ['fr', '7 octobre', '7–9 octobre', '7 octobre – 2 novembre'],
    ['ja', '10月7日', '10月7日〜9日', '10月7日〜11月2日'],
    ['ko', '10월 7일', '10월 7일–9일', '10월 7일 – 11월 2일'],
  ])('%s', (language, day, days, span) => {
    const dates = dateWriter(language, 'Europe/Berlin', ninth);
    expect([dates.day(late), dates.span(late, ninth), dates.span(late, november)]).toEqual([day, days, span]);
    expect(dates.span(late, new Date('2026-10-07T20:00:00Z'))).toBe(day);
  });

  test('another year is written', () => {
    const dates = dateWriter('en', 'Europe/Berlin', new Date('2025-12-31T23:30:00Z'));
    expect(dates.day(late)).toBe('7 October');
    expect(dates.span(new Date('2025-12-30T12:00:00Z'), new Date('2026-01-02T12:00:00Z'))).toBe(
      '30 December 2025 – 2 January',
    );
  });

  test('an unknown zone reads as UTC', () => {
    expect(dateWriter('en', 'Mars/Olympus', ninth).day(late)).toBe('6 October');
  });

  test('the first of a month has its own form in French', () => {
    expect(dateWriter('fr', 'UTC', ninth).day(new Date('2026-10-01T12:00:00Z'))).toBe('1er octobre');
  });
});
