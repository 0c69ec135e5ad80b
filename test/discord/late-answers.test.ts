import { MessageFlags } from 'discord-api-types/v10';
import { expect, it, onTestFinished } from 'vitest';
import type { Answer } from '../../src/commands/command.js';
import { document, registration } from './interaction-world.js';
import { NO_INTERACTIONS, startWorld } from './start-world.js';

const MINUTE = 60_000;

/** A person asks; the bot answers at once with the first answer, and with the others after so many minutes. */
async function asked(answers: readonly Answer[], minutes: number, prepare: (world: World) => void = () => {}) {
  const clock = { now: Date.parse('2026-10-05T08:00:00Z') };
  const world = await startWorld(() => clock.now);
  onTestFinished(() => world.end());
  await world.bot.register(registration);
  const channel = world.guild.createChannel({ name: 'papers' }).id;
  const ilse = world.guild.join('Ilse');
  const [first = {}, ...later] = answers;
  let isDone = false;
  await world.begin({
    ...NO_INTERACTIONS,
    registration,
    async *answer() {
      yield first;
      clock.now += minutes * MINUTE;
      prepare(world);
      yield* later;
      isDone = true;
    },
  });
  await ilse.run(channel, 'session load', document);
  await world.local.until(() => isDone, { what: 'the end of the handler' });
  await world.bot.settled();
  const warnings = world.log.lines.filter(({ level }) => level !== 'info').map(({ message }) => message);
  const noor = world.guild.join('Noor');
  const seenBy = (person: typeof ilse) => () => person.sees(channel).map(({ content }) => content);
  return { world, byIlse: seenBy(ilse), byNoor: seenBy(noor), messages: () => noor.sees(channel), warnings };
}

type World = Awaited<ReturnType<typeof startWorld>>;

it('a lasting answer that comes too late is an ordinary message, for all and without a ping', async () => {
  const last: Answer = {
    content: 'Done, @everyone.',
    flags: MessageFlags.Ephemeral,
    files: [{ name: 'a.md', data: Buffer.from('x'), contentType: 'text/markdown' }],
    lasting: true,
  };
  const { byNoor, messages } = await asked([{ content: 'Working' }, { content: 'Still at it' }, last], 16);
  expect(byNoor()).toEqual(['Done, @everyone.']);
  expect(messages()[0]?.mention_everyone).toBe(false);
  expect(messages()[0]?.attachments.map(({ filename }) => filename)).toEqual(['a.md']);
});

it('a lasting answer within the quarter of an hour stays with the one who asked', async () => {
  const { byIlse, byNoor } = await asked([{ content: 'Working' }, { content: 'Done', lasting: true }], 14);
  expect(byIlse()).toEqual(['Done']);
  expect(byNoor()).toEqual([]);
});

it('any other answer that comes too late is told in the log alone', async () => {
  const { byNoor, warnings, world } = await asked([{ content: 'Working' }, { content: 'A secret' }], 16);
  expect(byNoor()).toEqual([]);
  expect(warnings).toEqual(['an answer came too late to be shown']);
  expect(JSON.stringify(world.log.lines)).not.toContain('secret');
});

it('a late answer for a place that is closed by then is told in the log', async () => {
  const { warnings } = await asked([{ content: 'Working' }, { content: 'Done', lasting: true }], 16, (world) => {
    for (const channel of world.local.world.channels.values()) world.guild.deleteChannel(channel.id);
  });
  expect(warnings).toEqual(['a late answer could not be posted']);
});
