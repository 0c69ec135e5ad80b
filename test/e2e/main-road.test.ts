import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { AGREE, KEEP } from '../../src/core/replies.js';
import { describeEachStore } from '../db/each-store.js';
import { type Group, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');

describeEachStore('the main road', parseSession, (under) => {
  let group: Group;
  beforeEach(async () => {
    group = await startGroup(under.store);
  });
  afterEach(() => group.close());

  async function load(text = SOURCE, name = 'bread.md') {
    return group.host.run(group.room, 'session load', { document: { name, data: text } });
  }

  async function post(): Promise<readonly string[]> {
    const loaded = await load();
    const preview = await loaded.answer();
    await group.host.click(group.room, preview.id, 'Post');
    await group.settle();
    return threadNames();
  }

  function threads() {
    return [...group.local.world.channels.values()].filter(
      (channel) => 'parentId' in channel && channel.parentId === group.room,
    );
  }

  function threadNames(): readonly string[] {
    return threads().map((thread) => thread.name);
  }

  function thread(start: string): string {
    const found = threads().find((each) => each.name.startsWith(start));
    if (!found) throw new Error(`no thread ${start} among ${threadNames().join(', ')}`);
    return found.id;
  }

  async function exported(): Promise<string> {
    await group.settle();
    const asked = await group.host.run(group.room, 'session export');
    const message = await asked.answer();
    const file = group.local.fetchFile(message.attachments[0]?.url ?? '');
    return Buffer.from(file?.data ?? []).toString('utf8');
  }

  it('shows a preview, and posts nothing before Post is pressed', async () => {
    const before = group.local.world.channels.get(group.room)?.log.byId.size;
    const preview = await (await load()).answer();
    expect(wordsOf(preview)).toContain('Is the freezer cheating?');
    expect(wordsOf(preview)).toContain('Linen bag');
    expect(threadNames()).toEqual([]);
    const seen = group.people.ilse.sees(group.room);
    expect(seen.length).toBe(before);
  });

  it('posts an overview, a thread for each question in order, and one for takeaways', async () => {
    expect(await post()).toEqual([
      '1. Is the freezer cheating?',
      '2. Why did two tins go mouldy?',
      'What we took from it',
    ]);
    const [overview, first] = group.people.ilse.sees(group.room);
    expect(wordsOf(overview ?? {})).toContain('Keeping bread fresh');
    expect(wordsOf(overview ?? {})).toContain(thread('1.'));
    expect(wordsOf(first ?? {})).toContain('It keeps the crust from ageing.');
    expect(wordsOf(first ?? {})).toMatch(/Crust.*Linen bag: firm · Freezer: soft · Tin: soft/);
  });

  it('posts nothing twice, and only the difference when the document changes', async () => {
    await post();
    const again = await (await load()).answer();
    await group.host.click(group.room, again.id, 'Post the changes');
    await group.settle();
    expect(threadNames()).toHaveLength(3);
    const changed = SOURCE.replace('2. Why', '2. Who pays for the power? Three cents a loaf.\n3. Why');
    const third = await (await load(changed)).answer();
    expect(wordsOf(third)).toContain('Who pays for the power?');
    await group.host.click(group.room, third.id, 'Post the changes');
    await group.settle();
    expect(threadNames()).toEqual([
      '1. Is the freezer cheating?',
      '2. Why did two tins go mouldy?',
      'What we took from it',
      '3. Who pays for the power?',
    ]);
  });

  it('gives the document back to the byte while there is nothing to say', async () => {
    await post();
    await group.people.ilse.say(thread('1.'), 'Nobody kept this.');
    expect(await exported()).toBe(SOURCE);
  });

  it('keeps by one reaction, agrees by another, and writes both sections', async () => {
    const { marta, ilse, teo, noor } = group.people;
    await post();
    await (await group.host.run(group.room, 'session speaker', { user: marta.id })).answer();
    const talk = thread('1.');
    const answer = await marta.say(talk, 'The freezer keeps the moment of baking.');
    const doubt = await teo.say(talk, 'You compare a baked loaf with a rebaked one.', { replyTo: answer.id });
    await ilse.react(talk, answer.id, KEEP);
    await ilse.react(talk, doubt.id, KEEP);
    await noor.react(talk, doubt.id, AGREE);
    await group.settle();
    for (const person of [marta, ilse]) {
      const asked = await person.click(group.room, group.people.ilse.sees(group.room)[1]?.id ?? '', 'Name me');
      const choices = await asked.answer();
      await (await person.click(group.room, choices.id, 'My name')).answer();
    }
    const change = await ilse.run(talk, 'claim change', {
      claim: '1.2',
      ingredient: 'Crust',
      recipe: 'Freezer',
      relation: 'objects',
      to: '1.1',
    });
    expect(wordsOf(await change.answer())).toContain('Crust × Freezer');
    const text = await exported();
    const [head, tail] = [SOURCE.slice(0, SOURCE.indexOf('(none)')), SOURCE.slice(SOURCE.indexOf('## Sources'))];
    expect(text.startsWith(head)).toBe(true);
    expect(text.endsWith(tail)).toBe(true);
    expect(text).toContain(
      `**Marta, speaker** “The freezer keeps the moment of baking.” [1.1](https://discord.com/channels/${group.guild.id}/${talk}/${answer.id})`,
    );
    // Teo has not chosen a name: no name, and no link that would unmask.
    expect(text).toContain('**a participant** objects: “You compare a baked loaf with a rebaked one.” 1.2');
    expect(text).not.toContain('Teo');
    expect(text).toContain('Crust × Freezer 1.2');
    expect(await exported()).toBe(text);
  });

  it('takes a sentence out of the notes when its words are edited away or its message is deleted', async () => {
    const { ilse, teo } = group.people;
    await post();
    const talk = thread('1.');
    const one = await ilse.say(talk, 'Nine of ten pressed the loaf.');
    const two = await teo.say(talk, 'Count the freezer.');
    await teo.react(talk, one.id, KEEP);
    await ilse.react(talk, two.id, KEEP);
    expect(await exported()).toContain('Nine of ten pressed the loaf.');
    await ilse.edit(talk, one.id, 'I was not there.');
    const edited = await exported();
    expect(edited).not.toContain('Nine of ten');
    expect(edited).toContain('Count the freezer.');
    await teo.remove(talk, two.id);
    expect(await exported()).toBe(SOURCE);
  });

  it('keeps one sentence of several by the menu, and undoes it', async () => {
    const { ilse, teo } = group.people;
    await post();
    const talk = thread('1.');
    const reply = await teo.say(talk, 'I froze twelve loaves. Nobody could tell. My neighbour asked for more.');
    await group.settle();
    const asked = await ilse.menu(talk, reply.id, 'Keep a sentence');
    const kept = await ilse.submit(asked.modal, {
      sentence: ['Nobody could tell.'],
      rows: ['Crust'],
      columns: ['Freezer'],
    });
    const receipt = await kept.answer();
    expect(wordsOf(receipt)).toContain('Kept as 1.1: “Nobody could tell.” (Crust × Freezer)');
    expect(await exported()).toContain('“Nobody could tell.”');
    await (await ilse.click(talk, receipt.id, 'Undo')).answer();
    expect(await exported()).toBe(SOURCE);
  });

  it('dates what was said in the zone of whoever runs it, where the document names none', async () => {
    group.setTime('2026-10-05T10:30:00Z');
    const preview = await (await load(SOURCE.replace('zone: Europe/Berlin\n', ''))).answer();
    await group.host.click(group.room, preview.id, 'Post');
    await group.settle();
    const reply = await group.people.teo.say(thread('1.'), 'Count the freezer.');
    await group.people.ilse.react(thread('1.'), reply.id, KEEP);
    // Kiritimati is fourteen hours ahead.
    expect(await exported()).toContain('6 October');
  });

  it('lets go when the last 📌 goes', async () => {
    const { ilse, teo } = group.people;
    await post();
    const talk = thread('1.');
    const reply = await teo.say(talk, 'Count the freezer.');
    await ilse.react(talk, reply.id, KEEP);
    await group.host.react(talk, reply.id, KEEP);
    await ilse.unreact(talk, reply.id, KEEP);
    expect(await exported()).toContain('Count the freezer.');
    await group.host.unreact(talk, reply.id, KEEP);
    expect(await exported()).toBe(SOURCE);
  });

  it('gathers what happened while it was away', async () => {
    const { ilse, teo } = group.people;
    await post();
    const talk = thread('1.');
    const kept = await teo.say(talk, 'Count the freezer.');
    const gone = await teo.say(talk, 'This will go.');
    await ilse.react(talk, gone.id, KEEP);
    await group.settle();
    await group.bot.stop();
    await ilse.react(talk, kept.id, KEEP);
    await teo.remove(talk, gone.id);
    const late = await ilse.say(talk, 'Said while nobody listened.');
    await teo.react(talk, late.id, KEEP);
    await group.restart();
    const text = await exported();
    expect(text).toContain('Count the freezer.');
    expect(text).toContain('Said while nobody listened.');
    expect(text).not.toContain('This will go.');
  });

  it('agrees on takeaways in their own thread, from a message and from the modal', async () => {
    const { ilse, teo, noor } = group.people;
    await post();
    const talk = thread('1.');
    const reply = await teo.say(talk, 'Count the freezer.');
    await ilse.react(talk, reply.id, KEEP);
    await group.settle();
    const last = thread('What we took');
    const words = await ilse.say(last, 'No method wins at once. [1.1]');
    await group.settle();
    await (await noor.menu(last, words.id, 'Propose as takeaway')).answer();
    const modal = await teo.run(talk, 'takeaway propose');
    await (await teo.submit(modal.modal, { sentence: 'Bread wants air.' })).answer();
    const [first, second] = ilse
      .sees(last)
      .filter((message) => message.author.id === group.local.botUserId && wordsOf(message).includes('Takeaway'));
    expect(wordsOf(first ?? {})).toMatch(
      /Takeaway 1\.\*\* No method wins at once\.[\s\S]*proposed by Ilse · rests on 1\.1/,
    );
    await (await teo.click(last, first?.id ?? '', 'Agree')).answer();
    await (await noor.click(last, first?.id ?? '', 'Agree')).answer();
    const why = await teo.click(last, second?.id ?? '', "Don't agree");
    await (await teo.submit(why.modal, { reason: 'Not in winter.' })).answer();
    expect(wordsOf(ilse.sees(last).find((message) => message.id === first?.id) ?? {})).toContain('2 agree');
    const refused = await (await ilse.run(talk, 'takeaway accept', { takeaway: '1' })).answer();
    expect(wordsOf(refused)).toContain('Only a host');
    await (await group.host.run(talk, 'takeaway accept', { takeaway: '1' })).answer();
    const text = await exported();
    expect(text).toContain('1. **No method wins at once.** a participant · 2 agree · rests on 1.1');
    expect(text).not.toContain('Bread wants air.');
  });

  it('offers what the session’s own table holds while somebody types', async () => {
    await post();
    const { ilse } = group.people;
    const rows = await ilse.type(thread('1.'), 'claim change', { claim: '1.1', ingredient: 'cr' }, 'ingredient');
    expect(rows?.map((choice) => choice.name)).toEqual(['Crust']);
    const columns = await ilse.type(thread('1.'), 'claim change', { claim: '1.1', recipe: '' }, 'recipe');
    expect(columns?.map((choice) => choice.name)).toEqual(['Linen bag', 'Freezer', 'Tin']);
  });

  it('posts the digest once, when it is due', async () => {
    const { ilse, teo } = group.people;
    await post();
    const news = group.guild.createChannel({ name: 'news' }).id;
    const set = await group.host.run(group.room, 'digest schedule', {
      channel: news,
      weekday: 'Friday',
      hour: 18,
      zone: 'Europe/Berlin',
    });
    expect(wordsOf(await set.answer())).toContain('Friday 9 October');
    const reply = await teo.say(thread('1.'), 'Count the freezer.');
    await ilse.react(thread('1.'), reply.id, KEEP);
    await ilse.react(thread('1.'), reply.id, AGREE);
    await group.settle();
    await group.bot.tick();
    expect(ilse.sees(news)).toEqual([]);
    group.setTime('2026-10-09T16:00:30Z');
    await group.bot.tick();
    await group.bot.tick();
    await group.restart();
    await group.bot.tick();
    const [digest, ...more] = ilse.sees(news);
    expect(more).toEqual([]);
    expect(wordsOf(digest ?? {})).toContain('Count the freezer.');
    expect(digest?.attachments.map((file) => file.filename)).toEqual([expect.stringMatching(/\.md$/)]);
  });

  it.each([
    ['a picture', 'table.png', Buffer.from('89504e470d0a1a0a', 'hex'), /not a Markdown or text file/],
    ['a picture that calls itself a document', 'table.md', Buffer.from('89504e470d0a1a0aff', 'hex'), /UTF-8|text/],
    ['a document without questions', 'empty.md', '# Only a title\n', /question/],
    ['a file of 3 MiB', 'long.md', 'x'.repeat(3 * 1024 * 1024), /too large: 3\.0 MiB/],
  ])('refuses %s with what to do, and stores and posts nothing', async (_, name, data, said) => {
    const asked = await group.host.run(group.room, 'session load', { document: { name, data } });
    expect(wordsOf(await asked.answer())).toMatch(said);
    expect(threadNames()).toEqual([]);
    expect(await under.store.sessions.list(group.guild.id)).toEqual([]);
  });

  it('names the permissions that are missing before anything is posted', async () => {
    group.guild.setOverwrites(group.room, [{ id: group.guild.botRoleId, of: 'role', deny: 1n << 35n }]);
    const preview = await (await load()).answer();
    const posted = await group.host.click(group.room, preview.id, 'Post');
    await group.settle();
    expect(wordsOf(await posted.answer())).toContain('Create Public Threads');
    expect(threadNames()).toEqual([]);
    expect(group.people.ilse.sees(group.room)).toEqual([]);
  });

  it('says what to do about a channel that is closed to it or gone', async () => {
    const hidden = group.guild.createChannel({ name: 'board' }).id;
    group.guild.setOverwrites(hidden, [{ id: group.guild.botRoleId, of: 'role', deny: 1n << 10n }]);
    const set = { channel: hidden, weekday: 'Friday', hour: 18, zone: 'Europe/Berlin' };
    const refused = await (await group.host.run(group.room, 'digest schedule', set)).answer();
    expect(wordsOf(refused)).toMatch(/View Channel|let my role see it/);
    const loaded = await group.host.run(group.room, 'session load', {
      document: { name: 'bread.md', data: SOURCE },
      channel: hidden,
    });
    const preview = await loaded.answer();
    const posted = await group.host.click(group.room, preview.id, 'Post');
    await group.settle();
    expect(wordsOf(await posted.answer())).toMatch(/View Channel|let my role see it/);
    expect(threadNames()).toEqual([]);
  });

  it('lets only a host post', async () => {
    const preview = await (await load()).answer();
    await expect(group.people.ilse.click(group.room, preview.id, 'Post')).rejects.toThrow();
  });

  it('pings nobody', async () => {
    await post();
    const { ilse, teo } = group.people;
    const last = thread('What we took');
    const words = await teo.say(last, `@everyone <@${ilse.id}> bread wants air.`);
    await group.settle();
    await (await teo.menu(last, words.id, 'Propose as takeaway')).answer();
    for (const channel of group.local.world.channels.values()) {
      for (const message of channel.log.byId.values()) {
        if (message.authorId !== group.local.botUserId) continue;
        expect(message.mentions).toMatchObject({ everyone: false, userIds: [], roleIds: [] });
      }
    }
  });
});
