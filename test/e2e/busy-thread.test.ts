import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import type { Store } from '../../src/core/ports/store.js';
import type { SessionRecord } from '../../src/core/record.js';
import { AGREE, KEEP } from '../../src/core/replies.js';
import { sessionTalk } from '../../src/core/talk.js';
import { openStore } from '../../src/db/open.js';
import type { Actor } from '../../src/local-discord/actor.js';
import { SILENT } from '../db/each-store.js';
import { type Group, postDocument, startGroup, wordsOf } from './group.js';

/** The most that keeping may cost on a phone, and how often the bot may speak unasked in a week (design 8, 9). */
const MOST_TAPS = 3;
const MOST_UNASKED = 4;

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8').replace(
  'zone: Europe/Berlin',
  'zone: Europe/Berlin\nmeets: 2026-10-08 19:00\ncloses: 2026-10-08',
);
const REPLIES = 200;
const KEPT = 60;

let group: Group;
let store: Store;
let one = '';
let last = '';
beforeAll(async () => {
  store = await openStore({ databaseUrl: null, dataFolder: ':memory:', log: SILENT, parse: parseSession });
  group = await startGroup(store);
  await postDocument(group, SOURCE);
  const thread = (start: string) =>
    [...group.local.world.channels.values()].find(({ name }) => name.startsWith(start))?.id ?? '';
  [one, last] = [thread('1.'), thread('What we took')];
});
afterAll(() => group.close());

/** What a finger does on a phone: hold a message, and choose from what opens. */
const taps = { react: ['hold', 'emoji'], menu: ['hold', 'Apps', 'the command'] } as const;

async function record(): Promise<SessionRecord> {
  const server = group.guild.id;
  const [session] = await store.sessions.list(server);
  const found = session && (await store.record(server, session.id));
  if (!found) throw new Error('the session is there');
  return found;
}

async function document(): Promise<string> {
  const message = await (await group.host.run(group.room, 'session export')).answer();
  const file = group.local.fetchFile(message.attachments[0]?.url ?? '');
  return Buffer.from(file?.data ?? []).toString('utf8');
}

it(`keeping, agreeing and proposing take at most ${MOST_TAPS} taps each`, async () => {
  const { marta, ilse, teo } = group.people;
  const message = await marta.say(one, 'The freezer keeps the moment of baking.');
  await teo.react(one, message.id, KEEP);
  await ilse.react(one, message.id, AGREE);
  await group.settle();
  const said = await ilse.say(last, 'Freeze it on the day of baking. [1.1]');
  await group.settle();
  await (await ilse.menu(last, said.id, 'Propose as takeaway')).answer();
  const { claims, takeaways } = await record();
  expect(claims).toMatchObject([{ quote: 'The freezer keeps the moment of baking.', keeper: teo.id }]);
  expect(sessionTalk(await record(), 'inside').claims.get('1.1')?.agree).toBe(1);
  expect(takeaways).toMatchObject([{ claims: ['1.1'], proposer: ilse.id }]);
  for (const way of [taps.react, taps.react, taps.menu]) expect(way.length).toBeLessThanOrEqual(MOST_TAPS);
});

it(`of ${REPLIES} replies and ${KEPT} kept sentences seven stand outside the fold, and Catch me up has pages`, async () => {
  const { marta, ilse, teo, noor } = group.people;
  const writers: readonly Actor[] = [marta, ilse, teo];
  for (let n = 2; n <= REPLIES; n += 1) {
    const writer = writers[n % writers.length] ?? marta;
    const { id } = await writer.say(one, `Loaf number ${n} stayed soft.`);
    if (n <= KEPT) await noor.react(one, id, KEEP);
  }
  await group.settle();
  const { claims, replies } = await record();
  expect([replies.filter(({ question }) => question === 1).length, claims.length]).toEqual([REPLIES, KEPT]);
  const [, discussion = ''] = (await document()).split('rapporteur:discussion');
  const [outside = '', inside = ''] = discussion.split('<details>');
  const quotes = (text: string) => text.match(/^- .*“.*” 1\.\d+/gm)?.length;
  expect([quotes(outside), quotes(inside.split('</details>')[0] ?? '')]).toEqual([7, KEPT - 7]);
  // In a text channel a question's first message stands above its thread.
  const question = ilse.sees(group.room).find((message) => wordsOf(message).includes('### Is the freezer'));
  const news = await (await ilse.click(group.room, question?.id ?? '', 'Catch me up')).answer();
  expect(wordsOf(news)).toContain('1. Is the freezer cheating?');
  expect(wordsOf(news)).toContain('Later');
  const next = await (await ilse.click(group.room, news.id, 'Later')).answer();
  expect(wordsOf(next)).toContain('Earlier');
});

it(`the bot speaks unasked at most ${MOST_UNASKED} times in the week, posting among them, and closing fixes the counts`, async () => {
  const { marta, noor, teo } = group.people;
  const news = group.guild.createChannel({ name: 'news' }).id;
  const schedule = { channel: news, weekday: 'Friday', hour: 18, zone: 'Europe/Berlin' };
  await (await group.host.run(group.room, 'digest schedule', schedule)).answer();
  const spoken = () =>
    [...group.local.world.channels.keys()].flatMap((channel) => marta.sees(channel)).filter((each) => each.author.bot)
      .length;
  const before = spoken();
  for (let day = 5; day <= 12; day += 1) {
    group.setTime(new Date(Date.UTC(2026, 9, day, 17)).toISOString());
    await group.bot.tick();
    await group.settle();
    if (day !== 10) continue;
    const [first] = (await record()).replies;
    await noor.react(one, first?.id ?? '', AGREE);
    const late = await teo.say(one, 'And I tried it with rye.');
    await noor.react(one, late.id, KEEP);
    await group.settle();
  }
  const closed = await record();
  expect(closed.session.closedAt).not.toBeNull();
  expect(closed.reactions.filter(({ meaning }) => meaning === 'agree')).toHaveLength(2);
  expect(sessionTalk(closed, 'inside').claims.get('1.1')?.agree).toBe(1);
  expect(sessionTalk(closed, 'inside').questions[0]?.late.map(({ claim }) => claim.quote)).toEqual([
    'And I tried it with rye.',
  ]);
  // The brief and the digest came; with the posting they are three.
  expect(spoken() - before).toBeGreaterThanOrEqual(2);
  expect(1 + spoken() - before).toBeLessThanOrEqual(MOST_UNASKED);
});
