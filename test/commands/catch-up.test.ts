import { expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { validateBody } from '../../src/local-discord/validate/validate-body.js';
import { describeEachStore } from '../db/each-store.js';
import { PEOPLE, type PersonName, SERVER, type SmallGroup, smallGroup, wordsOf } from './small-group.js';

describeEachStore('Catch me up', parseSession, (under) => {
  const keep = (group: SmallGroup, by: PersonName, message: string, exact: string, relation: readonly string[] = []) =>
    group.act('modal', 'keep', { by, in: group.thread(1), args: [message], fields: { exact: [exact], relation } });
  const press = async (group: SmallGroup, by: PersonName, locale = 'en-GB', name = 'catch-up', more: string[] = []) => {
    const { aside: _, ...body } = await group.act('component', name, { by, args: [group.session, ...more], locale });
    expect(validateBody('message-create', body)).toBeNull();
    return wordsOf(body);
  };

  it('tells each person what came since they last pressed it, and not what they did themselves', async () => {
    const group = await smallGroup(under.store);
    const one = await group.say('marta', 1, 'It stops the clock.', { thumbs: ['ilse'] });
    await keep(group, 'teo', one, 'It stops the clock.');
    const first = await press(group, 'noor');
    expect(first).toContain('**Keeping bread fresh**, all of it so far');
    expect(first).toContain('**[1. Is the freezer cheating about the Crust?](');
    expect(first).toContain(' · one new message');
    expect(first).toMatch(/\[1\.1\]\(.+\) Marta: “It stops the clock\.” · one agrees/);
    expect(await press(group, 'noor')).toMatch(/what is new since you last looked, <t:\d+:R>\nNothing new\./);
    const two = await group.say('ilse', 1, 'Not for rye. Who has tried it?', { replyTo: one });
    await keep(group, 'noor', two, 'Not for rye.');
    await keep(group, 'teo', two, 'Who has tried it?');
    const fields = { sentence: ['Freeze on day one.'], claims: ['1.1'] };
    await group.act('modal', 'propose', { by: 'ilse', args: [group.session], fields });
    const second = await press(group, 'noor');
    expect(second).not.toContain('It stops the clock');
    expect(second).not.toContain('Not for rye');
    expect(second).toMatch(/Ilse: “Who has tried it\?” · still open/);
    expect(second).toMatch(/\*\*What we take from it\*\*\n- 1\. Freeze on day one\. · proposed/);
    expect(await press(group, 'teo')).toContain('all of it so far');
    expect((await under.store.privacy.ownData(SERVER, PEOPLE.noor)).caughtUp).toHaveLength(1);
    await under.store.privacy.forget(SERVER, PEOPLE.noor, group.app.clock());
    expect(await press(group, 'noor')).toContain('all of it so far');
  });

  it('begins with a dispute, and turns pages without looking again', async () => {
    const group = await smallGroup(under.store);
    const one = await group.say('marta', 1, 'It stops the clock.');
    await keep(group, 'teo', one, 'It stops the clock.');
    for (let n = 1; n <= 15; n += 1)
      await keep(group, 'teo', await group.say('ilse', 1, `Loaf ${n} is fine.`), `Loaf ${n}`);
    const against = await group.say('ilse', 1, 'It does not.', { replyTo: one });
    await keep(group, 'teo', against, 'It does not.', ['objects 1.1']);
    const page = await press(group, 'noor');
    expect(page.split('\n').findIndex((line) => line.includes('objects to 1.1'))).toBe(2);
    expect(page).toContain('Later');
    const next = await press(group, 'noor', 'de', 'catch-up-page', ['0', '1']);
    expect(next).toContain('**Keeping bread fresh**, alles bisher');
    expect(next).toContain('Loaf 15');
    expect(next).toContain('Frühere');
    await group.say('teo', 2, 'Mould.');
    expect(await press(group, 'noor')).toContain('Why did two tins go mouldy?');
  });

  it('mends in one click what lost its words, for who wrote it and who kept it', async () => {
    const group = await smallGroup(under.store);
    const one = await group.say('marta', 1, 'It stops the clock for the crust.');
    await keep(group, 'teo', one, 'It stops the clock for the crust.');
    await group.edit(one, 'It slows the clock for the crust.');
    expect(await press(group, 'noor')).not.toContain('waits for you');
    for (const by of ['marta', 'teo'] as const) {
      const said = await press(group, by);
      expect(said).toContain('**One thing waits for you.**');
      expect(said).toContain('Now it says: “It slows the clock for the crust.”');
      expect(said).toContain('Use the new wording');
    }
    await group.act('component', 'me-reword', { by: 'marta', args: [group.session, '1.1', '0'] });
    expect((await group.record()).claims[0]?.quote).toBe('It slows the clock for the crust.');
    expect(await press(group, 'teo')).not.toContain('waits for you');
  });

  it('tells who spoke of notes that wait for their word, however old, until they gave it', async () => {
    const group = await smallGroup(under.store);
    Object.assign(group.app.chat, { member: async (_: string, user: string) => ({ user, name: 'Marta', roles: [] }) });
    const fields = { who: [PEOPLE.marta], question: ['1'], said: ['Judge it at the table.'] };
    await group.act('modal', 'note', { by: 'ilse', args: [group.session], fields });
    await press(group, 'marta');
    const said = await press(group, 'marta', 'de');
    const [id = ''] = (await group.record()).notes.keys();
    expect(said).toContain('Ilse hat notiert: Judge it at the table.');
    expect(said).toContain(`/${group.thread(1)}/${id})`);
    expect(await press(group, 'noor')).not.toContain('Ilse noted');
    const target = { id, channel: group.thread(1), author: group.app.self, text: '', replyTo: null, files: [] };
    await group.act('component', 'note-confirm', { by: 'marta', target, args: [group.session] });
    expect(await press(group, 'marta')).not.toContain('Ilse noted');
  });

  it('comes back from a file as it was, and of two the newer counts', async () => {
    const group = await smallGroup(under.store);
    await press(group, 'noor');
    const archive = await under.store.archives.read(SERVER, group.session);
    if (!archive) throw new Error('the session is there');
    const [own] = archive.caughtUp;
    expect(own?.person).toBe(PEOPLE.noor);
    await press(group, 'noor');
    await under.store.archives.write(archive);
    const merged = await under.store.archives.read(SERVER, group.session);
    expect(merged?.caughtUp[0]?.at.getTime()).toBeGreaterThan(own?.at.getTime() ?? 0);
    await under.store.sessions.erase(SERVER, group.session);
    await under.store.archives.write(archive);
    expect(await under.store.archives.read(SERVER, group.session)).toMatchObject({ caughtUp: archive.caughtUp });
  });
});
