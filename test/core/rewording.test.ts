import { expect, it } from 'vitest';
import { newWording } from '../../src/core/rewording.js';

it.each([
  [
    'the one that says nearly the same',
    'Hm. The bag keeps the bread well. It is cheap.',
    'The bag keeps bread.',
    'The bag keeps the bread well.',
  ],
  ['the only sentence, however changed', 'Never mind that.', 'The bag keeps bread.', 'Never mind that.'],
  ['none where none is near', 'Ask Ilse. She knows.', 'The bag keeps bread.', null],
  ['none of somebody else’s words', '> The bag keeps bread.', 'The bag keeps bread.', null],
  ['none behind a spoiler', '||The bag keeps bread.|| Ask Ilse. She knows.', 'The bag keeps bread.', null],
  [
    'in scripts without blanks',
    '袋はパンを守る。でも冷凍庫は時計を止めてくれる。',
    '冷凍庫は時計を止める。',
    'でも冷凍庫は時計を止めてくれる。',
  ],
  ['none in nothing', '', 'The bag keeps bread.', null],
])('takes %s', (_, text, kept, words) => {
  const place = newWording(text, kept);
  expect(place && text.slice(place.start, place.end)).toBe(words);
});
