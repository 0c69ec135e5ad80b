import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startPace, waitBefore } from '../../src/ops/start-pace.js';

const NOW = new Date('2026-10-05T08:00:00Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const DAY = 24 * 60 * 60_000;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapporteur-pace-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a first start does not wait, and leaves nothing behind', async () => {
  expect(await startPace(folder).wait(NOW)).toBe(0);
});

it('a supervisor that starts us at once cannot use up a day’s thousand logins', () => {
  let logins = 0;
  for (let time = 0; time < DAY; logins += 1) time += waitBefore(logins, 0);
  expect(logins).toBeLessThan(150);
});

it.each([
  [0, 0, 0],
  [1, 0, 1_000],
  [2, 0, 2_000],
  [5, 0, 16_000],
  [5, 6_000, 10_000],
  [5, 16_000, 0],
  [11, 0, 15 * 60_000],
  [1_000_000, 0, 15 * 60_000],
  [3, -DAY, 4_000],
])('after %i fatal ends, the last %i ms ago, it waits %i ms', (count, elapsed, wait) => {
  expect(waitBefore(count, elapsed)).toBe(wait);
});

it('counts over the life of many processes, and begins anew after one that lasted', async () => {
  for (const wait of [0, 1_000, 2_000, 4_000]) {
    expect(await startPace(folder).wait(NOW)).toBe(wait);
    await startPace(folder).fatal(NOW);
  }
  expect(await startPace(folder).wait(later(3_000))).toBe(5_000);
  await startPace(folder).lasted();
  await startPace(folder).lasted();
  expect(await startPace(folder).wait(NOW)).toBe(0);
});

it('makes the folder where there is none', async () => {
  const pace = startPace(join(folder, 'deep', 'data'));
  await pace.fatal(NOW);
  expect(JSON.parse(await readFile(pace.file, 'utf8'))).toEqual({ count: 1, at: NOW.toISOString() });
});

it.each(['', '{', 'null', '[]', '7', '{"count":1}', '{"count":-3,"at":"2026-10-05"}', '{"count":1e99,"at":"x"}'])(
  'takes %j in its file for nothing',
  async (text) => {
    const pace = startPace(folder);
    await writeFile(pace.file, text);
    expect(await pace.wait(NOW)).toBe(0);
    await pace.fatal(NOW);
    expect(await pace.wait(NOW)).toBe(1_000);
  },
);

it('a file from the future makes nobody wait longer', async () => {
  const pace = startPace(folder);
  await pace.fatal(later(365 * DAY));
  expect(await pace.wait(NOW)).toBe(1_000);
});
