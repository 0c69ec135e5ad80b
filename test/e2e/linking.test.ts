import { readFileSync } from 'node:fs';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { KEEP } from '../../src/core/replies.js';
import { describeEachStore } from '../db/each-store.js';
import { type Group, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');

describeEachStore('threads that stand already', parseSession, (under) => {
  let group: Group;
  let forum: string;
  beforeEach(async () => {
    group = await startGroup(under.store);
    forum = group.guild.createChannel({ name: 'bread-talk', type: 'forum' }).id;
    await (await group.host.run(group.room, 'session load', { document: { name: 'bread.md', data: SOURCE } })).answer();
  });
  afterEach(() => group.close());

  const link = async (values: Record<string, string>, who = group.host) =>
    (await who.run(group.room, 'session link', values)).answer();
  const post = (name: string, words: string) => group.people.marta.openThread(forum, name, { words });
  const names = () => [...group.local.world.channels.values()].map(({ name }) => name);
  const theSession = async () => (await under.store.sessions.list(group.guild.id))[0];
  const stored = async () => {
    const session = await theSession();
    const record = session && (await under.store.record(group.guild.id, session.id));
    return (record?.replies ?? []).map(({ question, text }) => `${question}: ${text}`);
  };
  async function exported(): Promise<string> {
    const message = await (await group.host.run(group.room, 'session export')).answer();
    return Buffer.from(group.local.fetchFile(message.attachments[0]?.url ?? '')?.data ?? []).toString('utf8');
  }

  it('a forum’s posts are found by their names, confirmed, read from the beginning, and never written in', async () => {
    const { ilse, teo, marta } = group.people;
    const first = await post('Is the freezer cheating?', '**Is the freezer cheating?** Say what you think.');
    const said = await ilse.say(first.id, 'Nobody could tell at my table.');
    await teo.react(first.id, said.id, KEEP);
    group.guild.setArchived(first.id, true);
    const other = await post('Recipes', 'Which flour?');
    await group.settle();

    const preview = await link({ thread: forum });
    expect(wordsOf(preview)).toContain(`<#${first.id}> → 1. Is the freezer cheating?`);
    expect(wordsOf(preview)).toContain(`<#${other.id}> has no question’s name`);
    expect(await stored()).toEqual([]);
    const linked = await (await group.host.click(group.room, preview.id, 'Link it')).answer();
    await group.settle();
    expect(wordsOf(linked)).toContain('One thread is linked');
    // The question itself, posted by hand, is no reply.
    expect(await stored()).toEqual(['1: Nobody could tell at my table.']);
    expect(marta.sees(first.id).filter((message) => message.author.bot)).toEqual([]);

    await teo.say(first.id, 'I could tell.');
    await group.settle();
    expect(await stored()).toHaveLength(2);
    expect(await exported()).toContain('Nobody could tell at my table.');
    await group.restart();
    await group.settle();
    expect(await stored()).toHaveLength(2);

    // A forum takes no messages, and this one has no place yet for what is about all of it.
    const meet = async () => wordsOf(await (await group.host.run(group.room, 'session meet')).answer());
    expect(await meet()).toContain('has no overview yet');
    const before = names();
    const waiting = await (await group.host.run(group.room, 'session post')).answer();
    expect(wordsOf(waiting)).toContain('3 threads or messages are missing');
    await group.host.click(group.room, linked.id, 'Post what is missing');
    await group.settle();
    const added = names().filter((name) => !before.includes(name));
    expect(added).toEqual(['Keeping bread fresh', '2. Why did two tins go mouldy?', 'What we took from it']);
    expect(marta.sees(first.id).filter((message) => message.author.bot)).toEqual([]);
    const overview = [...group.local.world.channels.values()].find(({ name }) => name === 'Keeping bread fresh');
    expect(JSON.stringify(marta.sees(overview?.id ?? ''))).toContain(first.id);
    expect(await meet()).toContain(overview?.id);
    const nothing = await (await group.host.run(group.room, 'session post')).answer();
    expect(wordsOf(nothing)).toContain('All of “Keeping bread fresh” is posted');
  });

  it('a thread of another name is of the question that the host says; nobody else may say it', async () => {
    const talk = await group.people.ilse.openThread(group.room, 'mould, once more');
    await group.people.ilse.say(talk.id, 'It was the damp one.');
    expect(wordsOf(await link({ thread: talk.id }, group.people.teo))).toContain('Only a host');
    const preview = await link({ thread: talk.id });
    expect(wordsOf(preview)).toContain('Nothing to link by name');
    await (
      await group.host.choose(group.room, preview.id, 'Which question is it?', ['2. Why did two tins go mouldy?'])
    ).answer();
    await group.settle();
    expect(await stored()).toEqual(['2: It was the damp one.']);
    // Linked is linked: neither the question nor the thread a second time.
    expect(wordsOf(await link({ thread: talk.id }))).toContain('is linked already');
    const next = await group.people.ilse.openThread(group.room, 'and again');
    expect(wordsOf(await link({ thread: next.id, question: '2' }))).toContain('no free question “2”');
    const offered = await group.host.type(group.room, 'session link', { thread: next.id, question: '' }, 'question');
    expect(offered.map(({ value }) => value)).toEqual(['1', 'takeaways']);
    expect(wordsOf(await link({ thread: next.id, question: 'takeaways' }))).toContain('One thread is linked');
  });

  it('what has changed since it was shown is shown again, and another session’s threads stay its own', async () => {
    const talk = await group.people.ilse.openThread(group.room, 'Is the freezer cheating?');
    const preview = await link({ thread: group.room });
    const rival = await group.people.ilse.openThread(group.room, 'Is the freezer cheating?');
    const again = await (await group.host.click(group.room, preview.id, 'Link it')).answer();
    expect(wordsOf(again)).toContain('has changed in the meantime');
    expect(wordsOf(again)).toContain(`<#${rival.id}> is not the only one of that name`);
    expect((await theSession())?.state).toBe('loaded');
    await link({ thread: talk.id, question: '1' });

    const milk = SOURCE.replaceAll('bread', 'milk');
    await (await group.host.run(group.room, 'session load', { document: { name: 'milk.md', data: milk } })).answer();
    const session = (await under.store.sessions.list(group.guild.id)).find(({ title }) => title.includes('milk'))?.id;
    const theirs = await link({ thread: talk.id, session: session ?? '' });
    expect(wordsOf(theirs)).toContain('belongs to another session');
    expect(wordsOf(await link({ thread: talk.id, session: session ?? '', question: '1' }))).toContain('linked already');
  });

  it('an empty forum is told with what to do, as is a channel that may not be read back', async () => {
    expect(wordsOf(await link({ thread: forum }))).toContain('There are no posts in #bread-talk');
    await post('Is the freezer cheating?', 'Say what you think.');
    const deny = P.ReadMessageHistory;
    group.guild.setOverwrites(forum, [{ id: group.guild.botRoleId, deny }]);
    expect(wordsOf(await link({ thread: forum }))).toContain('“Read Message History”'.slice(1, -1));
    expect((await theSession())?.state).toBe('loaded');
  });

  it('a private thread without the bot is not gathered until somebody lets it in, and the status says so', async () => {
    const deny = P.ManageThreads;
    group.guild.setOverwrites(group.room, [{ id: group.guild.botRoleId, deny }]);
    const secret = await group.host.openThread(group.room, 'Is the freezer cheating?', { isPrivate: true });
    await group.host.say(secret.id, 'Between us: yes.');
    expect(wordsOf(await link({ thread: secret.id }))).toContain('private and I am not in it');
    expect((await theSession())?.state).toBe('loaded');
    expect(wordsOf(await link({ thread: secret.id, question: '1' }))).toContain('not gathered yet');
    await group.settle();
    const status = async () => wordsOf(await (await group.host.run(group.room, 'session status')).answer());
    expect(await status()).toMatch(/Question 1 \(<#\d+>\).*not in it/);
    expect(await stored()).toEqual([]);
    group.guild.setOverwrites(group.room, []);
    await group.bot.tick();
    await group.settle();
    expect(await stored()).toEqual(['1: Between us: yes.']);
    expect(await status()).not.toContain('not in it');
  });
});
