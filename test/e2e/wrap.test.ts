import { readFileSync } from 'node:fs';
import { type APIMessage, Locale, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { KEEP } from '../../src/core/replies.js';
import { describeEachStore } from '../db/each-store.js';
import { type Group, postDocument, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');

describeEachStore('wrap', parseSession, (under) => {
  let group: Group;
  beforeEach(async () => {
    group = await startGroup(under.store);
  });
  afterEach(() => group.close());

  function thread(start: string): string {
    const found = [...group.local.world.channels.values()].find(({ name }) => name.startsWith(start));
    if (!found) throw new Error(`no thread ${start}`);
    return found.id;
  }

  /** Posted, with a candidate, a marked message of two sentences, and two proposals. */
  async function week() {
    const { marta, ilse, teo, noor } = group.people;
    await postDocument(group, SOURCE);
    const talk = thread('1.');
    const one = await marta.say(talk, 'The crust stays firm in the freezer.');
    const two = await teo.say(talk, 'I froze twelve loaves. Nobody could tell.');
    await ilse.react(talk, one.id, KEEP);
    await noor.react(talk, two.id, KEEP);
    await group.settle();
    const last = thread('What we took');
    for (const text of ['Freeze it on the day. [1.1]', 'Bread wants air.']) {
      const said = await ilse.say(last, text);
      await group.settle();
      await (await noor.menu(last, said.id, 'Propose as takeaway')).answer();
    }
    return { talk, one, two };
  }

  const wrap = async () => (await group.host.run(group.room, 'session wrap')).answer();
  const click = async (page: APIMessage, name: string) => (await group.host.click(group.room, page.id, name)).answer();
  const choose = async (page: APIMessage, name: string, values: readonly string[]) =>
    (await group.host.choose(group.room, page.id, name, values)).answer();

  async function publish(page: APIMessage): Promise<APIMessage> {
    const asked = await group.host.click(group.room, page.id, 'Publish …');
    const submitted = await group.host.submit(asked.modal, {});
    const first = await submitted.answer();
    await group.settle();
    // Each line is shown when it is done; the last one stands.
    return submitted.message ?? first;
  }

  function notes(): readonly APIMessage[] {
    return group.people.ilse.sees(group.room).filter((message) => message.attachments.length > 0);
  }

  function textOf(message: APIMessage | undefined): string {
    const file = group.local.fetchFile(message?.attachments[0]?.url ?? '');
    return Buffer.from(file?.data ?? []).toString('utf8');
  }

  it('leads from the last reply to the posted notes in a handful of clicks', async () => {
    await week();
    const first = await wrap();
    expect(wordsOf(first)).toContain('2 sentences wait for you.');
    expect(wordsOf(first)).toMatch(/Marta: “The crust stays firm in the freezer\.”\n-# Crust × Freezer, suggested/);
    expect(wordsOf(first)).toMatch(/Teo: “I froze twelve loaves\. Nobody could tell\.”\n-# Several sentences/);
    const chosen = await group.host.click(group.room, first.id, 'Choose');
    const kept = await (await group.host.submit(chosen.modal, { sentence: ['Nobody could tell.'] })).answer();
    expect(wordsOf(kept)).toContain('One sentence waits for you.');
    await click(kept, 'Confirm it');
    const takeaways = await click(kept, 'Next');
    expect(wordsOf(takeaways)).toContain('Freeze it on the day.');
    const accepted = await choose(takeaways, 'Accept …', ['1 Freeze it on the day.']);
    expect(wordsOf(accepted)).toContain('One takeaway is proposed.');
    const last = await click(accepted, 'Next');
    expect(wordsOf(last)).toContain('2 sentences and one takeaway stand in the notes.');
    expect(wordsOf(last)).toContain('2 people quoted have not chosen a name');
    const done = await publish(last);
    expect(wordsOf(done)).toMatch(/✓ The session is closed[\s\S]*✓ The notes are posted/);
    const [posted, ...more] = notes();
    expect(more).toEqual([]);
    expect(textOf(posted)).toContain('“Nobody could tell.”');
    expect(textOf(posted)).toContain('Crust × Freezer 1.1');
    expect(textOf(posted)).toContain('Freeze it on the day.');
    expect(textOf(posted)).not.toContain('Bread wants air.');
  });

  it('begins where something is left, also after a restart', async () => {
    await week();
    const first = await wrap();
    await group.restart();
    const after = await click(first, 'Confirm it');
    expect(wordsOf(after)).toContain('One sentence waits for you.');
    await choose(after, 'Leave out …', ['→ I froze twelve loaves. Nobody could tell.']);
    const again = await wrap();
    expect(wordsOf(again)).toContain('2 takeaways are proposed.');
    await choose(again, 'Withdraw …', ['1 Freeze it on the day.', '2 Bread wants air.']);
    expect(wordsOf(await wrap())).toContain('One sentence and 0 takeaways stand in the notes.');
  });

  it('posts the notes once, and brings them up to date', async () => {
    const { talk, one } = await week();
    await publish(await click(await click(await wrap(), 'Next'), 'Next'));
    await publish(await click(await click(await wrap(), 'Next'), 'Next'));
    expect(notes()).toHaveLength(1);
    expect(textOf(notes()[0])).toContain('The crust stays firm');
    await group.people.marta.remove(talk, one.id);
    await group.settle();
    expect(notes()).toHaveLength(1);
    expect(textOf(notes()[0])).not.toContain('The crust stays firm');
    const tidy = group.guild.join('Tilda', { permissions: PermissionFlagsBits.ManageMessages });
    await tidy.remove(group.room, notes()[0]?.id ?? '');
    await publish(await click(await click(await wrap(), 'Next'), 'Next'));
    expect(notes()).toHaveLength(1);
  });

  it('changes what a sentence is about from its card', async () => {
    await week();
    const first = await wrap();
    const asked = await group.host.click(group.room, first.id, 'Change');
    const changed = await (
      await group.host.submit(asked.modal, { rows: ['Mould'], columns: ['Tin', 'Linen bag'] })
    ).answer();
    expect(wordsOf(changed)).not.toContain('The crust stays firm');
    const [claim] = group.bot.app.memory.sessions(group.guild.id)[0]?.claims ?? [];
    expect(claim).toMatchObject({ rows: ['mould'], columns: ['tin', 'linen-bag'], confirmedBy: group.host.id });
  });

  it('speaks the host’s language, and is for hosts alone', async () => {
    await week();
    const refused = await (await group.people.ilse.run(group.room, 'session wrap')).answer();
    expect(wordsOf(refused)).toContain('Only a host');
    const heike = group.guild.join('Heike', { permissions: PermissionFlagsBits.ManageGuild, locale: Locale.German });
    const page = await (await heike.run(group.room, 'session wrap')).answer();
    expect(wordsOf(page)).toContain('2 Sätze warten auf dich.');
    expect(wordsOf(page)).toContain('Weiter');
  });
});
