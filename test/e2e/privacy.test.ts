import { readFileSync } from 'node:fs';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeSettings } from '../../src/app/settings.js';
import { parseSession } from '../../src/core/document/parse.js';
import { AGREE, KEEP } from '../../src/core/replies.js';
import * as schema from '../../src/db/schema.js';
import { describeEachStore } from '../db/each-store.js';
import { type Group, postDocument, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');

describeEachStore('what is held of a person', parseSession, (under) => {
  let group: Group;
  let talk: string;
  let news: string;
  beforeEach(async () => {
    group = await startGroup(under.store);
    news = group.guild.createChannel({ name: 'news' }).id;
    await postDocument(group, SOURCE);
    talk = thread('1.');
    const set = { channel: news, weekday: 'Friday', hour: 18, zone: 'Europe/Berlin' };
    await (await group.host.run(group.room, 'digest schedule', set)).answer();
  });
  afterEach(() => group.close());

  function thread(start: string): string {
    return [...group.local.world.channels.values()].find(({ name }) => name.startsWith(start))?.id ?? '';
  }

  const digest = () => wordsOf(group.people.ilse.sees(news)[0] ?? {});

  /** Teo writes, is quoted, keeps, proposes, votes with a reason and reacts; others speak of him. */
  async function week(): Promise<void> {
    const { ilse, teo, noor } = group.people;
    const own = await teo.say(talk, 'Count the freezer of Teodora.');
    await teo.edit(talk, own.id, 'Count the freezer twice, says Teo.');
    const other = await ilse.say(talk, `The tin is light, <@${teo.id}>.`);
    await noor.react(talk, own.id, KEEP);
    await noor.react(talk, own.id, AGREE);
    await teo.react(talk, other.id, KEEP);
    await teo.react(talk, other.id, AGREE);
    await group.settle();
    const last = thread('What we took');
    for (const [who, text] of [
      [teo, 'Bread wants air and Teo.'],
      [ilse, 'Freeze it on the day.'],
    ] as const) {
      const said = await who.say(last, text);
      await group.settle();
      await (await noor.menu(last, said.id, 'Propose as takeaway')).answer();
    }
    const card = ilse.sees(last).findLast((message) => message.author.id === group.local.botUserId);
    const why = await teo.click(last, card?.id ?? '', "Don't agree");
    await (await teo.submit(why.modal, { reason: 'Teo has no freezer.' })).answer();
    await (await group.host.run(talk, 'takeaway accept', { takeaway: '2' })).answer();
    await (await ilse.run(group.room, 'session export')).answer();
    group.setTime('2026-10-09T16:00:10Z');
    await group.bot.tick();
    await group.settle();
  }

  /** All that the store holds, as text. */
  async function everything(): Promise<string> {
    const tables = Object.values(schema);
    const rows = await Promise.all(tables.map((table) => under.db.select().from(table)));
    return JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  }

  it('is shown in counts and given as a file, to nobody else', async () => {
    await week();
    const shown = await (await group.people.teo.run(group.room, 'privacy show')).answer();
    expect(wordsOf(shown)).toContain('2 messages in threads of sessions');
    expect(wordsOf(shown)).toContain('one sentence of yours kept');
    expect(wordsOf(shown)).toContain('one sentence that you kept');
    expect(wordsOf(shown)).toContain('90 days');
    const given = await (await group.people.teo.click(group.room, shown.id, 'Get it as a file')).answer();
    const file = group.local.fetchFile(given.attachments[0]?.url ?? '');
    const data = JSON.parse(Buffer.from(file?.data ?? []).toString('utf8'));
    expect(data).toMatchObject({
      format: 'rapporteur-person',
      name: 'Teo',
      quoted: [{ number: '1.1', quote: 'Count the freezer twice, says Teo.' }],
      kept: [{ number: '1.2' }],
      proposed: [{ number: 1, sentence: 'Bread wants air and Teo.' }],
      votes: [{ takeaway: 2, stance: 'disagree', reason: 'Teo has no freezer.' }],
    });
    expect(data.replies[0]).toMatchObject({ earlier: ['Count the freezer of Teodora.'] });
    expect(data.replies.map(({ text }: { text: string }) => text)).not.toContain('The tin is light');
    const noor = await (await group.people.marta.run(group.room, 'privacy show')).answer();
    expect(wordsOf(noor)).toContain('Nothing of yours is held');
  });

  it('is erased when they ask and confirm, from the store and from what was posted; a second time does nothing', async () => {
    const { teo } = group.people;
    await week();
    expect(digest()).toContain('Count the freezer twice, says Teo.');
    const asked = await (await teo.run(group.room, 'privacy forget')).answer();
    expect(await everything()).toContain('Count the freezer twice');
    const done = await (await teo.click(group.room, asked.id, 'Forget me')).answer();
    await group.settle();
    expect(wordsOf(done)).toMatch(/You are forgotten here/);
    expect(wordsOf(done)).toMatch(/“Keeping bread fresh”, exported <t:\d+:f> by <@\d+>/);
    const left = await everything();
    expect(left).not.toMatch(/Count the freezer|Bread wants air|Teo has no freezer|"Teo"/);
    // What others wrote is theirs; who is meant there is only a number.
    expect(left.replaceAll(`<@${teo.id}>`, '')).not.toContain(teo.id);
    expect(digest()).not.toMatch(/Count the freezer|Teo/);
    expect(digest()).toContain('Freeze it on the day.');
    const audits = await under.db.select().from(schema.audits);
    expect(audits).toEqual([expect.objectContaining({ kind: 'forget', rows: expect.any(Number) })]);

    const again = await (await teo.run(group.room, 'privacy forget')).answer();
    const nothing = await (await teo.click(group.room, again.id, 'Forget me')).answer();
    expect(wordsOf(nothing)).toContain('there was nothing to erase');
    expect(await under.db.select().from(schema.audits)).toHaveLength(1);
  });

  it('goes with everything of the server when an administrator types its name, and nobody else can', async () => {
    const { teo, host, ilse } = { ...group.people, host: group.host };
    await (await teo.run(group.room, 'digest subscribe')).answer();
    await week();
    expect(wordsOf(teo.inbox())).toContain('Freeze it on the day.');
    const owner = group.guild.join('Olga', { permissions: PermissionFlagsBits.Administrator });
    expect(digest()).toContain('Count the freezer twice, says Teo.');
    const refused = await (await host.run(group.room, 'privacy erase')).answer();
    expect(wordsOf(refused)).toContain('Only an administrator');
    const wrong = await owner.run(group.room, 'privacy erase');
    const other = await (await owner.submit(wrong.modal, { name: 'Bakers' })).answer();
    expect(wordsOf(other)).toContain('nothing was erased');
    expect(await everything()).toContain('Count the freezer twice');

    const asked = await owner.run(group.room, 'privacy erase');
    expect(wordsOf(asked.modal ?? {})).toContain('Everything held of this server goes');
    const done = await (await owner.submit(asked.modal, { name: ' readers' })).answer();
    await group.settle();
    expect(wordsOf(done)).toMatch(/Everything held of this server is erased: \d+ entries/);
    expect(wordsOf(done)).toMatch(new RegExp(`“Keeping bread fresh”, exported <t:\\d+:f> by <@${ilse.id}>`));
    for (const [name, table] of Object.entries(schema)) {
      if (['audits', 'servers'].includes(name)) continue;
      expect(await under.db.select().from(table), name).toEqual([]);
    }
    expect(await under.db.select().from(schema.audits)).toEqual([expect.objectContaining({ kind: 'erase' })]);
    expect(digest()).not.toMatch(/freezer|Freeze it/);
    expect(wordsOf(teo.inbox())).not.toMatch(/freezer|Freeze it/);

    // The threads are people's, and nobody listens there any more, after a restart either.
    expect(group.local.world.channels.has(talk)).toBe(true);
    await teo.say(talk, 'Anybody here?');
    await group.restart();
    await group.settle();
    await group.bot.tick();
    expect(await under.db.select().from(schema.replies)).toEqual([]);
    const again = await owner.run(group.room, 'privacy erase');
    const nothing = await (await owner.submit(again.modal, { name: 'Readers' })).answer();
    expect(wordsOf(nothing)).toContain('nothing to erase');
  });

  it('does not come back by a sweep of their old messages, but by new ones', async () => {
    const { teo } = group.people;
    await week();
    const asked = await (await teo.run(group.room, 'privacy forget')).answer();
    await (await teo.click(group.room, asked.id, 'Forget me')).answer();
    await group.restart();
    group.setTime('2026-10-11T16:00:10Z');
    await group.bot.tick();
    await group.settle();
    expect(await everything()).not.toMatch(/Count the freezer|"Teo"/);
    await teo.say(talk, 'I changed my mind.');
    await group.settle();
    expect(await everything()).toContain('I changed my mind.');
  });

  it('is a name outside where the group shows names, until they choose otherwise', async () => {
    const { ilse, teo } = group.people;
    const own = await teo.say(talk, 'Count the freezer.');
    await ilse.react(talk, own.id, KEEP);
    await group.settle();
    const exported = async () => {
      const message = await (await ilse.run(group.room, 'session export')).answer();
      return Buffer.from(group.local.fetchFile(message.attachments[0]?.url ?? '')?.data ?? []).toString('utf8');
    };
    const notice = async () => {
      const [overview] = ilse.sees(group.room);
      return wordsOf(await (await ilse.click(group.room, overview?.id ?? '', 'How my words are used')).answer());
    };
    expect(await exported()).toContain('**a participant** “Count the freezer.”');
    expect(await notice()).toContain('you are “a participant” until');
    const asked = { server: group.guild.id, group: 'default', by: group.host.id };
    await changeSettings(group.bot.app, asked, { namesShown: true });
    expect(await exported()).toContain('**Teo** “Count the freezer.”');
    expect(await notice()).toContain('you stand under your name, as this group chose');
    const choices = await (await teo.run(group.room, 'privacy name')).answer();
    await (await teo.click(group.room, choices.id, 'No name')).answer();
    expect(await exported()).toContain('**a participant** “Count the freezer.”');
  });
});
