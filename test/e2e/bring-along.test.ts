import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { KEEP } from '../../src/core/replies.js';
import { describeEachStore } from '../db/each-store.js';
import { type Group, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');
const NEXT =
  '# Rye\n\nOnly rye this time.\n\n## Questions\n\n1. Is rye bread at all?\n\n## Discussion\n\n## Takeaways\n';

describeEachStore('what stayed open', parseSession, (under) => {
  let group: Group;
  beforeEach(async () => {
    group = await startGroup(under.store);
    const preview = await load('bread.md', SOURCE);
    expect(wordsOf(preview)).not.toContain('Bring along');
    await group.host.click(group.room, preview.id, 'Post');
    await group.settle();
  });
  afterEach(() => group.close());

  const load = async (name: string, data: string) =>
    (await group.host.run(group.room, 'session load', { document: { name, data } })).answer();
  const thread = () => [...group.local.world.channels.values()].find(({ name }) => name.startsWith('1.'))?.id ?? '';

  async function asked(): Promise<void> {
    const { ilse, teo, noor } = group.people;
    const { id } = await ilse.say(thread(), `Has <@${teo.id}> tried **rye**?`);
    await noor.react(thread(), id, KEEP);
    await group.settle();
  }

  it('is offered in the next session’s preview, and stands in its document and threads', async () => {
    await asked();
    const preview = await load('rye.md', NEXT);
    const chosen = await group.host.click(group.room, preview.id, 'Bring along 2 open questions …');
    const sent = await group.host.submit(chosen.modal, {});
    await group.settle();
    expect(wordsOf(sent.message ?? {})).toMatch(
      /\*\*3 questions\*\*\n1\. Is rye bread at all\?\n2\. Has .*a participant.* tried \*\*rye\*\*\?\n3\. Why did two tins go mouldy\?/,
    );
    expect(wordsOf(sent.message ?? {})).not.toContain('Bring along');
    const [beside] = sent.followUps;
    expect(wordsOf(beside ?? {})).toContain('2 questions are in the document now.');
    const file = await group.local.fetchFile(beside?.attachments[0]?.url ?? '');
    const text = Buffer.from(file?.data ?? '').toString();
    expect(text).toContain(
      '2. Has a participant tried **rye**? *(left open: Keeping bread fresh)*\n3. Why did two tins go mouldy?',
    );
    expect(text.replace(/^[23]\. .*\n/gm, '')).toBe(NEXT);
    await group.host.click(group.room, preview.id, 'Post');
    await group.settle();
    const names = [...group.local.world.channels.values()].map(({ name }) => name);
    expect(names.some((name) => name.startsWith('2. Has'))).toBe(true);
  });

  it('leaves out whoever wants no word of theirs outside, and what was not chosen', async () => {
    await asked();
    await under.store.people.chooseName(group.guild.id, group.people.ilse.id, 'Ilse', 'absent');
    await group.restart();
    const preview = await load('rye.md', NEXT);
    const chosen = await group.host.click(group.room, preview.id, 'Bring along one open question …');
    expect(JSON.stringify(chosen.modal)).not.toContain('tried');
  });

  it('is told as lines to put in, where the document has no list; nothing changes', async () => {
    const preview = await load('rye.md', '# Rye\n\n## Questions\n\n### Is rye bread at all?\n\n## Discussion\n');
    const chosen = await group.host.click(group.room, preview.id, 'Bring along 2 open questions …');
    const sent = await group.host.submit(chosen.modal, {});
    await group.settle();
    const told = [sent.message, ...sent.followUps].map((each) => wordsOf(each ?? {})).join('\n');
    expect(told).toContain('- Why did two tins go mouldy?');
    const session = (await under.store.sessions.list(group.guild.id)).find(({ title }) => title === 'Rye');
    const draft = await under.store.sessions.draft(group.guild.id, session?.id ?? '');
    expect(Buffer.from(draft?.source ?? '').toString()).not.toContain('mouldy');
  });
});
