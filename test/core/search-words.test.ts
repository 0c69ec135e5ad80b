import { expect, it } from 'vitest';
import { searchWords } from '../../src/core/search-words.js';

const finds = (typed: string, text: string): boolean => {
  const words = searchWords(text);
  return searchWords(typed).every((word) => words.includes(word));
};

it.each([
  ['REWARD', 'the **reward** is sparse'],
  ['crème', 'Cre\u0300me fraîche'],
  ['horloge', 'Le congélateur arrête l’horloge.'],
  ["don't", 'We don’t know.'],
  ['rewаrd', 'the reward (one of the two with a Cyrillic letter)'],
  ['ｇｅｌ', 'a gel'],
  ['2.1', 'version 2.1 of it'],
  ['報酬', 'この報酬は疎である。'],
  ['强化学习', '我们用强化学习来训练。'],
  ['ขนมปัง', 'ฉันชอบขนมปังสด'],
  ['빵', '냉동한 빵 두 덩이'],
  ['الخبز', 'هل الخبز طازج؟'],
])('%s finds “%s”', (typed, text) => {
  expect(finds(typed, text)).toBe(true);
});

it.each([
  ['filter', 'filtering'],
  ['1300000000000000001', 'ask <@1300000000000000001>'],
  ['party', 'yes <:party:1300000000000000001>'],
  ['reward model', 'the reward'],
])('%s does not find “%s”', (typed, text) => {
  expect(finds(typed, text)).toBe(false);
});

it('words that say nothing find everything, and no text makes it slow or long', () => {
  expect(searchWords('?! … <@1300000000000000001>')).toEqual([]);
  expect(searchWords(Array.from({ length: 5_000 }, (_, n) => `w${n}`).join(' ')).length).toBe(1_000);
});
