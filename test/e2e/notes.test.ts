import { readFileSync } from 'node:fs';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { KEEP } from '../../src/core/replies.js';
import { transcriptOf } from '../../src/local-discord/transcript.js';
import { describeEachStore } from '../db/each-store.js';
import { type Group, postDocument, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');
const WORDS = 'Judge each loaf as it reaches the table.';

describeEachStore('a note of what was said', parseSession, (under) => {
  let group: Group;
  let talk: string;
  beforeEach(async () => {
    group = await startGroup(under.store);
    talk = await postDocument(group, SOURCE);
  });
  afterEach(() => group.close());

  const inThread = () => group.people.noor.sees(talk).filter((message) => wordsOf(message).includes('noted by'));
  const claims = async () => {
    const [session] = await under.store.sessions.list(group.guild.id);
    return (await under.store.record(group.guild.id, session?.id ?? ''))?.claims ?? [];
  };

  /** Ilse notes from the brief what Marta said; gives the note's message. */
  async function noted(): Promise<string> {
    const { ilse, marta } = group.people;
    await (await group.host.run(group.room, 'session meet')).answer();
    await group.settle();
    const brief = ilse.sees(group.room).find((message) => wordsOf(message).includes('Before we meet'));
    const opened = await ilse.click(group.room, brief?.id ?? '', 'Note');
    await (await ilse.submit(opened.modal, { who: [marta.id], question: ['1'], said: WORDS })).answer();
    await group.settle();
    return inThread()[0]?.id ?? '';
  }

  it('is taken from the brief, kept by 📌, confirmed by who spoke alone, and outlives a restart and a sweep', async () => {
    const { marta, noor } = group.people;
    const note = await noted();
    await noor.react(talk, note, KEEP);
    await group.settle();
    expect(await claims()).toMatchObject([{ quote: WORDS, message: note }]);
    await group.restart();
    group.setTime('2026-10-05T10:00:00Z');
    await group.bot.tick();
    await group.settle();
    expect(await claims()).toHaveLength(1);
    const refused = await (await noor.click(talk, note, 'I said this')).answer();
    expect(wordsOf(refused)).toContain('Somebody else said this.');
    await marta.click(talk, note, 'I said this');
    await group.settle();
    expect(wordsOf(inThread()[0] ?? {})).toBe(`**Marta**, spoken, noted by Ilse, confirmed\n${WORDS}\nCorrect it`);
    expect(transcriptOf(group.local, talk)).toContain('spoken, noted by Ilse, confirmed');
  });

  it('goes with its message, whoever deletes it', async () => {
    const note = await noted();
    await group.people.noor.react(talk, note, KEEP);
    await group.settle();
    const moderator = group.guild.join('Olga', { permissions: PermissionFlagsBits.ManageMessages });
    await moderator.remove(talk, note);
    await group.settle();
    const [session] = await under.store.sessions.list(group.guild.id);
    const record = await under.store.record(group.guild.id, session?.id ?? '');
    expect([record?.replies.length, record?.notes.size]).toEqual([0, 0]);
  });
});
