import { ComponentType, PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { keepByReaction } from '../../src/app/keeping.js';
import type { Answer } from '../../src/commands/command.js';
import { parseSession } from '../../src/core/document/parse.js';
import { sessionTalk } from '../../src/core/talk.js';
import { validateBody } from '../../src/local-discord/validate/validate-body.js';
import { renderSections } from '../../src/render/document/sections.js';
import { describeEachStore } from '../db/each-store.js';
import { type Doing, PEOPLE, type PersonName, SERVER, type SmallGroup, smallGroup, wordsOf } from './small-group.js';

const WORDS = 'It stops the clock for the crust. I tried it on four people.';

describeEachStore('/me and leaving out', parseSession, (under) => {
  const keep = (group: SmallGroup, message: string, exact: string, by: PersonName = 'teo') =>
    group.act('modal', 'keep', { by, in: group.thread(1), args: [message], fields: { exact: [exact] } });
  const me = async (group: SmallGroup, by: PersonName) => valid(await group.act('slash', 'me', { by }));
  const press = async (
    group: SmallGroup,
    by: PersonName,
    name: string,
    args: readonly string[],
    more?: Partial<Doing>,
  ) => valid(await group.act('component', name, { by, args, ...more }));
  const standing = async (group: SmallGroup) => [...sessionTalk(await group.record(), 'inside').claims.keys()];

  it('shows what is kept of one’s words; leaving one out keeps it out, and only its author takes that back', async () => {
    const group = await smallGroup(under.store);
    const message = await group.say('marta', 1, WORDS);
    await keep(group, message, 'It stops the clock for the crust.');
    expect(await me(group, 'marta')).toContain('**One sentence of yours is kept**');
    expect(await me(group, 'marta')).toContain('“It stops the clock for the crust.”\nFine\nCorrect\nLeave out');
    expect(await me(group, 'noor')).toContain('No sentence of yours is kept');
    const args = [group.session, '1.1', '0'];
    expect(await press(group, 'noor', 'me-out', args)).toContain('1.1 was kept by somebody else');
    expect(await press(group, 'marta', 'me-out', args)).toContain('1.1 is out of the notes.');
    expect(await standing(group)).toEqual([]);
    expect(wordsOf(await keep(group, message, 'the clock'))).toContain('left out of the notes, and stay out');
    expect(wordsOf(await keep(group, message, 'on four people'))).toContain('Kept as 1.2');
    const host = { permissions: PermissionFlagsBits.ManageGuild };
    expect(await press(group, 'hanna', 'me-back', args, host)).toContain('left out by somebody else');
    expect(await press(group, 'marta', 'me-back', args)).toContain('1.1 is in the notes again.');
    expect(await standing(group)).toEqual(['1.1', '1.2']);
  });

  it('what a keeper left out may be kept again, and then does not come back twice', async () => {
    const group = await smallGroup(under.store);
    const message = await group.say('marta', 1, WORDS);
    await keep(group, message, 'I tried it on four people.');
    await press(group, 'teo', 'me-out', [group.session, '1.1', '0']);
    expect(wordsOf(await keep(group, message, 'I tried it on four people.', 'ilse'))).toContain('Kept as 1.2');
    expect(await press(group, 'teo', 'me-back', [group.session, '1.1', '0'])).toContain(
      'kept again under another number',
    );
    expect(await standing(group)).toEqual(['1.2']);
  });

  it('tells author and keeper when words were edited away, and takes the new wording with no agreement', async () => {
    const group = await smallGroup(under.store);
    const message = await group.say('marta', 1, WORDS, { thumbs: ['ilse', 'noor'] });
    await keep(group, message, 'It stops the clock for the crust.');
    const agree = async () => sessionTalk(await group.record(), 'inside').claims.get('1.1')?.agree;
    expect(await agree()).toBe(2);
    await group.edit(message, 'Sorry, typos. It slows the clock for the crust. I tried it on four people.');
    const now = 'Now it says: “It slows the clock for the crust.”\nUse the new wording\nLeave out';
    expect(await me(group, 'marta')).toContain('**One thing waits for you.**');
    expect(await me(group, 'marta')).toContain(`is no longer in your message, so it left the notes. ${now}`);
    expect(await me(group, 'teo')).toContain(
      `is no longer in Marta’s message, where you kept it, so it left the notes. ${now}`,
    );
    expect(await me(group, 'marta')).not.toContain('stops');
    const args = [group.session, '1.1', '0'];
    expect(await press(group, 'noor', 'me-reword', args)).toContain('neither your sentence nor kept by you');
    expect(await press(group, 'marta', 'me-reword', args)).toContain('1.1 is back in the notes.');
    expect(await agree()).toBe(0);
    expect(await press(group, 'marta', 'me-reword', args)).toContain('still stand');
    expect(await me(group, 'marta')).not.toContain('waits for you');
  });

  it('offers no new wording where nothing says what was said', async () => {
    const group = await smallGroup(under.store);
    const message = await group.say('marta', 1, WORDS);
    await keep(group, message, 'It stops the clock for the crust.');
    await group.edit(message, 'Never mind. Ask Ilse.');
    expect(await me(group, 'marta')).not.toContain('Use the new wording');
    const args = [group.session, '1.1', '0'];
    expect(await press(group, 'marta', 'me-reword', args)).toContain('Nothing in the message says what 1.1 said');
  });

  it('lets the author say *Fine*, put it right under the quote, and take that back; nobody else may', async () => {
    const group = await smallGroup(under.store);
    const message = await group.say('marta', 1, WORDS);
    await keep(group, message, 'It stops the clock for the crust.');
    const args = [group.session, '1.1', '0'];
    const host = { permissions: PermissionFlagsBits.ManageGuild };
    expect(await press(group, 'hanna', 'me-fine', args, host)).toContain('1.1 quotes somebody else.');
    expect(wordsOf(group.open('component', 'me-correct', { by: 'hanna', args, ...host }))).toContain('somebody else');
    expect(await press(group, 'marta', 'me-fine', args)).toContain('1.1 stands as it is.');
    expect(await me(group, 'marta')).toContain('· you said it is fine\nCorrect\nLeave out');
    const correct = async (words: string) =>
      valid(await group.act('modal', 'me-correction', { by: 'marta', args, fields: { words: [words] } }));
    expect(await correct('It slows the clock,\nfor the crust.')).toContain('Your correction stands under 1.1');
    const printed = async () => renderSections(await group.record(), { zone: 'UTC', audience: 'inside' }).discussion;
    expect(await printed()).toContain('Marta corrects, 5 October: “It slows the clock, for the crust.”');
    const modal = JSON.stringify(group.open('component', 'me-correct', { by: 'marta', args }));
    expect(modal).toContain('It slows the clock, for the crust.');
    expect(await correct('  ')).toContain('Nothing of yours stands under 1.1 any more.');
    expect(await printed()).not.toContain('corrects');
  });

  it('asks the author anew once the words are others', async () => {
    const group = await smallGroup(under.store);
    const message = await group.say('marta', 1, WORDS);
    await keep(group, message, 'It stops the clock for the crust.');
    const args = [group.session, '1.1', '0'];
    await press(group, 'marta', 'me-fine', args);
    await group.edit(message, 'It slows the clock for the crust. I tried it on four people.');
    await press(group, 'teo', 'me-reword', args);
    expect((await group.record()).claims[0]?.authorSays).toBeNull();
    expect(await me(group, 'marta')).toContain('Fine');
  });

  it('shows the speaker what is open for them, until they reply or the session closes', async () => {
    const group = await smallGroup(under.store);
    expect(await me(group, 'marta')).not.toContain('open for you');
    await under.store.sessions.setSpeaker(SERVER, group.session, PEOPLE.marta);
    const asking = await group.say('teo', 1, `<@${PEOPLE.marta}>, did you rebake the bag’s loaf as well?`);
    await keep(group, asking, `<@${PEOPLE.marta}>, did you rebake the bag’s loaf as well?`);
    const open = await me(group, 'marta');
    expect(open).toContain('**3 questions are open for you**');
    expect(open).toMatch(/- Teo asks: “@\S+, did you rebake the bag’s loaf as well\?” \[1\.1\]\(https/);
    expect(open).toMatch(/- \[Question 2\]\(https\S+\): Why did two tins go mouldy\?/);
    expect(await me(group, 'teo')).not.toContain('open for you');
    await group.say('marta', 1, 'I did.', { replyTo: asking });
    expect(await me(group, 'marta')).toContain('**One question is open for you**');
    await under.store.sessions.close(SERVER, group.session, new Date(Date.UTC(2026, 9, 9)));
    await group.app.memory.refresh(SERVER, group.session);
    expect(await me(group, 'marta')).not.toContain('open for you');
  });

  it('leaves a whole message out, by its writer or a host, against 📌 and menu, and back again', async () => {
    const group = await smallGroup(under.store);
    const message = await group.say('marta', 1, WORDS);
    await keep(group, message, 'It stops the clock for the crust.');
    const target = {
      id: message,
      channel: group.thread(1),
      author: PEOPLE.marta,
      text: WORDS,
      replyTo: null,
      files: [],
    };
    const menu = async (by: PersonName, permissions = 0n) =>
      valid(await group.act('menu', 'Leave out of the notes', { by, in: group.thread(1), target, permissions }));
    expect(await menu('teo')).toContain('somebody else’s');
    expect(await menu('marta')).toContain('1.1 left the notes with it.');
    expect(group.reactions.at(-1)).toBe(`-📌 ${message}`);
    await keepByReaction(group.app, { server: SERVER, session: group.session, message, user: PEOPLE.teo });
    expect(wordsOf(await keep(group, message, 'on four people'))).toContain('stay out');
    expect(await standing(group)).toEqual([]);
    expect(group.reactions.at(-1)).toBe(`-📌 ${message}`);
    const host = { permissions: PermissionFlagsBits.ManageGuild };
    expect(await press(group, 'hanna', 'let-in', [message], host)).toContain('left out by somebody else');
    expect(await press(group, 'marta', 'let-in', [message])).toContain('1.1 stands in them again.');
    expect(await standing(group)).toEqual(['1.1']);
    expect(await menu('noor', PermissionFlagsBits.ManageGuild)).toContain('1.1 left the notes with it.');
    expect(await press(group, 'hanna', 'let-in', [message])).toContain('can be kept for the notes again');
  });

  it('knows nothing of ids of other servers', async () => {
    const group = await smallGroup(under.store);
    const message = await group.say('marta', 1, WORDS);
    await keep(group, message, 'It stops the clock for the crust.');
    const elsewhere = { server: '1234567890123456782', permissions: PermissionFlagsBits.Administrator };
    for (const name of ['me-out', 'me-reword', 'me-back']) {
      const said = await press(group, 'marta', name, [group.session, '1.1', '0'], elsewhere);
      expect(said).toMatch(/No sentence is kept as|cannot come back/);
    }
    expect(await press(group, 'marta', 'let-in', [message], elsewhere)).toContain('was deleted meanwhile');
    const target = {
      id: message,
      channel: group.thread(1),
      author: PEOPLE.marta,
      text: WORDS,
      replyTo: null,
      files: [],
    };
    const menu = { by: 'marta', in: group.thread(1), target, ...elsewhere } as const;
    expect(wordsOf(await group.act('menu', 'Leave out of the notes', menu))).toContain('not part of a session');
    expect(await standing(group)).toEqual(['1.1']);
  });

  it('fits Discord with many and long sentences, page by page, and shows each once', async () => {
    const group = await smallGroup(under.store);
    for (let n = 1; n <= 15; n += 1) {
      const text = `${`*_~|[]()${n} `.repeat(150)}ends here ${n}.`;
      const message = await group.say('marta', 1, text);
      await keep(group, message, text);
      if (n > 10) await group.edit(message, `${'*_~|[](): '.repeat(150)}ends there ${n}.`);
    }
    expect(await me(group, 'marta')).toContain('5 things wait for you; the first 2:');
    const seen: string[] = [];
    for (const page of ['0', '1', '2', '7']) {
      const said = await press(group, 'marta', 'me', [page]);
      seen.push(...[...said.matchAll(/^\[(1\.\d+)\]\S+ “/gm)].map((found) => found[1] ?? ''));
    }
    expect([...new Set(seen)].sort()).toEqual(['1.1', '1.10', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9']);
    expect(seen).toHaveLength(12);
  });
});

/** The words of an answer that Discord would take. */
function valid({ aside: _, ...body }: Answer): string {
  expect(validateBody('message-create', body)).toBeNull();
  expect(body.components?.some((part) => 'type' in part && part.type === ComponentType.TextDisplay)).toBe(true);
  return wordsOf(body);
}
