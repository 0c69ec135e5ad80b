import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookOver } from '../../src/cli/demo/look-over.js';
import { type OpenStage, openStage } from '../../src/cli/demo/open-stage.js';
import { play } from '../../src/cli/demo/play.js';
import { readSession } from '../../src/cli/demo/read-session.js';
import { leaveOut, nameMe, pin, remove, say } from '../../src/cli/demo/scenes.js';
import { SILENT } from '../db/each-store.js';

let open: OpenStage;
beforeAll(async () => {
  open = await openStage(await readSession(null), SILENT);
  await play(
    open.stage,
    [
      { at: 'Mon 09:00', who: 'host', act: { kind: 'load' } },
      { at: 'Mon 09:02', who: 'host', act: { kind: 'post' } },
      nameMe('Mon 09:10', 'builder', 'My name'),
      say('Mon 10:00', 'builder', 1, 'named', 'The filter is *one-sided*.'),
      say('Mon 10:01', 'newcomer', 1, 'unnamed', 'I would rather not say.'),
      say('Mon 10:02', 'sceptic', 1, 'deleted', 'Scale explains it all.'),
      pin('Mon 10:10', 'host', 'named', 'named'),
      pin('Mon 10:11', 'host', 'unnamed', 'unnamed'),
      pin('Mon 10:12', 'host', 'deleted', 'deleted'),
      remove('Mon 10:20', 'sceptic', 'deleted'),
      leaveOut('Mon 10:30', 'newcomer', 'unnamed'),
    ],
    () => undefined,
  );
});
afterAll(() => open.close());

const faults = (text: string) => lookOver(open.stage, { session: Buffer.from(text), digest: Buffer.from('') });
const linkTo = (label: string) => {
  const { channel, id } = open.stage.messages.get(label) ?? { channel: '', id: '' };
  return `[1.1](https://discord.com/channels/${open.stage.guild.id}/${channel}/${id})`;
};

it('finds nothing in documents as they should be', async () => {
  const text = `**Ravi** “The filter is *one-sided*.” ${linkTo('named')}`;
  expect(await faults(text)).toEqual({ unmasking: 0, gone: 0, unrested: 0 });
});

it('finds links to people without a name, and words that were deleted or left out', async () => {
  expect(await faults(`${linkTo('unnamed')} ${linkTo('unnamed')}`)).toMatchObject({ unmasking: 1 });
  expect(await faults('> “Scale explains\n> **it all**.”')).toMatchObject({ gone: 1 });
  expect(await faults('I would rather\nnot say\\.')).toMatchObject({ gone: 1 });
});
