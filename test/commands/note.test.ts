import { PermissionFlagsBits } from 'discord-api-types/v10';
import { beforeEach, expect, it } from 'vitest';
import { forgetPerson } from '../../src/app/privacy.js';
import { readArchiveValue, writeArchiveText } from '../../src/cli/archive-format.js';
import { parseSession } from '../../src/core/document/parse.js';
import { guestId, isGuest } from '../../src/core/notes.js';
import { renderSections } from '../../src/render/document/sections.js';
import { describeEachStore, emptyTables } from '../db/each-store.js';
import { PEOPLE, type PersonName, SERVER, type SmallGroup, smallGroup, wordsOf } from './small-group.js';

const WORDS = 'Judge each loaf as it reaches the table.';

describeEachStore('/note', parseSession, (under) => {
  let group: SmallGroup;
  beforeEach(async () => {
    group = await smallGroup(under.store);
    Object.assign(group.app.chat, { member: async (_: string, user: string) => memberCalled(user) });
  });

  /** Ilse takes down what somebody said to question 1; gives the receipt. */
  const take = async (fields: Record<string, readonly string[]>, by: PersonName = 'ilse') =>
    wordsOf(
      await group.act('modal', 'note', {
        by,
        args: [group.session],
        fields: { question: ['1'], said: [WORDS], ...fields },
      }),
    );
  const noted = async () => [...(await group.record()).notes.keys()].at(-1) ?? '';
  const press = async (name: string, by: PersonName, fields = {}) => {
    const target = {
      id: await noted(),
      channel: group.thread(1),
      author: group.app.self,
      text: '',
      replyTo: null,
      files: [],
    };
    const door = name === 'note-corrected' ? 'modal' : 'component';
    return wordsOf(await group.act(door, name, { by, target, fields, args: [group.session], in: group.thread(1) }));
  };
  const keepIt = async (exact = WORDS) =>
    group.act('modal', 'keep', { by: 'teo', in: group.thread(1), args: [await noted()], fields: { exact: [exact] } });
  const printed = async (audience: 'inside' | 'outside' = 'inside') =>
    renderSections(await group.record(), { zone: 'UTC', audience }).discussion ?? '';

  it('stands in the thread as noted; kept, it prints without quotation marks until the speaker says so', async () => {
    expect(await take({ who: [PEOPLE.marta] })).toMatch(/^Noted: https\S+ Until Marta presses \*I said this\*/);
    expect(wordsOf(group.sent.at(-1)?.body ?? {})).toBe(
      `**Marta**, spoken, noted by Ilse\n${WORDS}\nI said this\nCorrect it`,
    );
    expect(group.sent.at(-1)?.channel).toBe(group.thread(1));
    await keepIt();
    expect(await printed()).toContain(`**Marta**: ${WORDS} [1.1]`);
    expect(await printed()).toContain('· as noted by Ilse');
    expect(wordsOf(await group.act('slash', 'me', { by: 'marta' }))).toContain(`Ilse noted: ${WORDS}`);
    expect(wordsOf(await group.act('slash', 'gaps', { by: 'teo' }))).toContain('Notes that wait');
    expect(await press('note-confirm', 'teo')).toContain('Somebody else said this.');
    expect(await press('note-confirm', 'ilse')).toContain('Somebody else said this.');
    expect(await press('note-confirm', 'marta')).toBe(
      `**Marta**, spoken, noted by Ilse, confirmed\n${WORDS}\nCorrect it`,
    );
    expect(await printed()).toContain(`**Marta** “${WORDS}” [1.1]`);
    expect(await printed()).toContain('· noted by Ilse, confirmed by Marta');
    expect(wordsOf(await group.act('slash', 'me', { by: 'marta' }))).not.toContain('Ilse noted');
  });

  it('is corrected by who spoke alone; what was kept of the old words leaves the notes', async () => {
    await take({ who: [PEOPLE.marta] });
    await keepIt();
    const target = {
      id: await noted(),
      channel: group.thread(1),
      author: group.app.self,
      text: '',
      replyTo: null,
      files: [],
    };
    const open = (by: PersonName) => group.open('component', 'note-correct', { by, target, args: [group.session] });
    expect(wordsOf(open('ilse'))).toContain('Somebody else said this.');
    expect(JSON.stringify(open('marta'))).toContain(WORDS);
    const said = ['Judge each loaf where it is eaten.'];
    expect(await press('note-corrected', 'ilse', { said })).toContain('Somebody else said this.');
    expect(await press('note-corrected', 'marta', { said })).toContain('confirmed\nJudge each loaf where it is eaten.');
    expect(await printed()).not.toContain('table');
    await press('me-reword', 'teo');
    await group.act('component', 'me-reword', { by: 'marta', args: [group.session, '1.1', '0'] });
    expect(await printed()).toContain('**Marta** “Judge each loaf where it is eaten.”');
  });

  it('names somebody without an account as noted, inside; outside only whom the document names', async () => {
    expect(await take({ name: [' Old  Baker '] })).toMatch(/^Noted: \S+\nTake it back$/);
    expect(wordsOf(group.sent.at(-1)?.body ?? {})).toBe(`**Old Baker**, spoken, noted by Ilse\n${WORDS}`);
    await keepIt();
    expect(await printed()).toContain(`**Old Baker**: ${WORDS} [1.1]`);
    expect(await printed('outside')).toContain(`**a participant**: ${WORDS} 1.1 · as noted by a participant`);
    expect(isGuest(guestId('Old Baker'))).toBe(true);
    expect(guestId('old  BAKER')).toBe(guestId('Old Baker'));
    expect(isGuest(PEOPLE.marta)).toBe(false);
  });

  it('refuses a note without a person, without words, of a stranger, to no question', async () => {
    expect(await take({})).toContain('does not say who spoke');
    expect(await take({ who: [PEOPLE.marta], said: ['  '] })).toContain('no words');
    expect(await take({ who: ['1400000000000000077'] })).toContain('not in the server');
    expect(await take({ who: [PEOPLE.marta], question: ['9'] })).toContain('no such question');
    expect((await group.record()).notes.size).toBe(0);
    expect(group.sent).toEqual([]);
  });

  it('is taken back by whoever took it, or a host, with what was kept of it', async () => {
    await take({ who: [PEOPLE.marta] });
    await keepIt();
    const undo = async (by: PersonName, permissions = 0n) =>
      wordsOf(await group.act('component', 'note-undo', { by, args: [group.session, await noted()], permissions }));
    expect(await undo('teo')).toContain('taken by somebody else');
    expect(await undo('ilse')).toBe('The note is gone.');
    expect((await group.record()).replies).toEqual([]);
    expect(await printed()).toBe('');
    await take({ who: [PEOPLE.marta] });
    expect(await undo('hanna', PermissionFlagsBits.ManageGuild)).toBe('The note is gone.');
  });

  it('comes through a file as it was, and goes with the person who spoke', async () => {
    await take({ who: [PEOPLE.marta] });
    await press('note-confirm', 'marta');
    await take({ name: ['Old Baker'] });
    const archive = await under.store.archives.read(SERVER, group.session);
    if (!archive) throw new Error('there is no session');
    expect(archive.notes.map(({ confirmedAt }) => confirmedAt === null)).toEqual([false, true]);
    await emptyTables(under.db);
    const text = writeArchiveText(archive);
    const session = await under.store.archives.write(readArchiveValue(JSON.parse(text), 'session.json'));
    const back = await under.store.archives.read(SERVER, session);
    expect(writeArchiveText(back ?? archive)).toBe(text);
    const removed: string[] = [];
    Object.assign(group.app.chat, { remove: async (_: string, message: string) => void removed.push(message) });
    await forgetPerson(group.app, SERVER, PEOPLE.marta);
    const after = await group.record();
    expect(removed).toEqual([archive.notes[0]?.message]);
    expect([...after.notes.keys()]).toEqual([archive.notes[1]?.message]);
    await forgetPerson(group.app, SERVER, PEOPLE.ilse);
    expect([...(await group.record()).notes.values()].map(({ by }) => by)).not.toContain(PEOPLE.ilse);
  });
});

function memberCalled(user: string) {
  const [name] = Object.entries(PEOPLE).find(([, id]) => id === user) ?? [];
  if (name === undefined) return null;
  const called = name.charAt(0).toUpperCase() + name.slice(1);
  return { user, name: called, roles: [], joinedAt: null, timedOutUntil: null, managesServer: false };
}
