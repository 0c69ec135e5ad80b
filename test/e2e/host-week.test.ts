import { readFileSync } from 'node:fs';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { AGREE, KEEP } from '../../src/core/replies.js';
import { openStore } from '../../src/db/open.js';
import { SILENT } from '../db/each-store.js';
import { type Group, startGroup, wordsOf } from './group.js';

/** The most that a host's week, and wrap in it, may cost (design 8). */
const MOST_A_WEEK = 25;
const MOST_IN_WRAP = 10;

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8').replace(
  'zone: Europe/Berlin',
  'zone: Europe/Berlin\nmeets: 2026-10-08 19:00',
);

let group: Group;
let clicks = 0;
beforeAll(async () => {
  const store = await openStore({ databaseUrl: null, dataFolder: ':memory:', log: SILENT, parse: parseSession });
  group = await startGroup(store);
});
afterAll(() => group.close());

// Each thing a host does in Discord: a command sent, a button, a choice from a select (opened and chosen), a form sent.
const run = async (line: string, values = {}) => {
  clicks += 1;
  return (await group.host.run(group.room, line, values)).answer();
};
const press = async (page: APIMessage, button: string) => {
  clicks += 1;
  return group.host.click(group.room, page.id, button);
};
const pressed = async (page: APIMessage, button: string) => (await press(page, button)).answer();
const choose = async (page: APIMessage, select: string, values: readonly string[]) => {
  clicks += 2;
  return (await group.host.choose(group.room, page.id, select, values)).answer();
};

it(`a host's whole week takes at most ${MOST_A_WEEK} clicks, and wrap at most ${MOST_IN_WRAP}`, async () => {
  const { marta, ilse, teo, noor } = group.people;
  const news = group.guild.createChannel({ name: 'news' }).id;
  // Monday: load, look, post, say who speaks and when the digest comes.
  group.setTime('2026-10-05T08:00:00Z');
  const preview = await run('session load', { document: { name: 'bread.md', data: SOURCE } });
  await press(preview, 'Post');
  await group.settle();
  await run('session speaker', { user: marta.id });
  await run('digest schedule', { channel: news, weekday: 'Friday', hour: 18, zone: 'Europe/Berlin' });
  const thread = (start: string) =>
    [...group.local.world.channels.values()].find(({ name }) => name.startsWith(start))?.id ?? '';
  const [one, last] = [thread('1.'), thread('What we took')];
  // The days of talk are the group's: ten replies, six kept by a reaction, two takeaways.
  const said: string[] = [];
  for (const [who, text] of [
    [marta, 'The freezer keeps the crust at the moment of baking.'],
    [teo, 'You compare a baked loaf with a rebaked one.'],
    [ilse, 'Nobody at my table could tell.'],
    [noor, 'The tin went mouldy after nine days. The bag did not.'],
    [teo, 'Does it hold for rye?'],
    [marta, 'For rye it takes a day longer.'],
  ] as const) {
    said.push((await who.say(one, text)).id);
  }
  for (const id of said) await noor.react(one, id, KEEP);
  for (const who of [teo, noor]) await who.react(one, said[2] ?? '', AGREE);
  await group.settle();
  for (const text of ['Freeze it on the day. [1.1]', 'Bread wants air.']) {
    const proposed = await ilse.say(last, text);
    await group.settle();
    await (await noor.menu(last, proposed.id, 'Propose as takeaway')).answer();
  }
  // Wednesday evening: the brief comes by itself; the host looks how far things are.
  group.setTime('2026-10-07T16:00:10Z');
  await group.bot.tick();
  expect(wordsOf(await run('session status'))).toContain('Next: go through what waits');
  // Thursday night: wrap, from the last reply to published.
  const before = clicks;
  group.setTime('2026-10-08T21:00:00Z');
  const page = await run('session wrap');
  const chosen = await press(page, 'Choose');
  clicks += 1;
  await (await group.host.submit(chosen.modal, { sentence: ['The tin went mouldy after nine days.'] })).answer();
  await pressed(page, 'Confirm these 5');
  await pressed(page, 'Next');
  await choose(page, 'Accept …', ['1 Freeze it on the day.']);
  await pressed(page, 'Next');
  const publish = await press(page, 'Publish …');
  clicks += 1;
  const done = await group.host.submit(publish.modal, {});
  await group.settle();
  expect(wordsOf(done.message ?? {})).toMatch(/✓ The session is closed[\s\S]*✓ The notes are posted/);
  const wrap = clicks - before;
  // Friday: the digest goes out by itself.
  group.setTime('2026-10-09T16:00:10Z');
  await group.bot.tick();
  expect(wordsOf(ilse.sees(news)[0] ?? {})).toContain('Freeze it on the day.');
  expect(wrap).toBeLessThanOrEqual(MOST_IN_WRAP);
  expect(clicks).toBeLessThanOrEqual(MOST_A_WEEK);
});
