import { expect, it } from 'vitest';
import { gapsIn } from '../../src/core/gaps.js';
import { sessionTalk } from '../../src/core/talk.js';
import { recordOf } from '../support/record-builder.js';
import type { Spec } from '../support/session-spec.js';

const spec: Spec = {
  questions: ['Is it cheating?', 'And the crust?'],
  rows: ['Crust', 'Cost'],
  columns: ['Bag', 'Freezer'],
  said: {
    a: { by: 'Ada', to: 1, text: 'The crust stays firm.' },
    b: { by: 'Ben', to: 1, text: 'Does it hold for rye?' },
    c: { by: 'Cleo', to: 1, text: 'The bag costs nothing.' },
  },
  kept: {
    '1.1': { from: 'a', rows: ['Crust'] },
    '1.2': { from: 'b' },
    '1.3': { from: 'c', rows: ['Cost'], columns: ['Bag'] },
  },
  takeaways: [
    { by: 'Ada', sentence: 'Crust and cost decide.', claims: ['1.1'], state: 'accepted' },
    { by: 'Ben', sentence: 'Bread wants air.', claims: ['2.9'], state: 'proposed' },
    { by: 'Cleo', sentence: 'Nobody rests on this cost.', claims: [], state: 'withdrawn' },
  ],
};
const gapsOf = (given: Spec) => gapsIn(sessionTalk(recordOf(given), 'inside'));

it('are silent questions, open ones, empty cells, and what nobody confirmed', () => {
  const gaps = gapsOf(spec);
  expect(gaps.silent.map(({ number }) => number)).toEqual([2]);
  expect(gaps.open.map(({ number }) => number)).toEqual(['1.2']);
  // A sentence about a whole row fills all of it.
  const [crust, cost] = recordOf(spec).document.ingredients;
  const freezer = recordOf(spec).document.recipes[1];
  expect(gaps.empty).toEqual([{ row: cost?.id, columns: [freezer?.id] }]);
  expect(gaps.empty.some(({ row }) => row === crust?.id)).toBe(false);
  expect(gaps.unconfirmed.map(({ number }) => number)).toEqual(['1.2']);
});

it('are takeaways that rest on nothing, and names that their claims do not bear out', () => {
  const gaps = gapsOf(spec);
  expect(gaps.unrested.map(({ number }) => number)).toEqual([2]);
  expect(gaps.unrestedNames.map(({ takeaway, row }) => [takeaway.number, row])).toEqual([
    [1, recordOf(spec).document.ingredients[1]?.id],
  ]);
});

it('count only tags that a person confirmed', () => {
  const { rows = [], columns = [] } = spec;
  const unsure = { ...spec.kept, '1.1': { from: 'a', rows: ['Crust'], confirmed: false } };
  const gaps = gapsOf({ ...spec, rows, columns, kept: unsure });
  expect(gaps.empty).toHaveLength(2);
  expect(gaps.unrestedNames.map(({ takeaway }) => takeaway.number)).toEqual([1, 1]);
});
