import { expect, it, onTestFinished } from 'vitest';
import { waitForSession } from '../../src/discord/session-budget.js';
import { startWorld } from './start-world.js';

const HOUR = 60 * 60_000;

it.each([
  ['goes at once while half are left', 1000, 500, 20 * HOUR, 1, 0],
  ['spreads the rest over the rest of the day', 1000, 100, 10 * HOUR, 1, HOUR / 10],
  ['counts each shard', 1000, 100, 10 * HOUR, 5, HOUR / 2],
  ['waits for the next day when none is left', 1000, 0, 3 * HOUR, 1, 3 * HOUR],
  ['waits for the next day when not all shards could connect', 1000, 3, 3 * HOUR, 4, 3 * HOUR],
])('%s', (_, total, remaining, reset_after, needed, milliseconds) => {
  expect(waitForSession({ total, remaining, reset_after, max_concurrency: 1 }, needed)).toBe(milliseconds);
});

/** Discord says that so many connections are left for the next hour. */
async function worldWith(remaining: number, reset_after: number) {
  const world = await startWorld();
  onTestFinished(() => world.end());
  const { local } = world;
  const limit = { total: 1000, remaining, reset_after, max_concurrency: 1 };
  const body = { url: local.world.origin.replace('http', 'ws'), shards: 1, session_start_limit: limit };
  local.faults.onRequest({ path: /^\/gateway\/bot/, effect: { kind: 'status', status: 200, body } });
  return world;
}

it('says why it waits, connects to nobody meanwhile, and can be stopped', async () => {
  const { local, bot, begin, log } = await worldWith(0, HOUR);
  const starting = expect(begin()).rejects.toThrow('abort');
  const isTold = () => log.lines.some(({ message }) => message.includes('few of the day’s connections'));
  await local.until(isTold, { timeoutMs: 5_000, what: 'the notice' }).catch(() => undefined);
  expect(log.lines.find(({ level }) => level === 'warn')?.facts).toEqual({ seconds: 3600, remaining: 0, total: 1000 });
  expect(local.connected()).toBe(0);
  await bot.stop();
  await starting;
});

it('connects when the wait is over', async () => {
  const { local, begin } = await worldWith(0, 20);
  await begin();
  expect(local.connected()).toBe(1);
});
