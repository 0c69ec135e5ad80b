import { expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { validateBody } from '../../src/local-discord/validate/validate-body.js';
import { describeEachStore } from '../db/each-store.js';
import { PEOPLE, type PersonName, SERVER, type SmallGroup, smallGroup, wordsOf } from './small-group.js';

interface Keeping {
  readonly replyTo?: string;
  readonly rows?: readonly string[];
  readonly columns?: readonly string[];
  readonly relation?: readonly string[];
}

describeEachStore('/recall', parseSession, (under) => {
  const keep = async (group: SmallGroup, by: PersonName, words: string, more: Keeping = {}) => {
    const { replyTo, ...fields } = more;
    const message = await group.say(by, 1, words, replyTo === undefined ? {} : { replyTo });
    await group.act('modal', 'keep', {
      ...{ by: 'hanna', in: group.thread(1), args: [message] },
      fields: { exact: [words], ...fields },
    });
    return message;
  };
  const recall = async (group: SmallGroup, options: Record<string, string>, more: object = {}) => {
    const { aside: _, ...body } = await group.act('slash', 'recall', { by: 'noor', options, ...more });
    expect(validateBody('message-create', body)).toBeNull();
    return wordsOf(body);
  };

  it('puts what somebody objects to first, then what is open, then by agreement', async () => {
    const group = await smallGroup(under.store);
    await keep(group, 'teo', 'The freezer costs power.');
    const liked = await group.say('ilse', 1, 'The freezer is a clock.', { thumbs: ['marta', 'noor'] });
    await group.act('modal', 'keep', {
      by: 'teo',
      in: group.thread(1),
      args: [liked],
      fields: { exact: ['The freezer is a clock.'] },
    });
    await keep(group, 'teo', 'Does the freezer hold scent?');
    const cold = await keep(group, 'marta', 'The freezer is cheating.');
    await keep(group, 'ilse', 'It is not.', { replyTo: cold, relation: ['objects 1.4'] });
    const lines = (await recall(group, { words: 'freezer' })).split('\n');
    expect(lines[0]).toBe('**Kept:** freezer');
    expect(lines[1]).toMatch(/^\*\*Keeping bread fresh\*\* · <t:\d+:D>$/);
    expect(lines.slice(2).map((line) => /^- \[(\S+)\].*?” ?(.*)$/.exec(line)?.slice(1))).toEqual([
      ['1.4', '· somebody objects'],
      ['1.3', '· still open'],
      ['1.2', '· 2 agree'],
      ['1.1', ''],
    ]);
    expect(lines[2]).toContain(`https://discord.com/channels/${SERVER}/${group.thread(1)}/${cold}`);
  });

  it('finds by ingredient under any name, by recipe, session and person; suggestions that nobody confirmed are none', async () => {
    const group = await smallGroup(under.store);
    await keep(group, 'marta', 'It stays firm.', { rows: ['crust'], columns: ['freezer'] });
    await keep(group, 'ilse', 'It grows mould.', { rows: ['cost'] });
    expect(await recall(group, { ingredient: 'CRUST' })).toContain('It stays firm.');
    expect(await recall(group, { ingredient: 'Crust' })).not.toContain('mould');
    expect(await recall(group, { recipe: 'Freezer', words: 'firm' })).toContain('[1.1]');
    expect(await recall(group, { person: PEOPLE.ilse })).toMatch(/^\*\*Kept:\*\* Ilse\n.*\n- \[1\.2\]/);
    expect(await recall(group, { session: group.session })).toContain('[1.1]');
    expect(await recall(group, { recipe: 'Linen bag' })).toContain('Nothing you may see fits.');
    expect(await recall(group, { ingredient: 'Crusd' })).toContain(
      'Nothing is called “Crusd” in any session here.\nSome that are: Crust · Cost.',
    );
    expect(await recall(group, { ingredient: 'Crusd' }, { locale: 'de' })).toContain(
      'Zum Beispiel gibt es: Crust · Cost.',
    );
  });

  it('takes up new words with an edit, and loses what was removed, forgotten or is gone from its message', async () => {
    const group = await smallGroup(under.store);
    const changed = await keep(group, 'marta', 'It stays firm.');
    await group.edit(changed, 'It stays soft.');
    expect(await recall(group, { words: 'firm' })).toContain('Nothing you may see');
    await group.act('component', 'me-reword', { by: 'marta', args: [group.session, '1.1', '0'] });
    expect(await recall(group, { words: 'soft' })).toContain('It stays soft.');
    await keep(group, 'ilse', 'It grows mould.');
    await group.act('slash', 'claim remove', { by: 'hanna', options: { claim: '1.2' } });
    expect(await recall(group, { words: 'mould' })).toContain('Nothing you may see');
    await under.store.privacy.forget(SERVER, PEOPLE.marta, group.app.clock());
    await group.app.memory.refresh(SERVER, group.session);
    expect(await recall(group, { words: 'soft' })).toContain('Nothing you may see');
  });

  it('turns pages; a question too long for a button says how to narrow it', async () => {
    const group = await smallGroup(under.store);
    for (let n = 1; n <= 10; n += 1) await keep(group, 'marta', `Loaf number ${n}.`);
    const first = await recall(group, { words: 'loaf' });
    expect(first).toContain('[1.10]');
    expect(first).not.toContain('[1.2]');
    const turn = async (page: string) =>
      wordsOf(await group.act('component', 'recall', { by: 'noor', args: [page, 'loaf'] }));
    expect(await turn('1')).toMatch(/^\*\*Kept:\*\* loaf · page 2\n[\s\S]*\[1\.2\][\s\S]*\[1\.1\]/);
    expect(await turn('0')).toBe(first);
    const long = `loaf ${'number '.repeat(20)}`;
    expect(await recall(group, { words: long })).toContain('There is more. Add an ingredient');
  });

  it('shows nothing of a thread that the asker does not see, nor of another server', async () => {
    const group = await smallGroup(under.store);
    await keep(group, 'marta', 'It stays firm.');
    const hidden = { ...group.app.chat, visible: async () => new Set<string>() };
    Object.assign(group.app, { chat: hidden });
    expect(await recall(group, { words: 'firm' })).toContain('Nothing you may see');
    const other = await smallGroup(under.store, undefined, '1234567890123456782');
    expect(await recall(other, { words: 'firm' })).toContain('Nothing you may see');
    expect(await recall(other, { session: group.session })).toContain('no such session here');
  });
});
