import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { KEEP } from '../../src/core/replies.js';
import { describeEachStore } from '../db/each-store.js';
import { type Group, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');

describeEachStore('closing', parseSession, (under) => {
  let group: Group;
  let talk: string;
  beforeEach(async () => {
    group = await startGroup(under.store);
    await post(SOURCE);
  });
  afterEach(() => group.close());

  async function post(data: string, button = 'Post'): Promise<void> {
    const document = { name: 'bread.md', data };
    const preview = await (await group.host.run(group.room, 'session load', { document })).answer();
    await group.host.click(group.room, preview.id, button);
    await group.settle();
    talk = [...group.local.world.channels.values()].find(({ name }) => name.startsWith('1.'))?.id ?? '';
  }

  const session = async () => (await under.store.sessions.list(group.guild.id))[0];

  async function kept(text: string): Promise<string> {
    const said = await group.people.teo.say(talk, text);
    await group.people.ilse.react(talk, said.id, KEEP);
    await group.settle();
    return said.id;
  }

  async function exported(): Promise<string> {
    await group.settle();
    const message = await (await group.host.run(group.room, 'session export')).answer();
    const file = group.local.fetchFile(message.attachments[0]?.url ?? '');
    return Buffer.from(file?.data ?? []).toString('utf8');
  }

  it('freezes the notes: later news stands apart, and what was not discussed says so', async () => {
    const early = await kept('Count the freezer.');
    group.setTime('2026-10-09T18:00:00Z');
    const closed = await (await group.host.run(group.room, 'session close')).answer();
    expect(wordsOf(closed)).toContain('is closed');
    expect(await exported()).toContain('Not discussed');
    group.setTime('2026-10-11T09:00:00Z');
    await kept('The tin was lighter than we thought.');
    const text = await exported();
    const since = text.slice(text.indexOf('Since then'));
    expect(since).toContain('The tin was lighter than we thought.');
    expect(since).toContain('11 October');
    expect(text.slice(0, text.indexOf('Since then'))).toContain('Count the freezer.');
    // What is taken back leaves at any time.
    await group.people.teo.remove(talk, early);
    expect(await exported()).not.toContain('Count the freezer.');
  });

  it('is taken back by a button, and a second close is told apart', async () => {
    await kept('Count the freezer.');
    const closed = await (await group.host.run(group.room, 'session close')).answer();
    const refused = await (await group.host.run(group.room, 'session close')).answer();
    expect(wordsOf(refused)).toContain('This session is not open.');
    group.setTime('2026-10-11T09:00:00Z');
    await kept('The tin was lighter than we thought.');
    const opened = await (await group.host.click(group.room, closed.id, 'Open again')).answer();
    expect(wordsOf(opened)).toContain('is open again');
    const text = await exported();
    expect(text).toContain('The tin was lighter than we thought.');
    expect(text).not.toContain('Since then');
  });

  it('is for hosts alone', async () => {
    const refused = await (await group.people.ilse.run(group.room, 'session close')).answer();
    expect(wordsOf(refused)).toContain('Only a host');
    expect((await session())?.state).toBe('posted');
  });

  describe('by the document’s own day', () => {
    const DAY = SOURCE.replace('zone: Europe/Berlin', 'zone: Europe/Berlin\ncloses: 2026-10-09');

    it('comes at its end, once, and not again for who opens it anew', async () => {
      await post(DAY, 'Post the changes');
      group.setTime('2026-10-09T21:59:00Z');
      await group.bot.tick();
      expect((await session())?.state).toBe('posted');
      group.setTime('2026-10-09T22:00:10Z');
      await Promise.all([group.bot.tick(), group.bot.tick()]);
      expect(await session()).toMatchObject({ state: 'closed', closedAt: new Date('2026-10-09T22:00:00Z') });
      await (await group.host.run(group.room, 'session reopen')).answer();
      await group.bot.tick();
      await group.restart();
      await group.bot.tick();
      expect((await session())?.state).toBe('posted');
    });

    it('counts from that moment when the bot was away then', async () => {
      await post(DAY, 'Post the changes');
      group.setTime('2026-10-30T09:00:00Z');
      await group.bot.tick();
      expect((await session())?.closedAt).toEqual(new Date('2026-10-09T22:00:00Z'));
    });

    it('plans nothing when it lies before the posting', async () => {
      await post(DAY.replace('2026-10-09', '2026-09-09'), 'Post the changes');
      await group.bot.tick();
      expect((await session())?.state).toBe('posted');
    });
  });

  describe('and the days after it', () => {
    const texts = async () => {
      const id = (await session())?.id ?? '';
      const archive = await under.store.archives.read(group.guild.id, id);
      return archive?.replies.map(({ text, versions }) => [text, ...versions.map((version) => version.text)]);
    };

    async function closedWithTalk(): Promise<void> {
      const loose = await group.people.teo.say(talk, 'My neighbour came by.');
      await group.people.teo.edit(talk, loose.id, 'My neighbour came by twice.');
      await kept('Count the freezer.');
      group.setTime('2026-10-09T18:00:00Z');
      await (await group.host.run(group.room, 'session close')).answer();
    }

    async function at(instant: string): Promise<void> {
      group.setTime(instant);
      await group.bot.tick();
      await group.settle();
    }

    it('erase what nobody kept, for good, and nothing of the notes', async () => {
      await closedWithTalk();
      const before = await exported();
      await at('2027-01-07T17:59:00Z');
      expect(await texts()).toEqual([['My neighbour came by twice.', 'My neighbour came by.'], ['Count the freezer.']]);
      await at('2027-01-07T18:00:10Z');
      expect(await texts()).toEqual([[''], ['Count the freezer.']]);
      expect(await exported()).toBe(before);
      await group.restart();
      await (await group.host.run(group.room, 'session reopen')).answer();
      await at('2027-03-07T18:00:00Z');
      expect(await texts()).toEqual([[''], ['Count the freezer.']]);
    });

    it('leave everything where the group chose so', async () => {
      const act = { server: group.guild.id, group: 'default', by: group.host.id, at: new Date() };
      await under.store.settings.change(act, { retentionDays: 0 });
      await group.restart();
      await closedWithTalk();
      await at('2030-01-07T18:00:00Z');
      expect(await texts()).toHaveLength(2);
      expect((await texts())?.[0]?.[0]).toBe('My neighbour came by twice.');
    });
  });
});
