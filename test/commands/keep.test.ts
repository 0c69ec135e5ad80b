import { expect, it } from 'vitest';
import { keepByReaction } from '../../src/app/keeping.js';
import { parseSession } from '../../src/core/document/parse.js';
import { insideNames } from '../../src/core/names.js';
import { sentenceValues } from '../../src/core/sentence-value.js';
import { standingClaims } from '../../src/core/standing.js';
import { describeEachStore } from '../db/each-store.js';
import { PEOPLE, type PersonName, SERVER, type SmallGroup, smallGroup, wordsOf } from './small-group.js';

const WORDS = 'It stops the clock. The crust comes back in the oven! I tried it on four people.';

describeEachStore('keeping by the menu', parseSession, (under) => {
  const keep = async (
    group: SmallGroup,
    by: PersonName,
    message: string,
    fields: Readonly<Record<string, readonly string[]>>,
  ) => wordsOf(await group.act('modal', 'keep', { by, in: group.thread(1), args: [message], fields }));
  const nth = (text: string, ...places: readonly number[]) =>
    places.map((place) => sentenceValues(text)[place]?.value ?? '');

  it('joins neighbours, takes exact words before the select, and refuses what is not the writer’s to keep', async () => {
    const group = await smallGroup(under.store);
    const text = `> quoted from Ilse\n${WORDS} ||A secret.||`;
    const message = await group.say('marta', 1, text);
    expect(await keep(group, 'teo', message, { sentence: nth(text, 0, 1) })).toContain(
      'Kept as 1.1: “It stops the clock. The crust comes back in the oven!”',
    );
    expect(await keep(group, 'teo', message, { sentence: nth(text, 0), exact: ['on four people'] })).toContain(
      'Kept as 1.2: “on four people”',
    );
    const refusals: readonly (readonly [Readonly<Record<string, readonly string[]>>, string])[] = [
      [{ sentence: nth(text, 0, 2) }, 'follow each other'],
      [{ sentence: [] }, 'No sentence was chosen'],
      [{ sentence: ['0-nonsense'] }, 'edited meanwhile'],
      [{ exact: ['from Ilse'] }, 'quoted from somebody else'],
      [{ exact: ['secret'] }, 'hidden behind a spoiler'],
      [{ exact: ['nowhere'] }, 'do not stand in the message'],
    ];
    for (const [fields, why] of refusals) expect(await keep(group, 'teo', message, fields)).toContain(why);
    expect((await group.record()).claims).toHaveLength(2);
  });

  it('keeps the second of equal sentences, and it goes when the message no longer tells them apart', async () => {
    const group = await smallGroup(under.store);
    const text = 'First: yes it is. Second: no. Third: yes it is. Done.';
    const message = await group.say('marta', 1, text);
    await keep(group, 'teo', message, { exact: ['yes it is'] });
    const standing = async () => {
      const record = await group.record();
      return [...standingClaims(record, insideNames(record)).keys()];
    };
    expect((await group.record()).claims[0]?.repeated).toBe(true);
    expect(await standing()).toEqual(['1.1']);
    await group.edit(message, 'Third: yes it is. Second: yes it is.');
    expect(await standing()).toEqual([]);
  });

  it('gives a receipt by which it is taken back, put back, and said anew what it is about', async () => {
    const group = await smallGroup(under.store);
    const message = await group.say('marta', 1, WORDS);
    const receipt = await keep(group, 'teo', message, { exact: ['It stops the clock.'] });
    expect(receipt.split('\n').slice(-3)).toEqual(['Undo', 'Change', 'Propose a takeaway from it']);
    const args = [group.session, '1.1'];
    const modal = group.open('component', 'claim-tags', { by: 'teo', args });
    expect(modal).toMatchObject({ title: 'Change 1.1' });
    const fields = { rows: ['crust'], columns: ['freezer'] };
    const changed = wordsOf(await group.act('modal', 'claim-tags', { by: 'teo', args, fields }));
    expect(changed).toContain('1.1 now: “It stops the clock.” (Crust × Freezer)');
    expect(wordsOf(group.open('component', 'claim-tags', { by: 'noor', args, locale: 'de' }))).toContain(
      'Wovon 1.1 handelt, hat schon jemand anders gesagt.',
    );
    const undone = wordsOf(await group.act('component', 'undo-keep', { by: 'teo', args }));
    expect(undone).toContain('1.1 is out of the notes.');
    expect((await group.record()).claims).toEqual([]);
    expect(undone).toContain('Put it back');
    expect(wordsOf(await group.act('component', 'claim-back', { by: 'noor', args }))).toContain('by somebody else');
    await group.act('component', 'claim-back', { by: 'teo', args });
    expect((await group.record()).claims).toMatchObject([{ rows: ['crust'], columns: ['freezer'] }]);
  });

  it('the same words are one claim, whose tags are those of who came first', async () => {
    const group = await smallGroup(under.store);
    const message = await group.say('marta', 1, WORDS);
    const sentence = nth(WORDS, 1);
    await keep(group, 'teo', message, { sentence, rows: ['crust'], columns: ['freezer'] });
    expect(await keep(group, 'ilse', message, { sentence, rows: ['cost'], columns: [] })).toContain(
      'It was kept already, as 1.1, and somebody else has said what it is about: “The crust comes back in the oven!” (Crust × Freezer)',
    );
    expect(await keep(group, 'teo', message, { sentence, rows: ['cost'], columns: [] })).toContain('(Cost)');
    expect((await group.record()).claims).toHaveLength(1);
  });

  it('a candidate kept by reaction takes the tags of the first person who says what it is about', async () => {
    const group = await smallGroup(under.store);
    const message = await group.say('marta', 1, 'One sentence on the Freezer.');
    await keepByReaction(group.app, { server: SERVER, session: group.session, message, user: PEOPLE.teo });
    expect((await group.record()).claims[0]).toMatchObject({
      rows: ['crust'],
      columns: ['freezer'],
      confirmedBy: null,
    });
    const sentence = nth('One sentence on the Freezer.', 0);
    expect(await keep(group, 'ilse', message, { sentence, rows: ['cost'] })).toContain('what you chose is noted');
    expect((await group.record()).claims[0]).toMatchObject({ rows: ['cost'], columns: [] });
    expect(group.reactions).toEqual([`+📌 ${message}`, `+📌 ${message}`]);
  });

  it('overlapping words stay two claims, and the receipt says so', async () => {
    const group = await smallGroup(under.store);
    const message = await group.say('marta', 1, WORDS);
    await keep(group, 'teo', message, { sentence: nth(WORDS, 0, 1) });
    const receipt = await keep(group, 'ilse', message, { sentence: nth(WORDS, 1) });
    expect(receipt).toContain('Kept as 1.2');
    expect(receipt).toContain('1.1 shares words with it; each stands for itself.');
    expect(await keep(group, 'ilse', message, { sentence: nth(WORDS, 2) })).not.toContain('shares');
  });

  it('people keeping the same words at the same moment get one claim', async () => {
    const group = await smallGroup(under.store);
    const message = await group.say('marta', 1, WORDS);
    const people: readonly PersonName[] = ['teo', 'ilse', 'noor', 'hanna'];
    await Promise.all(people.map((by) => keep(group, by, message, { sentence: nth(WORDS, 1), rows: ['crust'] })));
    expect((await group.record()).claims.map(({ number }) => number)).toEqual([1]);
  });

  it('receipts, lists and cards show names and emoji, and no ids', async () => {
    const group = await smallGroup(under.store);
    await group.say('noor', 1, 'Here I am.');
    const text = 'As <@1400000000000000005> says, *cold* <:bread:123456789012345678> keeps.';
    const message = await group.say('marta', 1, text);
    const shown = 'As @Noor says, *cold* :bread: keeps.';
    expect(await keep(group, 'teo', message, { sentence: nth(text, 0) })).toContain(`Kept as 1.1: “${shown}”`);
    expect(wordsOf(await group.act('slash', 'claim list', { by: 'teo' }))).toContain(`Marta: “${shown}”`);
    const fields = { sentence: [text], claims: ['1.1'] };
    await group.act('modal', 'propose', { by: 'teo', args: [group.session], fields });
    expect(wordsOf(group.sent[0]?.body ?? {})).toContain(`**Takeaway 1.** ${shown}`);
    expect(wordsOf(await group.act('slash', 'takeaway list', { by: 'teo' }))).toContain(shown);
  });

  it('says in the list which sentences left with their words', async () => {
    const group = await smallGroup(under.store);
    const message = await group.say('marta', 1, WORDS);
    await keep(group, 'teo', message, { sentence: nth(WORDS, 0) });
    await group.edit(message, 'Nothing of it.');
    const list = wordsOf(await group.act('slash', 'claim list', { by: 'teo' }));
    expect(list).toContain('left the notes: Marta edited these words away.');
    expect(list).not.toContain('stops the clock');
  });
});
