import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { KEEP } from '../../src/core/replies.js';
import { describeEachStore } from '../db/each-store.js';
import { type Group, postDocument, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8').replace(
  'zone: Europe/Berlin',
  'zone: Europe/Berlin\nmeets: 2026-10-09 19:00',
);

describeEachStore('the one message to the speaker', parseSession, (under) => {
  let group: Group;
  let talk: string;
  beforeEach(async () => {
    group = await startGroup(under.store);
    talk = await postDocument(group, SOURCE);
    await (await group.host.run(group.room, 'session speaker', { user: group.people.marta.id })).answer();
    const { id } = await group.people.ilse.say(talk, 'Marta, does it hold for rye?');
    await group.people.noor.react(talk, id, KEEP);
    await group.settle();
  });
  afterEach(() => group.close());

  const mine = async () => (await group.people.marta.run(group.room, 'me')).answer();
  const ask = async (button: string) =>
    (await group.people.marta.click(group.room, (await mine()).id, button)).answer();
  const at = async (instant: string) => {
    group.setTime(instant);
    await group.bot.tick();
    await group.settle();
  };

  it('names them by the name they have here before they wrote a word', async () => {
    await (await group.host.run(group.room, 'session speaker', { user: group.people.teo.id })).answer();
    const { id } = await group.people.ilse.say(talk, 'Does it hold for wheat, Teo?');
    await group.people.noor.react(talk, id, KEEP);
    await group.settle();
    expect(wordsOf(await (await group.people.teo.run(group.room, 'me')).answer())).toContain('for wheat, Teo?');
  });

  it('comes once, on the evening before, to who asked for it, and says where to answer', async () => {
    expect(wordsOf(await ask('Write to me once'))).toContain('I write to you once about “Keeping bread fresh”');
    await at('2026-10-08T15:59:00Z');
    expect(group.people.marta.inbox()).toEqual([]);
    await at('2026-10-08T16:00:10Z');
    await group.restart();
    await at('2026-10-08T16:05:00Z');
    const inbox = group.people.marta.inbox();
    expect(inbox).toHaveLength(1);
    const words = wordsOf(inbox[0] ?? {});
    expect(words).toMatch(
      /^\*\*3 questions are open for you\*\* in “Keeping bread fresh”:\n- \[1\.1\]\(https:.*\n- \[Question 1\]/m,
    );
    expect(words).not.toContain('rye');
    expect(words).toContain('You asked for this one message in /me');
  });

  it('does not come unasked, nor to who took it back, nor when nothing is open', async () => {
    await at('2026-10-08T16:00:10Z');
    await ask('Write to me once');
    await ask('No message, please');
    await at('2026-10-08T16:10:00Z');
    expect(group.people.marta.inbox()).toEqual([]);
    await ask('Write to me once');
    for (const thread of [...group.local.world.channels.values()].filter(({ name }) => /^[12]\./.test(name))) {
      await group.people.marta.say(thread.id, 'I do not know.');
    }
    await (await group.people.ilse.run(talk, 'claim answered', { claim: '1.1' })).answer();
    await at('2026-10-08T16:20:00Z');
    expect(group.people.marta.inbox()).toEqual([]);
  });

  it('a question that asker or host calls answered is open no more, until they say that it is', async () => {
    expect(wordsOf(await mine())).toContain('Ilse asks: “Marta, does it hold for rye?”');
    expect(wordsOf(await (await group.people.teo.run(talk, 'claim answered', { claim: '1.1' })).answer())).toContain(
      '1.1 is somebody else’s question.',
    );
    const own = await (await group.people.ilse.run(group.room, 'me')).answer();
    await (await group.people.ilse.click(group.room, own.id, 'Answered')).answer();
    expect(wordsOf(await mine())).not.toContain('Ilse asks');
    const said = await (await group.host.run(talk, 'claim answered', { claim: '1.1' })).answer();
    await (await group.host.click(talk, said.id, 'It is open still')).answer();
    expect(wordsOf(await mine())).toContain('Ilse asks: “Marta, does it hold for rye?”');
  });
});
