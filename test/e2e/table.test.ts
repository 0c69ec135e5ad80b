import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { KEEP } from '../../src/core/replies.js';
import { openStore } from '../../src/db/open.js';
import { SILENT } from '../db/each-store.js';
import { type Group, postDocument, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');

let group: Group;
let talk: string;
let said: string;
beforeAll(async () => {
  const store = await openStore({ databaseUrl: null, dataFolder: ':memory:', log: SILENT, parse: parseSession });
  group = await startGroup(store);
  talk = await postDocument(group, SOURCE);
  const { marta, ilse, teo } = group.people;
  const [one, two] = [
    await marta.say(talk, 'The crust stays firm in the freezer.'),
    await teo.say(talk, 'You compare a baked loaf with a rebaked one.'),
  ];
  for (const { id } of [one, two]) await ilse.react(talk, id, KEEP);
  await group.settle();
  const change = (values: object) => ilse.run(talk, 'claim change', { ...values });
  await (await change({ claim: '1.1', ingredient: 'Crust', recipe: 'Freezer' })).answer();
  await (await change({ claim: '1.2', ingredient: 'Crust', relation: 'objects', to: '1.1' })).answer();
  said = one.id;
});
afterAll(() => group.close());

const ask = async (line: string) => wordsOf(await (await group.people.noor.run(group.room, line)).answer());

it('/matrix lists the cells by number, each one click from its message', async () => {
  const text = await ask('matrix');
  const link = `https://discord.com/channels/${group.guild.id}/${talk}/${said}`;
  expect(text).toContain(`**Crust**\n- Linen bag: –\n- Freezer: [1.1](${link}) ≠\n- Tin: –\n- all of it: [1.2](`);
  expect(text).toContain('**Mould**\n- Linen bag: –');
  expect(text).toContain('≠ somebody objects · – nothing kept');
});

it('/gaps says what is missing, and where one would act', async () => {
  const text = await ask('gaps');
  expect(text).toMatch(/\*\*No reply yet\*\*\n- \[2\. Why did two tins go mouldy\?\]\(https:/);
  expect(text).toContain('- Mould: Linen bag, Freezer, Tin');
  expect(text).not.toContain('- Crust');
});

it('both speak of a session of this server only', async () => {
  const other = await (await group.people.noor.run(group.room, 'matrix', { session: 'elsewhere' })).answer();
  expect(wordsOf(other)).toContain('no such session here');
});
