import { describe, expect, test } from 'vitest';
import { nameMask } from '../../src/core/name-mask.js';
import { initials, insideNames, outsideNames } from '../../src/core/names.js';
import type { OutsideName } from '../../src/core/record.js';
import { recordOf } from '../support/record-builder.js';
import type { Spec } from '../support/session-spec.js';

const people: Readonly<Record<string, OutsideName>> = {
  Ilse: 'name',
  'Teo Braun': 'initials',
  Sam: 'unset',
  Pia: 'none',
  Zoe: 'absent',
};
const ids = { ilse: '501', teo: '502', sam: '503', pia: '504', zoe: '505', stranger: '999' };
const recordWith = (spec: Partial<Spec> = {}) => recordOf({ questions: ['One?'], people, ...spec });

describe('outside, people are called as they chose', () => {
  const names = outsideNames(recordWith());
  test.each<[string, string, string | null, string]>([
    ['a name', ids.ilse, 'Ilse', 'Ilse'],
    ['initials', ids.teo, 'T. B.', 'T. B.'],
    ['nothing chosen yet', ids.sam, null, 'a participant'],
    ['no name', ids.pia, null, 'a participant'],
    ['not outside at all', ids.zoe, null, 'a participant'],
    ['somebody we know nothing of', ids.stranger, null, 'a participant'],
  ])('%s', (_, id, name, called) => {
    expect([names.name(id), names.called(id), names.user(id)]).toEqual([name, called, name]);
  });
  test('only who chose so is absent', () => {
    expect(Object.values(ids).filter((id) => names.absent(id))).toEqual([ids.zoe]);
  });
});

describe('inside, people are called as the server calls them', () => {
  test('whatever they chose for outside', () => {
    const names = insideNames(recordWith());
    expect(Object.values(ids).map(names.called)).toEqual(['Ilse', 'Teo Braun', 'Sam', 'Pia', 'Zoe', 'a former member']);
    expect(names.absent(ids.zoe)).toBe(false);
  });
  test('by the name they wrote under when nothing newer is known', () => {
    const record = recordWith({ said: { a: { by: 'Uma', to: 1, text: 'Hm.' } } });
    const without = { ...record, people: new Map(), replies: record.replies };
    expect(insideNames(without).called(record.replies[0]?.author ?? '')).toBe('Uma');
  });
});

test.each([
  ['Ilse Maria Kramer', 'I. M. K.'],
  ['noor', 'N.'],
  ['reading_rat42', 'R. R.'],
  ['田中 太郎', '田. 太.'],
  ['  «Teo»  ', 'T.'],
  ['a b c d e f', 'A. B. C. D.'],
  ['***', null],
  ['', null],
])('the initials of %j are %j', (name, expected) => expect(initials(name)).toBe(expected));

describe("the choice holds in other people's words", () => {
  const mask = (text: string, spec: Partial<Spec> = {}) => {
    const record = recordWith(spec);
    return nameMask(record, outsideNames(record))(text);
  };
  test.each([
    ['Sam is right.', 'a participant is right.'],
    ['I asked Sam, Pia and Zoe.', 'I asked a participant, a participant and a participant.'],
    ["Sam's oven", "a participant's oven"],
    ['@sam and @SAM', 'a participant and a participant'],
    ['the same, Samuel, Samt, and sam-like', 'the same, Samuel, Samt, and sam-like'],
    ['Teo Braun and Teo agree', 'T. B. and T. B. agree'],
    ['Ilse agrees', 'Ilse agrees'],
    ['<@503> and <@!504>, not <@501>', 'a participant and a participant, not <@501>'],
    ['see https://example.org/Sam and Sam_2', 'see https://example.org/Sam and Sam_2'],
  ])('%s', (text, expected) => expect(mask(text)).toBe(expected));

  test('a link to the message of somebody without a name leads to the thread', () => {
    const said = { a: { by: 'Sam', to: 1, text: 'Hm.' }, b: { by: 'Ilse', to: 1, text: 'Hm.' } } as const;
    const base = 'https://discord.com/channels/1/20';
    expect(mask(`${base}/101, ${base}/102 and ${base}/999`, { said })).toBe(`${base}, ${base}/102 and ${base}/999`);
  });

  test('the presenter whom the document names stays', () => {
    expect(mask('Sam and Pia', { presenter: 'Sam Reed' })).toBe('Sam and a participant');
  });
  test('a name that somebody shares who may be named stays', () => {
    const shared = { ...people, 'Sam Oak': 'name' } as const;
    expect(mask('Sam, Sam Oak', { people: shared })).toBe('Sam, Sam Oak');
  });
  test('the first word of a name is left where it is a word that people use', () => {
    const spec: Partial<Spec> = {
      people: { 'The Baker': 'unset', 'Teo Braun': 'unset' },
      said: { a: { by: 'Teo Braun', to: 1, text: 'It is the oven.' } },
      kept: { '1.1': { from: 'a' } },
    };
    expect(mask('The oven of The Baker, says Teo.', spec)).toBe('The oven of a participant, says a participant.');
  });
  test("the table's own words stay", () => {
    const spec: Partial<Spec> = { people: { Freezer: 'unset', Tin: 'unset' }, rows: ['Tin'], columns: ['Freezer'] };
    expect(mask('Freezer or Tin', spec)).toBe('Freezer or Tin');
  });
  test('names of two letters would stand in too many words', () =>
    expect(mask('It is Al.', { people: { It: 'unset', Al: 'unset' } })).toBe('It is Al.'));
  test('a name that is a pattern is only a name', () => {
    expect(mask('a+b (x) .*', { people: { '(x)': 'unset', 'a+b': 'unset', '.*?': 'unset' } })).toBe(
      'a participant a participant .*',
    );
  });
  test('former names are names', () => {
    const record = recordWith({ said: { a: { by: 'Sam', to: 1, text: 'Hm.' } } });
    const replies = record.replies.map((reply) => ({ ...reply, authorName: 'Samwise' }));
    expect(nameMask({ ...record, replies }, outsideNames(record))('Samwise or Sam')).toBe(
      'a participant or a participant',
    );
  });
  test('inside nothing is hidden', () => {
    const record = recordWith();
    expect(nameMask(record, insideNames(record))('Sam <@503>')).toBe('Sam <@503>');
  });
});
