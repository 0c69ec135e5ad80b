import { PermissionFlagsBits } from 'discord-api-types/v10';
import { beforeEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { DEFAULT_GROUP } from '../../src/core/groups.js';
import { renderSections } from '../../src/render/document/sections.js';
import { describeEachStore } from '../db/each-store.js';
import { PEOPLE, type PersonName, SERVER, type SmallGroup, smallGroup, wordsOf } from './small-group.js';

const HOST = { permissions: PermissionFlagsBits.ManageGuild };

describeEachStore('takeaways', parseSession, (under) => {
  let group: SmallGroup;
  beforeEach(async () => {
    group = await smallGroup(under.store);
  });

  const propose = async (by: PersonName, sentence: string) => {
    const fields = { sentence: [sentence], claims: [] };
    return wordsOf(await group.act('modal', 'propose', { by, args: [group.session], fields }));
  };
  const run = async (verb: string, options: Record<string, string | number>, by: PersonName = 'hanna') =>
    wordsOf(await group.act('slash', `takeaway ${verb}`, { by, options, ...(by === 'hanna' ? HOST : {}) }));
  const agree = async (by: PersonName, number: number) =>
    wordsOf(await group.act('component', 'agree', { by, args: [group.session, String(number)] }));
  const undo = async (by: PersonName, number: number, more = {}) =>
    wordsOf(await group.act('component', 'takeaway-undo', { by, args: [group.session, String(number)], ...more }));
  const taken = async () => {
    const section = renderSections(await group.record(), { zone: 'UTC', audience: 'inside' }).takeaways ?? '';
    return [...section.matchAll(/^\d+\. \*\*(.+?)\*\*/gm)].map(([, sentence]) => sentence);
  };
  const cardOf = (number: number) =>
    wordsOf(group.sent.filter(({ body }) => wordsOf(body).startsWith(`**Takeaway ${number}.**`)).at(-1)?.body ?? {});
  const acceptAt = async (count: number) => {
    const act = { server: SERVER, group: DEFAULT_GROUP, by: PEOPLE.hanna, at: group.app.clock() };
    await under.store.settings.change(act, { acceptAt: count });
    await group.app.memory.refreshSettings(SERVER);
  };

  it('are taken by as many as the group chose, unless somebody does not agree; a host may take that back', async () => {
    await acceptAt(2);
    await propose('teo', 'Freeze it.');
    await agree('teo', 1);
    const disagree = { by: 'noor', args: [group.session, '1'], fields: { reason: ['It costs power.'] } } as const;
    await group.act('modal', 'disagree', disagree);
    expect(await agree('ilse', 1)).not.toContain('accepted');
    expect(await agree('noor', 1)).toContain('3 agree · accepted');
    expect(await taken()).toEqual(['Freeze it.']);
    expect(await undo('ilse', 1)).toContain('Somebody else decided this.');
    expect(await undo('hanna', 1, HOST)).toBe('Takeaway 1 is proposed again.');
    expect(await agree('marta', 1)).not.toContain('accepted');
    expect(await taken()).toEqual([]);
  });

  it('stand in each other’s place; when the one in its place goes, the first stands again', async () => {
    await propose('teo', 'Freeze it.');
    await propose('noor', 'Freeze it, and say so.');
    expect(await run('accept', { takeaway: '1' })).toContain('Takeaway 1 is accepted.');
    expect(await run('accept', { takeaway: '2', instead: '1' })).toContain('Takeaway 2 is accepted in the place of 1.');
    expect(await taken()).toEqual(['Freeze it, and say so.']);
    expect(cardOf(1)).toContain('~~Freeze it.~~');
    expect(cardOf(1)).toContain('replaced · takeaway 2 stands in its place');
    expect(await agree('ilse', 1)).toContain('Another takeaway stands in its place.');
    expect(await run('list', {}, 'ilse')).toContain('replaced · takeaway 2 stands in its place');
    expect(await run('accept', { takeaway: '1' })).toContain('cannot be accepted so');
    expect(await run('withdraw', { takeaway: '2' }, 'noor')).toContain('Takeaway 2 is withdrawn.');
    expect(await taken()).toEqual(['Freeze it.']);
    expect(cardOf(1)).not.toContain('~~');
    expect(await undo('hanna', 2, HOST)).toContain('Somebody else decided this.');
    expect(await undo('noor', 2)).toBe('Takeaway 2 is accepted again.');
    expect(await taken()).toEqual(['Freeze it, and say so.']);
  });

  it('leave with the words of their message, and take the new ones without the old agreement', async () => {
    const message = await group.say('teo', 'takeaways', 'Freeze it.');
    const target = { id: message, channel: group.thread('takeaways'), author: PEOPLE.teo, text: '', replyTo: null };
    const menu = { in: group.thread('takeaways'), target: { ...target, files: [] } };
    await group.act('menu', 'Propose as takeaway', { by: 'noor', ...menu });
    await agree('noor', 1);
    await run('accept', { takeaway: '1' });
    expect(await taken()).toEqual(['Freeze it.']);
    await group.edit(message, 'Freeze nothing.');
    expect(await taken()).toEqual([]);
    expect(await agree('ilse', 1)).toBe(
      '**Takeaway 1.** Its message says something else now, so it left the notes.\nUse the new wording',
    );
    const reword = async (by: PersonName) =>
      wordsOf(await group.act('component', 'takeaway-reword', { by, args: [group.session, '1'] }));
    expect(await reword('noor')).toContain('Only a host');
    expect(await reword('teo')).toContain(
      'Freeze nothing.\n-# proposed by Teo · rests on no kept sentence yet · 0 agree',
    );
    await run('accept', { takeaway: '1' });
    expect(await taken()).toEqual(['Freeze nothing.']);
  });

  it('stand where a host moves them, and are final in a closed session', async () => {
    for (const each of ['One.', 'Two.', 'Three.']) await propose('teo', each);
    for (const takeaway of ['1', '2', '3']) await run('accept', { takeaway });
    expect(await run('move', { takeaway: '3', place: 1 })).toContain('stands in place 1');
    expect(await run('move', { takeaway: '1', place: 99 })).toContain('stands in place 3');
    expect(await taken()).toEqual(['Three.', 'Two.', 'One.']);
    expect(await run('move', { takeaway: '9', place: 1 })).toContain('no such takeaway');
    await under.store.sessions.close(SERVER, group.session, group.app.clock());
    expect(await run('move', { takeaway: '1', place: 1 })).toContain('its order is final');
  });

  it('know how many one person may propose, however fast they are', async () => {
    const act = { server: SERVER, group: DEFAULT_GROUP, by: PEOPLE.hanna, at: group.app.clock() };
    await under.store.settings.change(act, { proposalsPerPerson: 2 });
    await group.app.memory.refreshSettings(SERVER);
    const said = await Promise.all(['One.', 'Two.', 'Three.', 'Four.'].map((each) => propose('teo', each)));
    expect(said.filter((each) => each.includes('Proposed as takeaway'))).toHaveLength(2);
    expect(said.filter((each) => each.includes('at most 2'))).toHaveLength(2);
  });

  it('offer what can be decided, and nothing that is over', async () => {
    for (const each of ['One.', 'Two.']) await propose('teo', each);
    await run('withdraw', { takeaway: '1' }, 'teo');
    expect(group.offers('takeaway accept', { by: 'hanna' }).map(({ value }) => value)).toEqual(['2']);
  });
});
