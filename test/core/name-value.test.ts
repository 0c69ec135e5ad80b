import { expect, it } from 'vitest';
import { nameValue, readNameValue } from '../../src/core/name-value.js';

const long = [{ id: `${'a'.repeat(120)}1` }, { id: `${'a'.repeat(120)}2` }, { id: 'short' }];

it('every row and column has a value of its own that Discord takes, and is found by it', () => {
  const values = long.map(({ id }) => nameValue(long, id));
  expect(new Set(values).size).toBe(3);
  expect(Math.max(...values.map((value) => value.length))).toBeLessThanOrEqual(100);
  expect(values.map((value) => readNameValue(long, value))).toEqual(long.map(({ id }) => id));
  expect(readNameValue(long, '#9')).toBeNull();
});
