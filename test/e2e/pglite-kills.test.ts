import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRandom } from '../../src/cli/torture/random.js';
import { beginIn } from '../support/begun-store.js';
import { type BotProcess, spawnBot, startProcess } from './bot-process.js';
import { type ProcessWorld, startProcessWorld } from './process-world.js';

/** Moments of a talk, drawn anew in each run; the seed in the title gives the same ones again. */
const SEED = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);
const draw = createRandom(SEED);
const KILLS = Array.from({ length: 5 }, () => draw.below(30));

describe('the folder of PGlite', () => {
  let world: ProcessWorld;
  let folder = '';
  let data = '';
  const running: BotProcess[] = [];
  beforeEach(async () => {
    world = await startProcessWorld();
    folder = await mkdtemp(join(tmpdir(), 'rapporteur-kills-'));
    data = join(folder, 'data');
  });
  afterEach(async () => {
    for (const bot of running.splice(0)) await bot.kill();
    await world.local.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(): Promise<BotProcess> {
    const bot = await startProcess(world.local, { RAPPORTEUR_DATA: data, LOG_LEVEL: 'info' });
    running.push(bot);
    return bot;
  }

  const exists = (...path: string[]) =>
    access(join(data, ...path)).then(
      () => true,
      () => false,
    );

  it('is refused to a second process, which says who holds it and ends with 1', async () => {
    await beginIn(data);
    const first = await start();
    const second = spawnBot(world.local, { RAPPORTEUR_DATA: data });
    running.push(second.bot);
    expect(await second.bot.ended).toBe(1);
    expect(second.bot.log()).toContain(`is in use by process ${first.pid}`);
    expect(await first.end('SIGTERM')).toBe(0);
  }, 60_000);

  it('opens after every kill during the first start', async () => {
    for (const step of [
      ['.'],
      ['pglite-new'],
      ['pglite-new', 'PG_VERSION'],
      ['pglite-new', 'postmaster.pid'],
      ['pglite'],
    ]) {
      const { bot } = spawnBot(world.local, { RAPPORTEUR_DATA: data });
      running.push(bot);
      const isThere = async () => (await exists(...step)) || (await exists('pglite'));
      await world.local.until(isThere, { timeoutMs: 60_000, what: step.join('/') });
      await bot.kill();
      if (step[0] !== 'pglite') continue;
      const whole = await start();
      await world.post();
      expect(await whole.end('SIGTERM')).toBe(0);
    }
  }, 300_000);

  it(`holds everything after ${KILLS.length} kills at random moments of a talk (TEST_SEED=${SEED}), once gathering has been through`, async () => {
    await beginIn(data);
    let bot = await start();
    const thread = await world.post();
    for (const kill of KILLS) {
      for (let n = 0; n < 30; n += 1) {
        const { id } = await world.marta.say(thread, `Sentence ${n} before the kill at ${kill}.`);
        if (n % 4 === 0) await world.marta.edit(thread, id, `Edited ${n} before the kill at ${kill}.`);
        if (n % 9 === 8) await world.marta.remove(thread, id);
        if (n === kill) await bot.kill();
      }
      bot = await start();
    }
    await world.local.until(() => bot.log().includes('"msg":"swept"'), { timeoutMs: 60_000, what: 'the sweep' });
    expect(await bot.end('SIGTERM')).toBe(0);
    expect(await world.stored({ databaseUrl: null, dataFolder: data }, thread)).toEqual(world.said(thread));
  }, 120_000);
});
