import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { KEEP } from '../../src/core/replies.js';
import type { GroupSettings } from '../../src/core/settings.js';
import { describeEachStore } from '../db/each-store.js';
import { type Group, postDocument, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');

describeEachStore('the digest', parseSession, (under) => {
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

  const digests = () => group.people.ilse.sees(news).map(wordsOf);

  async function at(instant: string): Promise<void> {
    group.setTime(instant);
    await group.bot.tick();
    await group.settle();
  }

  async function kept(text: string): Promise<void> {
    const said = await group.people.teo.say(talk, text);
    await group.people.ilse.react(talk, said.id, KEEP);
    await group.settle();
  }

  async function proposed(): Promise<void> {
    await kept('Count the freezer.');
    const last = thread('What we took');
    const said = await group.people.ilse.say(last, 'Freeze it on the day. [1.1]');
    await group.settle();
    await (await group.people.noor.menu(last, said.id, 'Propose as takeaway')).answer();
  }

  async function choose(wanted: Partial<GroupSettings>): Promise<void> {
    const act = { server: group.guild.id, group: 'default', by: group.host.id, at: new Date() };
    await under.store.settings.change(act, wanted);
    await group.restart();
  }

  it('waits for a wrap until the hour that was set, then goes and says that nothing is accepted', async () => {
    await proposed();
    await at('2026-10-09T16:00:10Z');
    await at('2026-10-09T17:59:50Z');
    expect(digests()).toEqual([]);
    await at('2026-10-09T18:00:10Z');
    expect(digests()).toEqual([expect.stringContaining('Nothing is accepted yet')]);
    await at('2026-10-09T18:05:00Z');
    expect(digests()).toHaveLength(1);
  });

  it('waits for nothing where the group chose so', async () => {
    await choose({ digestWaitsUntil: null });
    await proposed();
    await at('2026-10-09T16:00:10Z');
    expect(digests()).toHaveLength(1);
  });

  it('is released by a wrap, which makes no second', async () => {
    await proposed();
    await at('2026-10-09T16:10:00Z');
    const page = await (await group.host.run(group.room, 'session wrap')).answer();
    const next = async (button: string) => (await group.host.click(group.room, page.id, button)).answer();
    await next('Next');
    await (await group.host.choose(group.room, page.id, 'Accept …', ['1 Freeze it on the day.'])).answer();
    await next('Next');
    const asked = await group.host.click(group.room, page.id, 'Publish …');
    const published = await group.host.submit(asked.modal, { acts: ['Send the digest if it waits'] });
    await group.settle();
    expect(wordsOf(published.message ?? {})).toContain('✓ The digest is sent');
    expect(digests()).toEqual([expect.stringContaining('Freeze it on the day.')]);
    await at('2026-10-09T18:00:10Z');
    expect(digests()).toHaveLength(1);
    const again = await group.host.click(group.room, page.id, 'Publish …');
    const told = await group.host.submit(again.modal, { acts: ['Send the digest if it waits'] });
    await group.settle();
    expect(wordsOf(told.message ?? {})).toContain('The digest comes <t:1792166400:F>');
  });

  it('says a line in a quiet week, or nothing where the group chose so, and the next one leaves nothing out', async () => {
    await at('2026-10-09T16:00:10Z');
    expect(digests()).toEqual([expect.stringContaining('A quiet week')]);
    await choose({ quietWeek: 'nothing' });
    await at('2026-10-16T16:00:10Z');
    expect(digests()).toHaveLength(1);
    await kept('Count the freezer.');
    await at('2026-10-23T16:00:10Z');
    expect(digests().slice(1)).toEqual([expect.stringContaining('Count the freezer.')]);
    expect(digests()[1]).not.toMatch(/weeks/);
  });

  it('tells late news of a closed session apart', async () => {
    await kept('Count the freezer.');
    group.setTime('2026-10-08T18:00:00Z');
    await (await group.host.run(group.room, 'session close')).answer();
    await at('2026-10-09T16:00:10Z');
    group.setTime('2026-10-12T09:00:00Z');
    await kept('The tin was lighter than we thought.');
    await at('2026-10-16T16:00:10Z');
    const [first = '', second = ''] = digests();
    expect(first).toContain('Count the freezer.');
    expect(second).toMatch(/Since then[\s\S]*The tin was lighter than we thought\./);
    expect(second).not.toContain('Count the freezer.');
  });

  it('is not sent again when the clock is set back, and none is left out afterwards', async () => {
    await kept('Count the freezer.');
    await at('2026-10-09T16:00:10Z');
    await at('2026-10-02T15:00:00Z');
    await at('2026-10-08T12:00:00Z');
    await group.restart();
    await at('2026-10-09T16:00:10Z');
    expect(digests()).toHaveLength(1);
    group.setTime('2026-10-12T09:00:00Z');
    await kept('The tin keeps the crust soft.');
    await at('2026-10-16T16:30:00Z');
    expect(digests().slice(1)).toEqual([expect.stringContaining('The tin keeps the crust soft.')]);
  });
});
