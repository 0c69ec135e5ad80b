import { readFileSync } from 'node:fs';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { KEEP } from '../../src/core/replies.js';
import { openStore } from '../../src/db/open.js';
import { SILENT } from '../db/each-store.js';
import { type Group, postDocument, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');

let group: Group;
beforeAll(async () => {
  const store = await openStore({ databaseUrl: null, dataFolder: ':memory:', log: SILENT, parse: parseSession });
  group = await startGroup(store);
  const talk = await postDocument(group, SOURCE);
  const { id } = await group.people.marta.say(talk, 'The crust stays firm in the freezer.');
  await group.people.ilse.react(talk, id, KEEP);
  await group.settle();
});
afterAll(() => group.close());

/** Asked from another channel, since the one with the threads may be hidden. */
const ask = async (who: 'host' | 'teo') => {
  const elsewhere = group.guild.createChannel({ name: 'elsewhere' }).id;
  const actor = who === 'host' ? group.host : group.people.teo;
  return wordsOf(await (await actor.run(elsewhere, 'recall', { words: 'crust firm' })).answer());
};
const hideFrom = (id: string, deny: bigint) => group.guild.setOverwrites(group.room, [{ id, of: 'member', deny }]);

it('finds what was kept, for whoever sees its channel at this moment', async () => {
  expect(await ask('teo')).toContain('“The crust stays firm in the freezer.”');
  const { id } = group.people.teo;
  hideFrom(id, P.ViewChannel);
  expect(await ask('teo')).toContain('Nothing you may see fits.');
  expect(await ask('host')).toContain('The crust');
  hideFrom(id, 0n);
  expect(await ask('teo')).toContain('The crust');
});
