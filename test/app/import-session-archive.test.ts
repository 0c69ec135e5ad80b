import { describe, expect, it } from 'vitest';
import { fillDocument } from '../../src/app/write-back.js';
import { readArchiveValue, writeArchiveText } from '../../src/cli/archive-format.js';
import type { SessionArchive } from '../../src/core/archive/session-archive.js';
import { parseSession } from '../../src/core/document/parse.js';
import type { Store } from '../../src/core/ports/store.js';
import { SERVER as HOME, PEOPLE, smallGroup } from '../commands/small-group.js';
import { ANN, anExport, BEN, CLEO, hour, messageId, reaction, SERVER, said } from '../core/archive/an-export.js';
import { describeEachStore, emptyTables } from '../db/each-store.js';
import { importer } from './import-world.js';

const AT = new Date('2026-10-02T09:00:00Z');

/** A session with something of everything: versions, tombstones, removed claims, votes taken back, chosen names. */
async function richSession(store: Store): Promise<string> {
  const world = importer(store);
  const talk = [
    said(1, ANN, 'The freezer keeps the crust.', { reactions: [reaction('📌', [BEN]), reaction('👍🏽', [CLEO])] }),
    said(2, BEN, 'Only for a week.', { reactions: [reaction('📌', [CLEO])] }),
    said(3, CLEO, 'Gone.'),
  ];
  await world.import([anExport(talk, { made: 100 })]);
  const edited = said(1, ANN, 'The freezer keeps the crust. Mostly.', { timestampEdited: hour(110) });
  await world.import([
    anExport([{ ...talk[0], ...edited, reactions: [reaction('👍🏽', [CLEO]), reaction('📌', [BEN])] }, talk[1] ?? {}]),
  ]);
  const [found] = await store.sessions.list(SERVER);
  const session = found?.id ?? '';
  await store.claims.change(SERVER, session, '1.1', {
    ...{ rows: ['crust'], columns: ['freezer'], confirmedBy: BEN, relation: null },
  });
  await store.claims.remove(SERVER, session, '1.2', BEN, AT);
  await store.people.chooseName(SERVER, ANN, 'Ann', 'name');
  await store.sessions.setSpeaker(SERVER, session, ANN);
  const takeaway = { sentence: 'Freeze it.', claims: ['1.1'], proposer: CLEO, source: null, proposedAt: AT };
  await store.takeaways.propose({ server: SERVER, session, ...takeaway }, null);
  const vote = (user: string, stance: 'agree' | 'none', minutes: number) =>
    store.takeaways.vote(SERVER, session, 1, { user, stance, reason: null, at: new Date(AT.getTime() + minutes) });
  await vote(BEN, 'agree', 1);
  await vote(ANN, 'agree', 2);
  await vote(BEN, 'none', 3);
  for (const number of [2, 3]) {
    await store.takeaways.propose({ server: SERVER, session, ...takeaway, sentence: `Other ${number}.` }, null);
  }
  await store.takeaways.accept({ server: SERVER, session, number: 1 }, { by: ANN, at: AT }, 2);
  await store.takeaways.reword({ server: SERVER, session, number: 3 }, { sentence: 'Anew.', claims: [] }, AT);
  await store.takeaways.arrange(SERVER, session, [1]);
  await fillDocument({ store, zone: 'UTC' }, SERVER, session);
  return session;
}

function throughFile(archive: SessionArchive | null): SessionArchive {
  if (archive === null) throw new Error('there is no session');
  return readArchiveValue(JSON.parse(writeArchiveText(archive)), 'session.json');
}

describeEachStore('a session as a file', parseSession, (under) => {
  it('holds what it is to hold', async () => {
    const archive = await under.store.archives.read(SERVER, await richSession(under.store));
    expect(archive?.claims.map((claim) => claim.removed)).toEqual([null, { by: BEN, at: AT }]);
    expect(archive?.tombstones).toEqual([messageId(3)]);
    expect(archive?.replies[0]?.versions.map(({ text }) => text)).toEqual(['The freezer keeps the crust.']);
    expect(archive?.replies[0]?.reactions).toContainEqual({ user: CLEO, emoji: '👍🏽', at: null });
    expect(archive?.takeaways[0]).toMatchObject({
      accepted: { by: ANN, at: AT },
      position: 1,
      votes: [{}, {}, { stance: 'none' }],
    });
    expect(archive?.takeaways.slice(1)).toMatchObject([
      { superseded: { by: ANN, inFavourOf: 1 }, accepted: null },
      { sentence: 'Anew.', rewordedAt: AT },
    ]);
    expect(archive?.generated.discussion?.body).toContain('The freezer keeps the crust.');
  });

  it('keeps which emoji mean something in it, so that its reactions mean the same', async () => {
    const { store } = under;
    const group = await smallGroup(store);
    const emoji = { keepEmoji: 'bookmark:1600000000000000003', agreeEmoji: '👏' };
    await store.sessions.setEmoji(HOME, group.session, emoji);
    const message = await group.say('marta', 1, 'It stops the clock.');
    const where = {
      server: HOME,
      channel: group.thread(1),
      message,
      user: PEOPLE.teo,
      added: true,
      at: group.app.clock(),
    };
    for (const each of ['renamed:1600000000000000003', '👏🏽', '📌', '👍']) {
      await store.replies.apply([{ kind: 'reaction', ...where, emoji: each }]);
    }
    const before = await store.archives.read(HOME, group.session);
    expect(before?.session).toMatchObject(emoji);
    expect(before?.replies[0]?.reactions).toHaveLength(2);
    const file = throughFile(before);
    await emptyTables(under.db);
    await store.archives.write(file);
    expect(await store.archives.read(HOME, group.session)).toEqual(before);
    const meanings = (await store.record(HOME, group.session))?.reactions.map(({ meaning }) => meaning);
    expect(meanings?.sort()).toEqual(['agree', 'keep']);
  });

  it('is the same session in an empty store, under its own id, and fills its document with the same bytes', async () => {
    const id = await richSession(under.store);
    const before = await under.store.archives.read(SERVER, id);
    const filled = await fillDocument({ store: under.store, zone: 'UTC' }, SERVER, id);
    const file = throughFile(before);
    await emptyTables(under.db);
    expect(await under.store.archives.write(file)).toBe(id);
    expect(await under.store.archives.read(SERVER, id)).toEqual(before);
    expect((await fillDocument({ store: under.store, zone: 'UTC' }, SERVER, id)).text).toBe(filled.text);
  });

  it('counts sessions, claims and takeaways on behind it', async () => {
    const id = await richSession(under.store);
    const file = throughFile(await under.store.archives.read(SERVER, id));
    await emptyTables(under.db);
    await under.store.archives.write({ ...file, session: { ...file.session, id: '7000' } });
    const draft = {
      ...{ server: SERVER, group: 'default', slug: 'x', title: 'X', file: 'x.md', language: 'en' as const },
    };
    const next = await under.store.sessions.saveDraft({ ...draft, source: new Uint8Array([88]), loadedBy: ANN });
    expect(BigInt(next.id) > 7000n).toBe(true);
    const [claim] = file.claims;
    if (!claim) throw new Error('there is a claim');
    const kept = await under.store.claims.keep({ ...claim, server: SERVER, session: '7000', quote: 'Mostly.' });
    expect(kept.claim.number).toBe(3);
  });

  it('takes another id where its own is taken, or could use all ids up', async () => {
    const file = throughFile(await under.store.archives.read(SERVER, await richSession(under.store)));
    const other = { ...file.session, slug: 'another', server: '1100000000000000077' };
    const taken = await under.store.archives.write({ ...file, session: other });
    expect(taken).not.toBe(file.session.id);
    const huge = { ...file.session, slug: 'third', server: '1100000000000000078', id: '9223372036854775807' };
    expect(BigInt(await under.store.archives.write({ ...file, session: huge })) < 1_000_000_000n).toBe(true);
  });

  describe('over the session that is here', () => {
    it('changes nothing', async () => {
      const id = await richSession(under.store);
      const before = await under.store.archives.read(SERVER, id);
      expect(await under.store.archives.write(throughFile(before))).toBe(id);
      expect(await under.store.archives.read(SERVER, id)).toEqual(before);
    });

    it('keeps what was done since the file was written', async () => {
      const id = await richSession(under.store);
      const file = throughFile(await under.store.archives.read(SERVER, id));
      const { store } = under;
      await store.claims.remove(SERVER, id, '1.1', ANN, AT);
      await store.people.chooseName(SERVER, ANN, 'Ann', 'absent');
      await store.takeaways.vote(SERVER, id, 1, { user: ANN, stance: 'disagree', reason: null, at: new Date() });
      await store.takeaways.withdraw({ server: SERVER, session: id, number: 1 }, { by: ANN, at: AT });
      const channel = messageId(0);
      await store.replies.apply([{ kind: 'deleted', server: SERVER, channel, messages: [messageId(2)] }]);
      const since = await store.archives.read(SERVER, id);
      await store.archives.write(file);
      expect(await store.archives.read(SERVER, id)).toEqual(since);
    });

    it('brings what the store does not have, and the store’s own tombstones hold', async () => {
      const id = await richSession(under.store);
      const whole = await under.store.archives.read(SERVER, id);
      const file = throughFile(whole);
      const lost = {
        ...file,
        claims: [],
        takeaways: [],
        replies: file.replies.slice(0, 1),
        tombstones: [messageId(2)],
      };
      await emptyTables(under.db);
      await under.store.archives.write(lost);
      await under.store.archives.write(file);
      const merged = await under.store.archives.read(SERVER, id);
      expect(merged).toMatchObject({ claims: whole?.claims, takeaways: whole?.takeaways });
      expect(merged?.replies.map((reply) => reply.id)).toEqual([messageId(1)]);
      expect(merged?.tombstones).toEqual([messageId(2), messageId(3)]);
    });

    it.each<readonly [string, (file: SessionArchive) => Partial<SessionArchive>, RegExp]>([
      [
        'another thread',
        (file) => ({ places: file.places.map((place) => ({ ...place, thread: messageId(900) })) }),
        /thread of question 1 is 1500000000000000000 here and 1500000000000000900/,
      ],
      [
        'another claim under the same number',
        (file) => ({ claims: file.claims.map((claim) => ({ ...claim, message: messageId(2) })) }),
        /Claim 1\.1 quotes another message/,
      ],
      [
        'another takeaway under the same number',
        (file) => ({ takeaways: file.takeaways.map((takeaway) => ({ ...takeaway, sentence: 'Do not.' })) }),
        /Takeaway 1 is another sentence/,
      ],
    ])('is refused with %s, and nothing is written', async (_name, change, message) => {
      const id = await richSession(under.store);
      const before = await under.store.archives.read(SERVER, id);
      const file = throughFile(before);
      const foreign = {
        ...file,
        ...change(file),
        people: [{ id: '77', name: 'New', nameSeenAt: AT, outside: 'name' as const }],
      };
      await expect(under.store.archives.write(foreign)).rejects.toThrow(message);
      expect(await under.store.archives.read(SERVER, id)).toEqual(before);
      expect(await under.store.people.find(SERVER, '77')).toBeNull();
    });
  });

  it('is refused where its threads belong to another session', async () => {
    const file = throughFile(await under.store.archives.read(SERVER, await richSession(under.store)));
    const other = { ...file, session: { ...file.session, slug: 'another' } };
    await expect(under.store.archives.write(other)).rejects.toThrow(/belongs to the session “Keeping bread fresh”/);
    expect(await under.store.sessions.list(SERVER)).toHaveLength(1);
  });
});
