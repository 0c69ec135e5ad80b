import { expect, test } from 'vitest';
import { renderSections } from '../../../src/render/document/sections.js';
import { recordOf } from '../../support/record-builder.js';
import type { Spec } from '../../support/session-spec.js';

const spec: Spec = {
  rows: ['Crust', 'A | b'],
  columns: ['Tin', 'Bag'],
  questions: ['One?', 'Two?'],
  said: {
    a: { by: 'Ada', to: 1, text: 'One.' },
    b: { by: 'Ben', to: 1, text: 'No.' },
    c: { by: 'Cleo', to: 2, text: 'Two.' },
  },
  kept: {
    '1.1': { from: 'a', rows: ['Crust'], columns: ['Tin'] },
    '1.2': { from: 'b', rows: ['Crust'], columns: ['Tin'], relation: 'objects 1.1' },
    '2.1': { from: 'c', rows: ['A | b'], columns: ['Tin', 'Bag'] },
  },
};
const options = { zone: 'UTC', matrix: true };

test('the matrix stands below the talk, with contested and empty cells told apart', () => {
  const text = renderSections(recordOf(spec), options).discussion ?? '';
  expect(text.slice(text.indexOf('### By number'))).toBe(
    [
      '### By number',
      '',
      '| Ingredient | Tin | Bag |',
      '| --- | --- | --- |',
      '| Crust | 1.1≠, 1.2 | – |',
      '| A \\| b | 2.1 | 2.1 |',
      '',
      '≠ somebody objects · – nothing kept',
    ].join('\n'),
  );
});

test('whole rows and columns have a margin', () => {
  const margins: Spec = {
    ...spec,
    kept: { '1.1': { from: 'a', rows: ['Crust'] }, '2.1': { from: 'c', columns: ['Bag'] } },
  };
  const text = renderSections(recordOf(margins), options).discussion ?? '';
  expect(text).toContain('| Ingredient | Tin | Bag | all of it |');
  expect(text).toContain('| Crust | – | – | 1.1 |');
  expect(text).toContain('| all of it | – | 2.1 | – |');
  expect(text).not.toContain('≠');
});

test('it is only there when asked for, and only of a table', () => {
  expect(renderSections(recordOf(spec), { zone: 'UTC' }).discussion).not.toContain('By number');
  expect(renderSections(recordOf({ ...spec, rows: [], columns: [] }), options).discussion).not.toContain('By number');
});
