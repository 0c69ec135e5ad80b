import { expect, it } from 'vitest';
import { isArchive, readArchiveValue, writeArchiveText } from '../../src/cli/archive-format.js';
import { MINIMAL } from './minimal-session.js';

const PERSON = { id: '7', name: 'Ann', nameSeenAt: '2026-09-01T02:00:00+02:00', outside: 'unset' };

it('reads what it wrote, with times as instants', () => {
  const read = readArchiveValue({ ...MINIMAL, people: [PERSON], unknown: 1 }, 'a.json');
  expect(read.people[0]?.nameSeenAt).toEqual(new Date('2026-09-01T00:00:00Z'));
  const text = writeArchiveText(read);
  expect(isArchive(JSON.parse(text))).toBe(true);
  expect(writeArchiveText(readArchiveValue(JSON.parse(text), 'a.json'))).toBe(text);
});

it.each<readonly [string, object, RegExp]>([
  [
    'of a newer version',
    { version: 2, claims: 'told otherwise by then' },
    /a newer Rapporteur: its format is 2, .* up to 1/,
  ],
  ['without a version', { version: undefined }, /version is missing/],
  ['without a part', { claims: undefined }, /claims Invalid input/],
  ['with an id that is none', { tombstones: ['12', 'x'] }, /tombstones\.1 is no id/],
  ['with an id beyond the store', { tombstones: ['9999999999999999999'] }, /tombstones\.0 is no id/],
  [
    'with a time before times',
    { people: [{ ...PERSON, nameSeenAt: '0000-01-01T00:00:00Z' }] },
    /nameSeenAt is before 1970/,
  ],
  ['with one number twice', { people: [PERSON, PERSON] }, /people has one twice/],
  ['without any document', { document: null }, /document and draft are both missing/],
])('refuses a file %s', (_name, change, message) => {
  expect(() => readArchiveValue({ ...MINIMAL, ...change }, 'a.json')).toThrow(message);
});
