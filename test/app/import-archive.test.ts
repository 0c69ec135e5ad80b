import { beforeEach, describe, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { IMPORTED } from '../../src/core/posting.js';
import {
  ANN,
  anExport,
  author,
  BEN,
  CLEO,
  hour,
  messageId,
  ROOM,
  reaction,
  SERVER,
  said,
} from '../core/archive/an-export.js';
import { describeEachStore } from '../db/each-store.js';
import { BREAD, importer, texts } from './import-world.js';

const TINS = { thread: messageId(500), name: 'Why did two tins go mouldy?' };

describeEachStore('importing exports', parseSession, (under) => {
  let world: ReturnType<typeof importer>;
  beforeEach(() => {
    world = importer(under.store);
  });

  it('makes the session, its places and replies, and says what it did', async () => {
    const report = await world.import([
      anExport([said(1, ANN, 'Yes.'), said(2, BEN, '', { type: '8' }), said(3, BEN, '')]),
      anExport([said(501, CLEO, 'Warm air.')], TINS),
      anExport([said(700, ANN, 'Hi.')], { thread: messageId(600), name: 'Off topic' }),
    ]);
    const record = await world.record();
    expect(record.session).toMatchObject({ slug: 'keeping-bread-fresh', state: 'posted', channel: ROOM });
    expect(record.source).toBe(BREAD);
    expect(record.places.map(({ question, thread, fingerprint }) => [question, thread, fingerprint])).toEqual([
      [1, messageId(0), IMPORTED],
      [2, messageId(500), IMPORTED],
    ]);
    expect(record.replies.map(({ question, authorName, text }) => [question, authorName, text])).toEqual([
      [1, 'Ann', 'Yes.'],
      [2, 'Cléo', 'Warm air.'],
    ]);
    expect(report.session.isNew).toBe(true);
    expect(report.threads[0]).toMatchObject({
      use: 1,
      read: 3,
      kept: 1,
      added: 1,
      skipped: { system: 1, withheld: 1 },
    });
    expect(report.leftOut).toEqual([{ thread: messageId(600), name: 'Off topic', messages: 1, reason: 'unknown' }]);
  });

  it('makes candidates of sentences marked 📌, and counts 👍 of people whose names it has', async () => {
    const kept = said(1, ANN, 'The freezer keeps the crust.', {
      reactions: [reaction('📌', [BEN]), reaction('👍', [BEN, CLEO], { count: 4 })],
    });
    const report = await world.import([anExport([kept])]);
    const record = await world.record();
    expect(record.claims).toMatchObject([
      {
        question: 1,
        number: 1,
        keeper: BEN,
        quote: 'The freezer keeps the crust.',
        columns: ['freezer'],
        confirmedBy: null,
      },
    ]);
    expect(record.reactions.filter(({ meaning }) => meaning === 'agree').map(({ user }) => user)).toEqual([BEN, CLEO]);
    expect(report).toMatchObject({ claims: 1, threads: [{ reactions: 3, nameless: 2 }] });
  });

  it('changes nothing the second time, not even what was removed since', async () => {
    const files = [anExport([said(1, ANN, 'It does.', { reactions: [reaction('📌', [BEN])] })])];
    await world.import(files);
    const { session } = await world.record();
    await under.store.claims.remove(SERVER, session.id, '1.1', ANN, new Date(0));
    const before = await under.store.archives.read(SERVER, session.id);
    const again = await world.import(files);
    expect(await under.store.archives.read(SERVER, session.id)).toEqual(before);
    expect(again).toMatchObject({ claims: 0, threads: [{ added: 0, changed: 0, deleted: 0 }] });
  });

  describe('of an older and a newer export', () => {
    const older = anExport(
      [
        said(1, ANN, 'First wording.', { reactions: [reaction('👍', [CLEO])] }),
        said(2, BEN, 'Deleted in between.'),
        said(3, BEN, 'Deleted at the end.'),
      ],
      { made: 100 },
    );
    const newer = anExport(
      [
        said(1, ANN, 'Second wording.', { timestampEdited: hour(120), reactions: [reaction('👍', [BEN])] }),
        said(150, CLEO, 'Later.'),
      ],
      { made: 200 },
    );

    it.each<readonly [string, readonly (readonly ReturnType<typeof anExport>[])[]]>([
      ['together', [[older, newer]]],
      ['together, the newer first', [[newer, older]]],
      ['one after the other', [[older], [newer]]],
      ['the newer first, then the older', [[newer], [older]]],
      ['again and again', [[older], [newer], [older], [newer, older]]],
    ])('%s: the newest wording, its reactions, and tombstones', async (_name, steps) => {
      for (const step of steps) await world.import(step);
      const record = await world.record();
      expect(texts(record)).toEqual(['Second wording.', 'Later.']);
      expect(record.reactions.map(({ user }) => user)).toEqual([BEN]);
      const archive = await under.store.archives.read(SERVER, record.session.id);
      expect(archive?.tombstones).toEqual([messageId(2), messageId(3)]);
      expect(archive?.replies[0]?.versions.map(({ text }) => text)).toEqual(['First wording.']);
    });
  });

  it.each<readonly [string, ReturnType<typeof anExport>, object]>([
    ['of a bounded time', anExport([said(9, ANN, 'a')], { more: { dateRange: { after: hour(5), before: null } } }), {}],
    ['that lost messages by hand', anExport([said(9, ANN, 'a')], { more: { messageCount: 3 } }), {}],
    ['without any message', anExport([]), {}],
    ['that was filtered', anExport([said(9, ANN, 'a')]), { partial: true }],
    [
      'of which a part is missing',
      anExport([said(9, ANN, 'a')], { file: 'x.json' }),
      { hasNextPart: new Set(['x.json']) },
    ],
    ['that is a later part only', anExport([said(9, ANN, 'a')], { file: 'x [part 2].json' }), {}],
    ['that was made before the message', anExport([said(0, ANN, 'a')], { made: 1 }), {}],
  ])('deletes nothing because of an export %s', async (_name, newer, more) => {
    await world.import([anExport([said(1, ANN, 'Here.')], { made: 100 })]);
    await world.import([newer], more);
    expect(texts(await world.record())).toContain('Here.');
  });

  it('puts the parts of one export together before it infers a deletion', async () => {
    await world.import([
      anExport(
        [1, 2, 3].map((n) => said(n, ANN, `Message ${n}.`)),
        { made: 100 },
      ),
    ]);
    await world.import([
      anExport([said(3, ANN, 'Message 3.')], { file: 'dir/x [part 2].json' }),
      anExport([said(1, ANN, 'Message 1.')], { file: 'dir/x.json' }),
    ]);
    expect(texts(await world.record())).toEqual(['Message 1.', 'Message 3.']);
  });

  it('takes a person’s first message from the channel, and leaves the question itself out', async () => {
    const pointer = said(1, ANN, '', { type: '21' });
    const room = (content: string, by = CLEO, more = {}) =>
      anExport([said(0, by, content, more)], { thread: ROOM, name: 'room' });
    const begun = await world.import([anExport([pointer, said(2, BEN, 'No.')]), room('I never freeze bread.')]);
    expect((await world.record()).replies.map(({ id, thread, authorName }) => [id, thread, authorName])).toEqual([
      [messageId(0), messageId(0), 'Cléo'],
      [messageId(2), messageId(0), 'Ben'],
    ]);
    expect(begun.leftOut).toMatchObject([{ thread: ROOM, reason: 'parent' }]);
    const tins = { ...TINS, name: '2. Why did two tins go mouldy?' };
    const forum = anExport([said(500, ANN, '**Why did two tins go mouldy?** Say.'), said(501, BEN, 'Heat.')], tins);
    expect(await world.import([forum])).toMatchObject({ threads: [{ kept: 1, skipped: { question: 1 } }] });
  });

  it('says when the first message is in no export', async () => {
    const report = await world.import([anExport([said(1, ANN, '', { type: '21' })])]);
    expect(report.threads[0]?.notes.join()).toMatch(/first message stands in the channel/);
  });

  it('stores mentions as Discord has them', async () => {
    await world.import([anExport([said(1, ANN, 'As @Ben said.', { mentions: [author(BEN)] })])]);
    expect(texts(await world.record())).toEqual([`As <@${BEN}> said.`]);
  });

  it('refuses exports of two servers, and exports of nothing that the session asks', async () => {
    const foreign = anExport([said(1, ANN, 'a')], { server: '1100000000000000009', thread: messageId(9) });
    await expect(world.import([anExport([]), foreign])).rejects.toThrow(/of server 1100000000000000001 and/);
    await expect(world.import([anExport([said(1, ANN, 'a')], { name: 'Elsewhere' })])).rejects.toThrow(
      /No thread is of this session: “Elsewhere” \(1500000000000000000, messages: 1\)/,
    );
    await expect(world.import([anExport([])], { maps: [{ thread: 'x', use: 9 }] })).rejects.toThrow(/no question 9/);
    expect(await under.store.sessions.list(SERVER)).toEqual([]);
  });

  it('follows a changed document, and asks whether a headline is a new wording', async () => {
    const files = [anExport([said(1, ANN, 'Yes.')])];
    await world.import(files);
    const longer = BREAD.replace('2. Why', '2. Who pays for the power?\n3. Why');
    await world.import(files, { text: longer });
    expect((await world.record()).questions.map(({ number, headline }) => [number, headline])).toEqual([
      [1, 'Is the freezer cheating?'],
      [2, 'Why did two tins go mouldy?'],
      [3, 'Who pays for the power?'],
    ]);
    const reworded = longer.replace('Is the freezer cheating?', 'Is the freezer really cheating?');
    await expect(world.import(files, { text: reworded })).rejects.toThrow(/could be a new wording of question 1/);
    await world.import(files, { text: reworded, unsure: 'reworded' });
    const record = await world.record();
    expect(record.questions[0]).toMatchObject({
      number: 1,
      headline: 'Is the freezer really cheating?',
      removed: false,
    });
    expect(record.source).toBe(reworded);
  });

  describe('over a session that the bot posted', () => {
    const live = (n: number, text: string, editedAt: Date | null = null) => ({
      kind: 'message' as const,
      message: {
        ...{
          server: SERVER,
          id: messageId(n),
          channel: messageId(0),
          author: ANN,
          authorName: 'Ann',
          kind: 'text' as const,
        },
        ...{ text, postedAt: new Date(hour(n)), editedAt, replyTo: null },
      },
    });

    beforeEach(async () => {
      const bytes = new TextEncoder().encode(BREAD);
      const { title, slug, language, questions } = parseSession(BREAD, 'bread.md');
      await under.store.archives.settle({
        draft: {
          server: SERVER,
          group: 'default',
          slug,
          title,
          file: 'bread.md',
          language,
          source: bytes,
          loadedBy: CLEO,
        },
        questions: questions.map(({ headline, body, about }, index) => ({
          number: index + 1,
          headline,
          body,
          about,
          removed: false,
        })),
        places: [
          {
            kind: 'question',
            question: 1,
            channel: ROOM,
            message: messageId(0),
            thread: messageId(0),
            fingerprint: 'posted',
          },
        ],
        ...{ channel: ROOM, at: new Date(hour(0)) },
      });
      const cursor = { server: SERVER, thread: messageId(0), at: messageId(3) };
      await under.store.replies.apply(
        [live(1, 'Live and edited.', new Date(hour(150))), live(2, 'Deleted.'), live(190, 'After the export.')],
        cursor,
      );
      await under.store.replies.apply([
        { kind: 'deleted', server: SERVER, channel: messageId(0), messages: [messageId(2)] },
        {
          kind: 'reaction',
          server: SERVER,
          channel: messageId(0),
          message: messageId(1),
          user: BEN,
          emoji: '👍',
          added: true,
          at: null,
        },
      ]);
    });

    it('adds what was missed and takes nothing back', async () => {
      const report = await world.import([
        anExport([said(1, ANN, 'As it was.'), said(2, ANN, 'Deleted.'), said(3, BEN, 'Missed.')], { made: 100 }),
      ]);
      const record = await world.record();
      expect(texts(record)).toEqual(['Live and edited.', 'Missed.', 'After the export.']);
      expect(record.reactions).toMatchObject([{ user: BEN, meaning: 'agree' }]);
      expect(record.session).toMatchObject({ loadedBy: CLEO, channel: ROOM });
      expect(record.places).toMatchObject([{ fingerprint: 'posted', cursor: messageId(3) }]);
      expect(report).toMatchObject({ session: { isNew: false }, threads: [{ added: 1, changed: 0 }] });
    });

    it('leaves the posted document as it is, and says so', async () => {
      const report = await world.import([anExport([said(1, ANN, 'a')], { made: 100 })], {
        text: BREAD.replace('Why did two tins', 'Why did both tins'),
      });
      expect(report.notes.join()).toMatch(/differs from the one that is posted/);
      expect((await world.record()).source).toBe(BREAD);
    });

    it('does not move a question to another thread, nor take one from another session', async () => {
      const twin = anExport([said(700, ANN, 'a')], { thread: messageId(600) });
      await expect(world.import([twin])).rejects.toThrow(/No thread is of this session/);
      const other = BREAD.replace('Keeping bread fresh', 'Another session');
      await expect(world.import([anExport([said(1, ANN, 'a')])], { text: other })).rejects.toThrow(/No thread/);
      expect(await under.store.sessions.list(SERVER)).toHaveLength(1);
    });
  });
});
