import { expect, it } from 'vitest';
import { createUnhurried } from '../../src/app/unhurried.js';

/** Rests that end when the test says so, or when nothing is to wait any more. */
function rests() {
  const begun: (() => void)[] = [];
  const lengths: number[] = [];
  return {
    lengths,
    end: () => begun.shift()?.(),
    pause: (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        lengths.push(milliseconds);
        begun.push(resolve);
        signal.addEventListener('abort', () => resolve(), { once: true });
      }),
  };
}
const turns = async () => {
  for (let n = 0; n < 10; n += 1) await Promise.resolve();
};

it('does what is asked for at once, and what comes meanwhile once, after a rest', async () => {
  const done: string[] = [];
  const { pause, end } = rests();
  const unhurried = createUnhurried<string>(async (key) => void done.push(key), pause);
  unhurried.push('a');
  await turns();
  expect(done).toEqual(['a']);
  for (let n = 0; n < 100; n += 1) unhurried.push('a');
  unhurried.push('b');
  await turns();
  expect(done).toEqual(['a']);
  end();
  await turns();
  expect(done).toEqual(['a', 'a', 'b']);
});

it('waits for nothing when it is to settle', async () => {
  const done: string[] = [];
  const { pause } = rests();
  const unhurried = createUnhurried<string>(async (key) => void done.push(key), pause);
  for (const key of ['a', 'b', 'c']) {
    unhurried.push(key);
    await turns();
  }
  await unhurried.settle();
  expect(done).toEqual(['a', 'b', 'c']);
});

it('tries again what failed, with what waited behind it', async () => {
  const done: string[] = [];
  const { pause, end, lengths } = rests();
  let isAway = true;
  const unhurried = createUnhurried<string>(async (key) => {
    if (isAway) throw new Error('the store is away');
    done.push(key);
  }, pause);
  unhurried.push('a');
  unhurried.push('b');
  await unhurried.settle();
  expect(done).toEqual([]);
  unhurried.push('c');
  await turns();
  expect(lengths).toEqual([1_000]);
  isAway = false;
  end();
  await turns();
  expect([...done].sort()).toEqual(['a', 'b', 'c']);
});
