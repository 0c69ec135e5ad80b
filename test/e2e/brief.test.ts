import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { AGREE, KEEP } from '../../src/core/replies.js';
import { describeEachStore } from '../db/each-store.js';
import { type Group, postDocument, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8').replace(
  'zone: Europe/Berlin',
  'zone: Europe/Berlin\nmeets: 2026-10-09 19:00',
);

describeEachStore('the brief', parseSession, (under) => {
  let group: Group;
  let talk: string;
  let lounge: string;
  beforeEach(async () => {
    group = await startGroup(under.store);
    lounge = group.guild.createChannel({ name: 'Lounge', type: 'voice' }).id;
    talk = await postDocument(group, SOURCE);
  });
  afterEach(() => group.close());

  const briefs = (channel = group.room) =>
    group.people.ilse.sees(channel).filter((message) => wordsOf(message).includes('Before we meet'));

  async function at(instant: string): Promise<void> {
    group.setTime(instant);
    await group.bot.tick();
    await group.settle();
  }

  /** What is kept on Monday; gives the disputed message. */
  async function said(): Promise<string> {
    const { marta, ilse, teo, noor } = group.people;
    await (await group.host.run(group.room, 'session speaker', { user: marta.id })).answer();
    const answer = await marta.say(talk, 'The freezer keeps the moment of baking.');
    const doubt = await teo.say(talk, 'You compare a baked loaf with a rebaked one.', { replyTo: answer.id });
    const asked = await ilse.say(talk, 'Does it hold for rye?');
    for (const { id } of [answer, doubt, asked]) await noor.react(talk, id, KEEP);
    await ilse.react(talk, doubt.id, AGREE);
    await group.settle();
    const objects = { claim: '1.2', relation: 'objects', to: '1.1' };
    await (await noor.run(talk, 'claim change', objects)).answer();
    return doubt.id;
  }

  it('comes on the evening before the meeting, once, in both places, and says how things stand', async () => {
    const act = { server: group.guild.id, group: 'default', by: group.host.id, at: new Date() };
    await under.store.settings.change(act, { voiceChannel: lounge });
    await group.restart();
    await said();
    await at('2026-10-08T15:59:00Z');
    expect(briefs()).toEqual([]);
    await at('2026-10-08T16:00:10Z');
    await group.restart();
    await at('2026-10-08T16:02:00Z');
    expect([briefs().length, briefs(lounge).length]).toEqual([1, 1]);
    const words = wordsOf(briefs()[0] ?? {});
    expect(words).toMatch(/Marta: “The freezer keeps the moment of baking\.”/);
    expect(words).toMatch(/Teo objects: “You compare a baked loaf with a rebaked one\.”/);
    expect(words).toMatch(/\*Open\* · Ilse asks: “Does it hold for rye\?”/);
    expect(words).toMatch(/2\. Why did two tins go mouldy\?[\s\S]*No reply yet\./);
  });

  it('does not come after the meeting, however late the bot is', async () => {
    await at('2026-10-09T17:00:00Z');
    expect(briefs()).toEqual([]);
  });

  it('still comes between the evening and the meeting', async () => {
    await at('2026-10-09T16:30:00Z');
    expect(briefs()).toHaveLength(1);
  });

  it('loses words that are taken back', async () => {
    const doubt = await said();
    await at('2026-10-08T16:00:10Z');
    expect(wordsOf(briefs()[0] ?? {})).toContain('rebaked');
    group.setTime('2026-10-08T19:00:00Z');
    const later = await group.people.ilse.say(talk, 'Said at the meeting: what about wheat?');
    await group.people.noor.react(talk, later.id, KEEP);
    await group.settle();
    await group.people.teo.remove(talk, doubt);
    await group.settle();
    expect(briefs()).toHaveLength(1);
    expect(wordsOf(briefs()[0] ?? {})).not.toContain('rebaked');
    expect(wordsOf(briefs()[0] ?? {})).toContain('The freezer keeps the moment of baking.');
    expect(wordsOf(briefs()[0] ?? {})).not.toContain('Said at the meeting');
  });

  it('is shown to a host, who posts it once', async () => {
    await said();
    const shown = await (await group.host.run(group.room, 'session brief')).answer();
    expect(wordsOf(shown)).toContain('Before we meet');
    const posted = await (await group.host.click(group.room, shown.id, 'Post it')).answer();
    expect(wordsOf(posted)).toContain(briefs()[0]?.id);
    await (await group.host.run(group.room, 'session meet')).answer();
    expect(briefs()).toHaveLength(1);
    expect(wordsOf(await (await group.people.teo.run(group.room, 'session meet')).answer())).toContain('Only a host');
  });
});
