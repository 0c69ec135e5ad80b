import { describe, expect, it } from 'vitest';
import { findOwnWords, ownWordsRefusal } from '../../src/core/own-words.js';
import { quotedLines, quotedWords } from '../../src/core/quoted-lines.js';

const message = `> Ten minutes in the oven
I see it otherwise: ten minutes are “nothing”.
||Ilse cheated|| and <@140000000000000001> knows [the paper](https://a.example/x y) well, see https://b.example/long/path now.
Same words. Same words.`;

const found: readonly (readonly [typed: string, inMessage: string])[] = [
  ['otherwise: ten minutes', 'otherwise: ten minutes'],
  ['ten minutes are "nothing".', 'ten minutes are “nothing”.'],
  ['nothing”. ||Ilse'.slice(0, 9), 'nothing”.'],
  ['  Same words.  ', 'Same words.'],
  ['see https://b.example/long/path now', 'see https://b.example/long/path now'],
];

const refused = [
  ['Ten minutes', 'quoted'],
  ['minutes in the oven', 'quoted'],
  ['something else', 'absent'],
  ['', 'absent'],
  [' \n ', 'absent'],
  ['Ilse cheated', 'hidden'],
  ['||Ilse cheated|| and', 'hidden'],
  ['cheated|| and', 'hidden'],
  ['14000000', 'cut'],
  ['see https://b.example/long', 'cut'],
  ['and <@1400', 'cut'],
] as const;

describe('words that a person typed', () => {
  it.each(found)('%j are found', (typed, inMessage) => {
    const place = findOwnWords(message, typed);
    if (typeof place === 'string') throw new Error(place);
    expect(message.slice(place.start, place.end)).toBe(inMessage);
  });

  it.each(refused)('%j are refused: %s', (typed, why) => {
    expect(findOwnWords(message, typed)).toBe(why);
  });

  it('are taken where they are the writer’s own, though they are quoted before', () => {
    expect(findOwnWords('> so it is\nso it is', 'so it is')).toEqual({ start: 11, end: 19 });
  });
});

describe('a chosen stretch', () => {
  it.each([
    ['one spoiler within it shows as hidden', 'Look: ||here|| it is.', 0, 21, null],
    ['nothing but a spoiler', '||here||', 0, 8, 'hidden'],
    ['half a spoiler', 'Look: ||here|| it is.', 0, 10, 'hidden'],
    ['a quoted line between two sentences', 'Yes.\n> No.\nYes.', 0, 15, 'quoted'],
    ['code that looks like a quote', '```\n> x\n```', 0, 11, null],
  ] as const)('%s', (_, text, start, end, why) => {
    expect(ownWordsRefusal(text, { start, end })).toBe(why);
  });
});

it('quoted lines are those of Discord', () => {
  const text = '> one\nmine\n>not a quote\n  > two\n>>> rest\nof it';
  expect(quotedLines(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '> one',
    '  > two',
    '>>> rest\nof it',
  ]);
  expect(quotedWords(text)).toEqual(['one', 'two', 'rest', 'of it']);
});
