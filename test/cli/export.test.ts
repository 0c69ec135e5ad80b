import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { beginIn } from '../support/begun-store.js';
import { type Desk, openDesk } from './run-cli.js';

// Every verb is a process of its own that opens a database: seconds on a machine that is busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await beginIn(desk.path('data'));
  const ended = await desk.run(['import', desk.path('session.md'), ...(await desk.exports())]);
  if (ended.code !== 0) throw new Error(ended.err);
});
afterAll(() => desk.close());

it('prints a session by slug, title or number, and nothing else', async () => {
  const bySlug = await desk.run(['export', 'which-kettle-for-the-hut']);
  expect(bySlug).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(bySlug.out)).toMatchObject({ format: 'rapporteur-session', version: 1, tombstones: [] });
  expect((await desk.run(['export', 'Which kettle for the hut?'])).out).toBe(bySlug.out);
  expect((await desk.run(['export', '1', '--server', '900000000000000001'])).out).toBe(bySlug.out);
});

it.each<readonly [readonly string[], RegExp]>([
  [['nothing'], /no session nothing in the store[\s\S]*There are which-kettle-for-the-hut/],
  [['1', '--server', '5'], /no session 1 in the store/],
])('says what there is where there is none: %j', async (args, message) => {
  const ended = await desk.run(['export', ...args]);
  expect(ended).toMatchObject({ code: 1, out: '' });
  expect(ended.err).toMatch(message);
});
