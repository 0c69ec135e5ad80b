import { expect, it } from 'vitest';
import { keepByReaction } from '../../src/app/keeping.js';
import { changeSettings } from '../../src/app/settings.js';
import { parseSession } from '../../src/core/document/parse.js';
import { DEFAULT_GROUP } from '../../src/core/groups.js';
import type { Chat } from '../../src/core/ports/chat.js';
import { sentenceValues } from '../../src/core/sentence-value.js';
import type { Member } from '../../src/core/who-may.js';
import { describeEachStore } from '../db/each-store.js';
import { PEOPLE, SERVER, smallGroup, wordsOf } from './small-group.js';

const HANNA = { server: SERVER, group: DEFAULT_GROUP, by: PEOPLE.hanna };
const ROLE = '1600000000000000001';
const HOST_ROLE = '1600000000000000002';

describeEachStore('who may', parseSession, (under) => {
  it('lets a role of the group’s hosts do what hosts do, and no other group’s', async () => {
    const group = await smallGroup(under.store);
    const speaker = async () =>
      wordsOf(
        await group.act('slash', 'session speaker', { by: 'teo', roles: [ROLE], options: { user: PEOPLE.marta } }),
      );
    const give = async (name: string) => {
      await changeSettings(group.app, { server: SERVER, group: name, by: PEOPLE.hanna }, { hostRoles: [ROLE] });
    };
    await give('another');
    expect(await speaker()).toContain('Only a host of “Keeping bread fresh”');
    expect((await group.record()).session.speaker).toBeNull();
    await give(DEFAULT_GROUP);
    await speaker();
    expect((await group.record()).session.speaker).toBe(PEOPLE.marta);
  });

  it('refuses members in a time-out everything, modals too, until it is over', async () => {
    const group = await smallGroup(under.store);
    const message = await group.say('marta', 1, 'It stops the clock.');
    const now = group.app.clock().getTime();
    const target = { id: message, channel: group.thread(1), author: PEOPLE.marta, text: '', replyTo: null, files: [] };
    const open = (timedOutUntil: Date) =>
      wordsOf(group.open('menu', 'Keep a sentence', { by: 'teo', in: group.thread(1), target, timedOutUntil }));
    expect(open(new Date(now + 60_000))).toContain('time-out');
    expect(open(new Date(now))).not.toContain('time-out');
    const help = await group.act('slash', 'help', { by: 'teo', timedOutUntil: new Date(now + 60_000) });
    expect(wordsOf(help)).toContain('time-out');
  });

  it('lets only the chosen roles and hosts keep, by the menu, by its modal, by a reaction and when tagging', async () => {
    const group = await smallGroup(under.store);
    await changeSettings(group.app, HANNA, { keeperRoles: [ROLE], hostRoles: [HOST_ROLE] });
    const message = await group.say('marta', 1, 'It stops the clock.');
    const [{ value } = { value: '' }] = sentenceValues('It stops the clock.');
    const kept = async () => (await group.record()).claims.length;
    const keep = async (roles: readonly string[]) => {
      const doing = { by: 'teo', in: group.thread(1), args: [message], fields: { sentence: [value] }, roles } as const;
      return wordsOf(await group.act('modal', 'keep', doing));
    };
    expect(await keep([])).toContain('only some roles keep');
    const target = {
      id: message,
      channel: group.thread(1),
      author: PEOPLE.marta,
      text: 'It.',
      replyTo: null,
      files: [],
    };
    expect(wordsOf(group.open('menu', 'Keep a sentence', { by: 'teo', in: group.thread(1), target }))).toContain(
      'only some roles keep',
    );
    const members: Record<string, Partial<Member> | null> = {
      [PEOPLE.teo]: {},
      [PEOPLE.ilse]: null,
      [PEOPLE.noor]: { roles: [ROLE], timedOutUntil: new Date(group.app.clock().getTime() + 60_000) },
      [PEOPLE.marta]: { roles: [HOST_ROLE] },
    };
    const nobody = { name: 'Somebody', roles: [], joinedAt: null, timedOutUntil: null, managesServer: false };
    const member: Chat['member'] = async (_, user) => {
      const found = members[user];
      return found ? { user, ...nobody, ...found } : null;
    };
    Object.assign(group.app.chat, { member });
    const react = (by: keyof typeof PEOPLE) =>
      keepByReaction(group.app, { server: SERVER, session: group.session, message, user: PEOPLE[by] });
    for (const by of ['teo', 'ilse', 'noor'] as const) await react(by);
    expect(await kept()).toBe(0);
    expect(group.reactions).toEqual([]);
    await react('marta');
    expect(await kept()).toBe(1);
    const tag = (roles: readonly string[]) =>
      group.act('slash', 'claim change', { by: 'teo', roles, options: { claim: '1.1', ingredient: 'Cost' } });
    expect(wordsOf(await tag([]))).toContain('only some roles keep');
    await tag([ROLE]);
    expect((await group.record()).claims[0]?.confirmedBy).toBe(PEOPLE.teo);
  });

  it('lets one person propose as many takeaways in a session as the group chose, and hosts more', async () => {
    const group = await smallGroup(under.store);
    await changeSettings(group.app, HANNA, { proposalsPerPerson: 2 });
    const propose = async (by: 'teo' | 'ilse' | 'hanna', n: number) => {
      const fields = { sentence: [`Freeze on day ${n}.`], claims: [] };
      await group.act('modal', 'propose', { by, args: [group.session], fields });
      return (await group.record()).takeaways.length;
    };
    expect([await propose('teo', 1), await propose('teo', 2), await propose('teo', 3)]).toEqual([1, 2, 2]);
    expect(wordsOf(group.open('component', 'propose', { by: 'teo', args: [group.session] }))).toContain('at most 2');
    expect(await propose('ilse', 4)).toBe(3);
    const written = await group.say('teo', 'takeaways', 'Freeze on day 5.');
    const target = {
      id: written,
      channel: group.thread('takeaways'),
      author: PEOPLE.teo,
      text: '',
      replyTo: null,
      files: [],
    };
    const marked = { in: group.thread('takeaways'), target };
    await group.act('menu', 'Propose as takeaway', { by: 'ilse', ...marked });
    expect((await group.record()).takeaways).toHaveLength(3);
    for (const n of [6, 7, 8]) await propose('hanna', n);
    expect((await group.record()).takeaways).toHaveLength(6);
  });

  it('tells how words are used under a digest too, whose button names no session', async () => {
    const group = await smallGroup(under.store);
    const notice = await group.act('component', 'words', { by: 'teo', args: ['digest', '1790000000000'] });
    expect(wordsOf(notice)).toContain('How your words are used');
  });

  it('holds new members back from keeping and proposing, and says from when on they may', async () => {
    const group = await smallGroup(under.store);
    await changeSettings(group.app, HANNA, { holdBackHours: 24 });
    const now = group.app.clock().getTime();
    const propose = async (hoursAgo: number) => {
      const joinedAt = new Date(now - hoursAgo * 3_600_000);
      const fields = { sentence: ['Freeze on day one.'], claims: [] };
      return wordsOf(await group.act('modal', 'propose', { by: 'teo', joinedAt, args: [group.session], fields }));
    };
    expect(await propose(23)).toContain(`<t:${Math.floor(now / 1_000) + 3_600}:R>`);
    expect((await group.record()).takeaways).toEqual([]);
    await propose(25);
    expect((await group.record()).takeaways).toHaveLength(1);
  });
});
