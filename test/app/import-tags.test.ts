import { beforeEach, expect, it } from 'vitest';
import { NOBODY } from '../../src/app/apply-tags.js';
import { parseSession } from '../../src/core/document/parse.js';
import { readTags } from '../../src/ops/read-tags.js';
import { ANN, anExport, BEN, CLEO, messageId, reaction, SERVER, said } from '../core/archive/an-export.js';
import { describeEachStore } from '../db/each-store.js';
import { importer } from './import-world.js';

const FILES = [
  anExport([
    said(1, ANN, 'Cold keeps. Mostly.'),
    said(2, BEN, 'Only for a week.', { reactions: [reaction('📌', [CLEO])] }),
    said(3, CLEO, 'I never do.'),
  ]),
];
const TAGS = `
speaker: Ann
people:
  - { person: Ann, outside: name }
claims:
  - { message: ${messageId(1)}, quote: Cold keeps., rows: [Crust], columns: [Freezer], label: cold }
  - { message: ${messageId(2)}, quote: Only for a week., columns: [Freezer], relation: { narrows: cold }, keeper: Ben }
  - { message: ${messageId(3)}, quote: I never do. }
takeaways:
  - { sentence: "Freeze it.", claims: [cold, 1.1], proposer: Cléo, accepted: true, agree: [Ann], disagree: [Ben] }
`;

describeEachStore('tags beside exports', parseSession, (under) => {
  let world: ReturnType<typeof importer>;
  beforeEach(() => {
    world = importer(under.store);
  });
  const tagged = (text = TAGS) => world.import(FILES, { tags: readTags(text, 'tags.yaml') });

  it('confirm what 📌 began, and keep the rest', async () => {
    expect(await tagged()).toMatchObject({ claims: 3, takeaways: 1, notes: [] });
    const record = await world.record();
    expect(record.claims).toMatchObject([
      {
        number: 1,
        keeper: CLEO,
        confirmedBy: BEN,
        rows: [],
        columns: ['freezer'],
        relation: { kind: 'narrows', claim: '1.2' },
      },
      { number: 2, keeper: NOBODY, confirmedBy: NOBODY, rows: ['crust'], columns: ['freezer'], after: ' Mostly.' },
      { number: 3, confirmedBy: null, rows: [], columns: [] },
    ]);
    expect(record.session.speaker).toBe(ANN);
    expect(record.people.get(ANN)).toMatchObject({ name: 'Ann', outside: 'name' });
    expect(record.takeaways).toMatchObject([
      { sentence: 'Freeze it.', proposer: CLEO, state: 'accepted', claims: ['1.2', '1.1'] },
    ]);
    expect(record.takeaways[0]?.votes.map(({ user, stance }) => [user, stance])).toEqual([
      [ANN, 'agree'],
      [BEN, 'disagree'],
    ]);
  });

  it('change nothing the second time', async () => {
    await tagged();
    const { session } = await world.record();
    const before = await under.store.archives.read(SERVER, session.id);
    await tagged();
    expect(await under.store.archives.read(SERVER, session.id)).toEqual(before);
  });

  it('undo nothing that people did since', async () => {
    await tagged();
    const { session } = await world.record();
    const { claims, people, takeaways } = under.store;
    await claims.remove(SERVER, session.id, '1.3', ANN, new Date(0));
    await claims.change(SERVER, session.id, '1.2', { rows: ['effort'], confirmedBy: ANN });
    await people.chooseName(SERVER, ANN, 'A.', 'none');
    await takeaways.vote(SERVER, session.id, 1, { user: ANN, stance: 'none', reason: null, at: new Date() });
    await takeaways.withdraw({ server: SERVER, session: session.id, number: 1 }, { by: CLEO, at: new Date(0) });
    const before = await under.store.archives.read(SERVER, session.id);
    const { notes } = await tagged();
    expect(await under.store.archives.read(SERVER, session.id)).toEqual(before);
    expect(notes.join('\n')).toMatch(/chose “none”[\s\S]*Claim 1\.2 [\s\S]*was removed[\s\S]*was withdrawn/);
  });

  it('may be corrected in the file that made them', async () => {
    await tagged();
    await tagged(TAGS.replace('rows: [Crust]', 'rows: [Effort]').replace('narrows', 'agrees'));
    const [first, second] = (await world.record()).claims;
    expect([first?.relation?.kind, second?.rows]).toEqual(['agrees', ['effort']]);
  });

  it('are looked up in what the exports bring, and with a mistake nothing at all is imported', async () => {
    const wrong = TAGS.replace('Cold keeps.,', 'Cold keeeps.,').replace('speaker: Ann', 'speaker: Zoe');
    await expect(tagged(wrong)).rejects.toThrow(/line 2: nobody[\s\S]*line 6: these words do not stand/);
    expect(await under.store.sessions.list(SERVER)).toEqual([]);
  });

  it('name claims by number only when these are there', async () => {
    await expect(tagged(TAGS.replace('cold, 1.1]', 'cold, 1.9]'))).rejects.toThrow(
      /line 10: no sentence is kept as 1\.9/,
    );
    expect((await world.record()).takeaways).toEqual([]);
  });
});
