import { expect, it } from 'vitest';
import { knownThings, thingNamed } from '../../src/core/recall.js';

const named = (id: string, name: string, ...aliases: string[]) => ({ id, name, aliases });

const things = knownThings([
  [named('reward', 'Reward'), named('data', 'Data')],
  [named('belohnung', 'Belohnung', 'Reward'), named('daten', 'Daten')],
  [named('verifier', 'Verifier'), named('belohnung', 'Lohn')],
]);

it('what shares an id, a name or an alias in any session is one thing', () => {
  expect(things.map(({ name, ids }) => [name, ids])).toEqual([
    ['Reward', ['reward', 'belohnung']],
    ['Data', ['data']],
    ['Daten', ['daten']],
    ['Verifier', ['verifier']],
  ]);
});

it.each([
  ['lohn', 'Reward'],
  ['REWARD ', 'Reward'],
  ['Rewаrd', 'Reward'],
  ['verifier', 'Verifier'],
  ['Rewards', null],
])('“%s” names %s', (typed, name) => {
  expect(thingNamed(things, typed)?.name ?? null).toBe(name);
});
