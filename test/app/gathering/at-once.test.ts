import { expect, it } from 'vitest';
import { eachAtOnce } from '../../../src/app/gathering/at-once.js';

it('does everything once, no more at a time than allowed, and the next as soon as one has ended', async () => {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const all = eachAtOnce([1, 2, 3, 4, 5], 2, (item) => {
    begun.push(item);
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  expect(begun).toEqual([1, 2]);
  // The second ends before the first.
  ends[1]?.();
  await Promise.resolve().then(() => undefined);
  expect(begun).toEqual([1, 2, 3]);
  for (let place = 0; place < 5; place += 1) {
    ends[place]?.();
    await Promise.resolve().then(() => undefined);
  }
  await all;
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

it('rejects with a failure', async () => {
  await expect(eachAtOnce([1], 3, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
