import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm/sql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { KEEP } from '../../src/core/replies.js';
import * as schema from '../../src/db/schema.js';
import { describeEachStore } from '../db/each-store.js';
import { type Group, postDocument, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');

describeEachStore('who hosts a session', parseSession, (under) => {
  let group: Group;
  let talk: string;
  beforeEach(async () => {
    group = await startGroup(under.store);
    talk = await postDocument(group, SOURCE);
  });
  afterEach(() => group.close());

  const run = async (who: Group['host'], line: string, values = {}) =>
    wordsOf(await (await who.run(group.room, line, values)).answer());

  it('is whoever was named, until they no longer are', async () => {
    const { ilse } = group.people;
    expect(await run(ilse, 'session close')).toContain('Only a host');
    const added = await run(group.host, 'session hosts', { add: ilse.id });
    expect(added).toContain(`<@${ilse.id}> hosts it now, too.`);
    expect(added).toContain(`<@${group.host.id}>, <@${ilse.id}>`);
    await group.restart();
    expect(await run(ilse, 'session close')).toContain('is closed');
    // Ilse takes over from who loaded it.
    await run(ilse, 'session hosts', { remove: group.host.id });
    const [session] = await under.store.sessions.list(group.guild.id);
    expect(session).toMatchObject({ loadedBy: ilse.id, hosts: [] });
    await run(group.host, 'session hosts', { add: group.people.teo.id });
    await run(group.host, 'session hosts', { remove: group.people.teo.id });
    expect(await run(group.people.teo, 'session reopen')).toContain('Only a host');
  });

  it('who deletes it types its title; then nothing of it is left but the threads', async () => {
    const { teo, ilse } = group.people;
    const news = group.guild.createChannel({ name: 'news' }).id;
    await run(group.host, 'digest schedule', { channel: news, weekday: 'Friday', hour: 18, zone: 'Europe/Berlin' });
    const said = await teo.say(talk, 'Count the freezer.');
    await ilse.react(talk, said.id, KEEP);
    await group.settle();
    const page = await (await group.host.run(group.room, 'session wrap')).answer();
    for (const next of ['Next', 'Next']) await (await group.host.click(group.room, page.id, next)).answer();
    const asked = await group.host.click(group.room, page.id, 'Publish …');
    await group.host.submit(asked.modal, { acts: ['Post the filled document'] });
    await group.settle();
    await (await ilse.run(group.room, 'session export')).answer();
    group.setTime('2026-10-09T16:00:10Z');
    await group.bot.tick();
    expect(wordsOf(ilse.sees(news)[0] ?? {})).toContain('Count the freezer.');
    const notes = () => group.people.marta.sees(group.room).filter((message) => message.attachments.length > 0);
    expect(notes()).toHaveLength(1);

    const wrong = await group.host.run(group.room, 'session delete');
    const refused = await (await group.host.submit(wrong.modal, { title: 'Keeping milk fresh' })).answer();
    expect(wordsOf(refused)).toContain('nothing was deleted');
    expect(await under.store.sessions.list(group.guild.id)).toHaveLength(1);

    const right = await group.host.run(group.room, 'session delete');
    const deleted = await (await group.host.submit(right.modal, { title: ' keeping  bread fresh' })).answer();
    await group.settle();
    expect(wordsOf(deleted)).toMatch(/is deleted[\s\S]*exported <t:\d+:f> by <@\d+>/);
    expect(wordsOf(deleted)).toContain(ilse.id);
    for (const [name, table] of Object.entries(schema)) {
      if (['tombstones', 'servers', 'people', 'digestSchedules', 'postedDigests', 'work'].includes(name)) continue;
      expect(await under.db.select().from(table).where(eq(table.server, group.guild.id)), name).toEqual([]);
    }
    expect(wordsOf(ilse.sees(news)[0] ?? {})).not.toContain('Count the freezer.');
    expect(notes()).toEqual([]);
    expect(group.local.world.channels.has(talk)).toBe(true);
    // What is said there afterwards is nobody's business of ours.
    await teo.say(talk, 'Anybody here?');
    await group.settle();
    expect(await under.store.replies.find(group.guild.id, said.id)).toBeNull();
    expect(await under.db.select().from(schema.replies)).toEqual([]);
  });

  it('mends a document from its preview, and says there who answers', async () => {
    const broken = { name: 'milk.md', data: '# Keeping milk fresh\n' };
    const refused = await (await group.host.run(group.room, 'session load', { document: broken })).answer();
    expect(wordsOf(refused)).toContain('cannot be used yet');
    const asked = await group.host.click(group.room, refused.id, 'Load again');
    const document = { name: 'milk.md', data: '# Keeping milk fresh\n\n## Questions\n\n1. Does the can help?\n' };
    const mended = await (await group.host.submit(asked.modal, { document: [document] })).answer();
    expect(mended.id).toBe(refused.id);
    expect(wordsOf(mended)).toContain('1. Does the can help?');
    const { marta, teo } = group.people;
    const named = await group.host.choose(group.room, mended.id, 'Who answers the questions?', [marta.id]);
    expect(wordsOf(await named.answer())).toContain(`<@${marta.id}> is the speaker of “Keeping milk fresh”`);
    const theirs = await teo.run(group.room, 'session load', { document });
    expect(wordsOf(await theirs.answer())).toContain('Only a host');
  });

  it('asks whose text stays where people changed ours in the document', async () => {
    const said = await group.people.teo.say(talk, 'Count the freezer.');
    await group.people.ilse.react(talk, said.id, KEEP);
    await group.settle();
    const fileOf = (message: { readonly attachments: readonly { readonly url: string }[] }) =>
      Buffer.from(group.local.fetchFile(message.attachments[0]?.url ?? '')?.data ?? []).toString('utf8');
    const exported = async () => (await group.host.run(group.room, 'session export')).answer();
    const edited = fileOf(await exported()).replace('Count the freezer.', 'Count the freezer twice.');
    const load = async (data: string) => {
      const preview = await (
        await group.host.run(group.room, 'session load', { document: { name: 'bread.md', data } })
      ).answer();
      await group.host.click(group.room, preview.id, 'Post the changes');
      await group.settle();
    };
    await load(edited);
    const asked = await exported();
    expect(wordsOf(asked)).toContain('Somebody changed my text under *Discussion*');
    expect(fileOf(asked)).toBe(edited);
    const taken = async (button: string) =>
      fileOf(await (await group.host.click(group.room, asked.id, button)).answer());
    expect(await taken('The newest of mine')).not.toContain('twice');
    const theirs = await taken('The one in the document');
    expect(theirs).toContain('Count the freezer twice.');
    // Loaded again, nobody is asked any more.
    await load(theirs);
    expect(fileOf(await exported())).toBe(theirs);
  });

  it('begins with a document that can be loaded as it is', async () => {
    const asked = await group.people.ilse.run(group.room, 'session template', { title: 'Keeping milk: fresh?' });
    const message = await asked.answer();
    const data = Buffer.from(group.local.fetchFile(message.attachments[0]?.url ?? '')?.data ?? []);
    const loaded = await run(group.host, 'session load', { document: { name: 'session.md', data } });
    expect(loaded).toContain('Keeping milk: fresh?');
    expect(loaded).toContain('Post');
  });

  it('opens a document that hangs on a message, where who chose it may', async () => {
    const milk = '# Keeping milk fresh\n\n## Questions\n\n1. Does the can help?\n';
    const said = (names: readonly string[]) =>
      group.people.ilse.say(group.room, 'For Thursday', { files: names.map((name) => ({ name, data: milk })) });
    const opened = async (who: Group['host'], message: { readonly id: string }) =>
      (await who.menu(group.room, message.id, 'Open as session')).answer();
    const message = await said(['milk.png', 'milk.md']);
    const preview = await opened(group.host, message);
    expect(wordsOf(preview)).toContain('Does the can help?');
    expect(wordsOf(await opened(group.people.teo, message))).toContain('Only a host');
    expect(wordsOf(await opened(group.host, await said(['a.md', 'b.txt'])))).toContain('a.md, b.txt');
    expect(wordsOf(await opened(group.host, await said(['milk.png'])))).toContain('No session document');
    await group.host.click(group.room, preview.id, 'Post');
    await group.settle();
    const names = [...group.local.world.channels.values()].map(({ name }) => name);
    expect(names).toContain('1. Does the can help?');
  });
});
