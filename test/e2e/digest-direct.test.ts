import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { KEEP } from '../../src/core/replies.js';
import { describeEachStore } from '../db/each-store.js';
import { type Group, postDocument, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');
const WORDS = 'If you bought one for the bread, count the freezer.';

describeEachStore('a digest for one person', parseSession, (under) => {
  let group: Group;
  let talk: string;
  let said: string;
  let news: string;
  beforeEach(async () => {
    group = await startGroup(under.store);
    news = group.guild.createChannel({ name: 'news' }).id;
    talk = await postDocument(group, SOURCE);
    const { teo, ilse } = group.people;
    said = (await teo.say(talk, WORDS)).id;
    await ilse.react(talk, said, KEEP);
    await group.settle();
  });
  afterEach(() => group.close());

  const schedule = async () => {
    const set = { channel: news, weekday: 'Friday', hour: 18, zone: 'Europe/Berlin' };
    return (await group.host.run(group.room, 'digest schedule', set)).answer();
  };
  const tick = async (instant: string) => {
    group.setTime(instant);
    await group.bot.tick();
    await group.settle();
  };
  const digests = () => group.people.ilse.sees(news);

  it('comes once to whoever asked, without a button that could not answer, and loses what is taken back', async () => {
    await schedule();
    const { noor, ilse, teo, marta } = group.people;
    const asked = wordsOf(await (await noor.run(group.room, 'digest subscribe')).answer());
    expect(asked).toMatch(/direct message from now on\. The next one comes <t:\d+:F>\./);
    await (await ilse.run(group.room, 'digest subscribe')).answer();
    await (await marta.run(group.room, 'digest subscribe')).answer();
    await marta.refuseDirect();
    await tick('2026-10-09T16:00:10Z');
    await group.restart();
    await tick('2026-10-09T16:02:00Z');
    expect([noor, ilse, marta, teo].map((person) => person.inbox().length)).toEqual([1, 1, 0, 0]);
    const [copy] = noor.inbox();
    expect(wordsOf(copy ?? {})).toContain(WORDS);
    expect(wordsOf(copy ?? {})).toContain('You asked for this; /digest subscribe stops it');
    expect(digests()).toHaveLength(1);
    await teo.remove(talk, said);
    await group.settle();
    for (const person of [noor, ilse]) {
      expect(person.inbox().map(wordsOf)).toEqual([expect.not.stringContaining('count the freezer')]);
    }
  });

  it('stops when they say so, and begins under the digest itself', async () => {
    await schedule();
    await tick('2026-10-09T16:00:10Z');
    const { noor } = group.people;
    const answer = await (await noor.click(news, digests()[0]?.id ?? '', 'By direct message')).answer();
    expect(noor.inbox()).toEqual([]);
    await tick('2026-10-16T16:00:10Z');
    expect(noor.inbox()).toHaveLength(1);
    await noor.click(news, answer.id, 'Stop');
    await tick('2026-10-23T16:00:10Z');
    expect(noor.inbox()).toHaveLength(1);
  });

  it('is posted at once when a host asks, once a minute, and the weekly one comes as it would have', async () => {
    const early = wordsOf(await (await group.host.run(group.room, 'digest now')).answer());
    expect(early).toContain('No digest is set yet.');
    await schedule();
    await tick('2026-10-07T10:00:00Z');
    const now = async () => wordsOf(await (await group.host.run(group.room, 'digest now')).answer());
    expect(await now()).toMatch(/The digest is posted: https/);
    await now();
    expect(digests()).toHaveLength(1);
    await tick('2026-10-09T16:00:10Z');
    expect(digests()).toHaveLength(2);
    await group.people.teo.remove(talk, said);
    await group.settle();
    expect(digests().map(wordsOf).join()).not.toContain('count the freezer');
  });
});
