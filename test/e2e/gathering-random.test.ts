import { afterEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { describeEachStore } from '../db/each-store.js';
import { type Gathered, startGathered } from './gathering-world.js';
import { randomActs, randomFaults, seeded } from './random-acts.js';

/** Another seed, to search on; a failing run names its own. */
const SEEDS = process.env.GATHERING_SEED ? [Number(process.env.GATHERING_SEED)] : [1, 2];
const ACTS = 150;

describeEachStore('anything people do under any fault', parseSession, (under) => {
  let world: Gathered;
  afterEach(() => world.group.close());

  it.each(SEEDS)('ends with the store equal to Discord (seed %i)', async (seed) => {
    world = await startGathered(under.store);
    const random = seeded(seed);
    const people = randomActs(world, random);
    const faults = randomFaults(world, random);
    const { group } = world;
    const someActs = async () => {
      for (let n = 0; n < 10; n += 1) await people.act();
    };
    for (let n = 0; n < ACTS; n += 1) {
      faults.draw();
      await people.act();
      if (n % 40 === 20) await group.bot.tick();
      // Once in a while the process is away while people go on, and once its session cannot be resumed.
      if (n === 60) await group.bot.stop();
      if (n === 80) await group.restart();
      if (n === 30 || n === 110) await faults.drop(n === 30, someActs);
    }
    faults.lift();
    await group.settle();
    // The next day's sweep counts every reaction; a thread whose deletion nobody told is gone after the second look.
    await world.hoursLater(24);
    await world.hoursLater();
    expect(await world.inStore()).toEqual(world.inDiscord());
    expect(world.inDiscord().length).toBeGreaterThan(10);
    // What people wrote stands in no log.
    expect(JSON.stringify(world.log)).not.toMatch(/Words \d/);
  });
});
