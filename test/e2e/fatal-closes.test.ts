import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isFatalClose } from '../../src/discord/start-up.js';
import { beginIn } from '../support/begun-store.js';
import type { BotProcess } from './bot-process.js';
import { type ProcessScene, startScene } from './process-scene.js';

const TIMEOUT = 120_000;
const FILE = 'fatal-ends.json';

let scene: ProcessScene;
let folder = '';
let env: NodeJS.ProcessEnv = {};
beforeEach(async () => {
  scene = await startScene();
  folder = await mkdtemp(join(tmpdir(), 'rapporteur-fatal-'));
  await beginIn(folder);
  env = { RAPPORTEUR_DATA: folder };
});
afterEach(async () => {
  await scene.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the processes before have noted, as hosting.md tells it. */
async function noted(): Promise<{ readonly count: number }> {
  return JSON.parse(await readFile(join(folder, FILE), 'utf8'));
}

/** What the process prints at its end, which is no line of its log. */
function lastWords(bot: BotProcess): string {
  return bot
    .log()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'))
    .join('\n');
}

it('knows the close codes after which no client may come back', () => {
  const codes = Array.from({ length: 20 }, (_, n) => 4000 + n);
  expect(codes.filter(isFatalClose)).toEqual([4004, 4010, 4011, 4012, 4013, 4014]);
});

it('each ends the process with what to do, and is counted', { timeout: TIMEOUT }, async () => {
  const words = [
    [4004, 'DISCORD_TOKEN'],
    [4014, 'Privileged Gateway Intents'],
    [4011, 'SHARDS'],
  ] as const;
  for (const [number, [code, hint]] of words.entries()) {
    const bot = await scene.start(env);
    await scene.logged(bot, '"ready"');
    scene.local.dropSockets({ resumable: false, code });
    expect(await bot.ended).toBe(1);
    expect(lastWords(bot)).toMatch(/^rapporteur: /);
    expect(lastWords(bot)).toContain(hint);
    expect((await noted()).count).toBe(number + 1);
  }
});

it('a start after many of them waits without a connection, tells its health, and ends when asked', {
  timeout: TIMEOUT,
}, async () => {
  await writeFile(join(folder, FILE), JSON.stringify({ count: 12, at: new Date().toISOString() }));
  const bot = scene.spawn({ ...env, RAPPORTEUR_HTTP: '127.0.0.1:0' });
  await scene.logged(bot, 'waiting before connecting');
  const [, port] = /"port":(\d+),"msg":"health is told"/.exec(bot.log()) ?? [];
  const health = await fetch(`http://127.0.0.1:${port}/health`);
  expect([health.status, await health.json()]).toEqual([
    503,
    { alive: true, able: false, gateway: false, store: true },
  ]);
  expect(await bot.end('SIGTERM')).toBe(0);
  expect(scene.local.requests).toEqual([]);
  expect((await noted()).count).toBe(12);
});

it('a data folder that cannot be written hides nothing', { timeout: TIMEOUT }, async () => {
  await mkdir(join(folder, FILE));
  const bot = scene.spawn({ ...env, DISCORD_TOKEN: 'wrong' });
  expect(await bot.ended).toBe(1);
  expect(lastWords(bot)).toContain('DISCORD_TOKEN');
  expect(bot.log()).toContain('the end could not be noted');
});

it('while it connects counts and ends it too', { timeout: TIMEOUT }, async () => {
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  scene.local.faults.onRequest({ path: /\/gateway\/bot$/, effect: { kind: 'hold', until } });
  const bot = scene.spawn(env);
  await scene.local.until(() => scene.local.faults.met === 1, { timeoutMs: 30_000, what: 'the way to the gateway' });
  // The intent is taken away between the question whether it is there and the login.
  scene.local.application.flags = 0;
  release();
  expect(await bot.ended).toBe(1);
  expect(lastWords(bot)).toContain('Privileged Gateway Intents');
  expect((await noted()).count).toBe(1);
});

it('a wrong token ends it before it connects', { timeout: TIMEOUT }, async () => {
  const bot = scene.spawn({ ...env, DISCORD_TOKEN: 'wrong' });
  expect(await bot.ended).toBe(1);
  expect(lastWords(bot)).toContain('DISCORD_TOKEN');
  expect((await noted()).count).toBe(1);
});
