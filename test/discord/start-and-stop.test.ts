import { expect, it, onTestFinished } from 'vitest';
import { document, once, registration, worldWith } from './interaction-world.js';
import { NO_INTERACTIONS, startWorld } from './start-world.js';

it('lets a running answer end before it leaves', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { world, ilse, channel } = await worldWith({ answer: () => once({ content: 'in time' }) });
  const { local, bot } = world;
  const path = /webhooks/;
  local.faults.onRequest({ method: 'PATCH', path, effect: { kind: 'hold', until: held } });
  const asked = await ilse.run(channel, 'session load', document);
  const stopped = bot.stop();
  // Long enough for a farewell that did not wait: each is a way to Discord and back.
  for (let ways = 0; ways < 10; ways += 1) await bot.chat.history(channel, null);
  expect(local.connected()).toBe(1);
  release();
  await stopped;
  expect(local.connected()).toBe(0);
  expect(asked.message?.content).toBe('in time');
});

it('answers while other servers still keep it from being ready', async () => {
  const world = await startWorld();
  onTestFinished(() => world.end());
  const { local, guild } = world;
  await world.bot.register(registration);
  local.createGuild({ name: 'In an outage' }).setUnavailable(true);
  const starting = world.begin({ ...NO_INTERACTIONS, registration, answer: () => once({ content: 'here' }) });
  const stopped = expect(starting).rejects.toThrow('stopped');
  await local.until(() => local.connected() === 1, { timeoutMs: 5000, what: 'the connection' });
  const channel = guild.createChannel({ name: 'papers' }).id;
  const asked = await guild.join('Ilse').run(channel, 'session load', document);
  expect((await asked.answer()).content).toBe('here');
  expect(world.heard.events).not.toContain('ready');
  await world.bot.stop();
  await stopped;
});
