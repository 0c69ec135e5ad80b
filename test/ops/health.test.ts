import { afterEach, expect, it } from 'vitest';
import { type HealthChecks, type HealthDoor, openHealthDoor } from '../../src/ops/health.js';

const ANYWHERE = { host: '127.0.0.1', port: 0 };
const fine = () => true;
const never = () => new Promise<boolean>(() => undefined);
const fails = () => Promise.reject(new Error('connection lost'));
const throws = () => {
  throw new Error('no such thing');
};

let door: HealthDoor | undefined;
afterEach(() => door?.close());

async function ask(checks: HealthChecks, path = '/health', method = 'GET') {
  door ??= await openHealthDoor(ANYWHERE, checks);
  const response = await fetch(`http://127.0.0.1:${door.port}${path}`, { method });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

afterEach(() => {
  door = undefined;
});

it.each<[string, HealthChecks, number, object]>([
  ['all is well', { gateway: fine, store: fine }, 200, { able: true, gateway: true, store: true }],
  ['the gateway is away', { gateway: () => false, store: fine }, 503, { able: false, gateway: false, store: true }],
  ['the store fails', { gateway: fine, store: fails }, 503, { able: false, gateway: true, store: false }],
  ['the store never answers', { gateway: fine, store: never }, 503, { able: false, gateway: true, store: false }],
  ['a check is broken', { gateway: throws, store: fine }, 503, { able: false, gateway: false, store: true }],
])('is alive, and tells what it is able to do, when %s', async (_, checks, status, body) => {
  expect(await ask(checks)).toEqual({ status, body: { alive: true, ...body } });
});

it('asks a store that does not answer once, however often it is asked itself', async () => {
  let asked = 0;
  let answer = (_: boolean) => {};
  const store = () => {
    asked += 1;
    return new Promise<boolean>((resolve) => (answer = resolve));
  };
  const checks = { gateway: fine, store };
  door = await openHealthDoor(ANYWHERE, checks);
  const first = await Promise.all([ask(checks), ask(checks), ask(checks)]);
  expect(first.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(asked).toBe(1);
  answer(true);
  const second = ask(checks);
  // The question that was answered is over, so this one is put anew.
  await expect.poll(() => asked).toBe(2);
  answer(true);
  expect((await second).status).toBe(200);
});

it('answers nothing else', async () => {
  const checks = { gateway: fine, store: fine };
  expect((await ask(checks, '/metrics')).status).toBe(404);
  expect((await ask(checks, '/health', 'POST')).status).toBe(404);
  expect((await ask(checks, '/health?from=probe')).status).toBe(200);
});
