import { expect, it } from 'vitest';
import { AtWorkError } from '../../src/app/once.js';
import { allTopics } from '../../src/commands/all.js';
import { createInteractions } from '../../src/commands/interactions.js';
import { parseSession } from '../../src/core/document/parse.js';
import { describeEachStore } from '../db/each-store.js';
import { smallGroup } from './small-group.js';

describeEachStore('what is said where no handler can', parseSession, (under) => {
  it('is said in the person’s language, for each reason', async () => {
    const { app } = await smallGroup(under.store);
    const { excuse } = createInteractions(allTopics, app);
    expect(excuse('outside', 'de').content).toContain('Benutze mich bitte auf dem Server deiner Gruppe');
    expect(excuse('noForm', 'es-419').content).toContain('no aceptó este formulario');
    expect(excuse('unshown', 'ja').content).toContain('もう一度試す前に');
    expect(excuse('unshown', 'sv-SE').content).toContain('look before you try again');
  });
});

it('work that somebody else does is told by its session, in the language of who asks', () => {
  const posting = new AtWorkError('posting', 'Brot');
  expect(posting.in('de').message).toBe('„Brot“ wird gerade schon gepostet.');
  expect(posting.message).toBe('“Brot” is being posted already.');
  expect(new AtWorkError('publishing', 'Brot').in('fr').message).toContain('Les notes de « Brot »');
});
