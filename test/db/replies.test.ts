import { asc } from 'drizzle-orm/sql';
import { expect, it } from 'vitest';
import type { Change } from '../../src/core/replies.js';
import type { Db } from '../../src/db/db.js';
import { places, reactions, replies, replyVersions, tombstones } from '../../src/db/schema.js';
import { describeEachStore } from './each-store.js';
import {
  ANN,
  at,
  BEN,
  CHANNEL,
  CLEO,
  deleted,
  edited,
  message,
  messageId,
  OTHER,
  postedSession,
  reaction,
  SERVER,
  TAKEAWAYS,
  THREAD,
  THREAD_2,
  titleOnly,
} from './world.js';

/** Everything that a batch may write but people, as rows. */
async function rows(db: Db) {
  return {
    replies: await db.select().from(replies).orderBy(asc(replies.id)),
    versions: await db.select().from(replyVersions).orderBy(asc(replyVersions.message), asc(replyVersions.since)),
    tombstones: await db.select().from(tombstones).orderBy(asc(tombstones.message)),
    reactions: await db
      .select()
      .from(reactions)
      .orderBy(asc(reactions.message), asc(reactions.user), asc(reactions.emoji)),
    cursors: await db.select({ cursor: places.cursor }).from(places).orderBy(asc(places.thread)),
  };
}

const STORY: readonly Change[] = [
  message(1),
  message(2, { author: BEN, authorName: 'Ben', replyTo: messageId(1) }),
  message(3),
  edited(1, 20, 'First edit.'),
  edited(1, 30, 'Second edit.'),
  message(4),
  deleted(3),
  reaction(1, BEN),
];

describeEachStore('replies', titleOnly, (under) => {
  it('stores a message of a tracked thread with all its facts', async () => {
    const session = await postedSession(under.store);
    const report = await under.store.replies.apply([message(2, { replyTo: messageId(1), kind: 'voice' })]);
    expect(await under.store.replies.find(SERVER, messageId(2))).toEqual({
      server: SERVER,
      id: messageId(2),
      thread: THREAD,
      session,
      question: 1,
      author: ANN,
      authorName: 'Ann',
      kind: 'voice',
      text: 'Words of message 2.',
      postedAt: at(2),
      editedAt: null,
      replyTo: messageId(1),
    });
    expect(report).toEqual({ touched: [{ server: SERVER, session, message: messageId(2) }], keeps: [] });
  });

  it('passes over what is not in a tracked thread', async () => {
    await postedSession(under.store);
    const report = await under.store.replies.apply([
      message(1, { channel: CHANNEL }),
      message(2, { server: OTHER }),
      { ...deleted(3), channel: CHANNEL } as Change,
      { ...reaction(4, ANN), channel: CHANNEL } as Change,
    ]);
    expect(report).toEqual({ touched: [], keeps: [] });
    const { cursors, ...rest } = await rows(under.db);
    expect(rest).toEqual({ replies: [], versions: [], tombstones: [], reactions: [] });
  });

  it('gives messages in the thread of takeaways no question', async () => {
    await postedSession(under.store);
    await under.store.replies.apply([message(1, { channel: TAKEAWAYS })]);
    expect(await under.store.replies.find(SERVER, messageId(1))).toMatchObject({ question: null, thread: TAKEAWAYS });
  });

  it('makes a version of a newer edit only, and keeps the earlier ones', async () => {
    await postedSession(under.store);
    await under.store.replies.apply([message(1, { replyTo: messageId(9) })]);
    const reports = [
      await under.store.replies.apply([edited(1, 20, 'Edited.')]),
      await under.store.replies.apply([edited(1, 20, 'A link preview came.')]),
      await under.store.replies.apply([message(1, { text: 'A late create.' })]),
    ];
    expect(reports.map((report) => report.touched.length)).toEqual([1, 0, 0]);
    const stored = await rows(under.db);
    expect(stored.replies).toMatchObject([
      { text: 'Edited.', editedAt: at(20), postedAt: at(1), replyTo: messageId(9) },
    ]);
    expect(stored.versions).toMatchObject([{ text: 'Words of message 1.', since: at(1) }]);
  });

  it('gives the same rows for a story told at once, one by one, twice, or with its events out of order', async () => {
    const told: Readonly<Record<string, readonly (readonly Change[])[]>> = {
      'at once': [STORY],
      'one by one': STORY.map((change) => [change]),
      twice: [STORY, STORY],
      'twice in one': [[...STORY, ...STORY]],
      reversed: [[...STORY].reverse()],
      'reversed one by one': [...STORY].reverse().map((change) => [change]),
      'in pieces': [STORY.slice(4), STORY.slice(0, 5), STORY.slice(2, 7)],
    };
    const results: Record<string, unknown> = {};
    await postedSession(under.store);
    for (const [how, batches] of Object.entries(told)) {
      for (const table of [replies, replyVersions, tombstones, reactions]) await under.db.delete(table);
      for (const batch of batches) await under.store.replies.apply(batch);
      results[how] = await rows(under.db);
    }
    const first = results['at once'] as Awaited<ReturnType<typeof rows>>;
    expect(first.replies.map((row) => row.text)).toEqual([
      'Second edit.',
      'Words of message 2.',
      'Words of message 4.',
    ]);
    expect(first.versions.map((row) => row.text)).toEqual(['Words of message 1.', 'First edit.']);
    expect(first.tombstones).toEqual([{ server: SERVER, message: messageId(3) }]);
    for (const [how, result] of Object.entries(results)) expect(result, how).toEqual(first);
  });

  it('leaves a deleted message nothing but its id, and no late event brings it back', async () => {
    const session = await postedSession(under.store);
    await under.store.replies.apply([message(1), edited(1, 20, 'Edited.'), reaction(1, BEN), message(2)]);
    const report = await under.store.replies.apply([deleted(1)]);
    expect(report.touched).toEqual([{ server: SERVER, session, message: messageId(1) }]);
    const late = await under.store.replies.apply([message(1), edited(1, 40, 'Late.'), reaction(1, CLEO), deleted(1)]);
    expect(late).toEqual({ touched: [], keeps: [] });
    const stored = await rows(under.db);
    expect(stored.replies.map((row) => row.id)).toEqual([messageId(2)]);
    expect(stored.versions).toEqual([]);
    expect(stored.reactions).toEqual([]);
    expect(stored.tombstones).toEqual([{ server: SERVER, message: messageId(1) }]);
    expect(await under.store.replies.find(SERVER, messageId(1))).toBeNull();
  });

  it('remembers the deletion of a message that it never saw', async () => {
    await postedSession(under.store);
    const report = await under.store.replies.apply([deleted(1, 2)]);
    await under.store.replies.apply([message(1), message(2), message(3)]);
    expect(report.touched).toEqual([]);
    expect(await under.store.replies.ids(SERVER, THREAD)).toEqual([messageId(3)]);
  });

  it.each([
    ['the thread itself', THREAD],
    ['the channel it hangs on', CHANNEL],
  ])('buries all of a thread when %s is deleted, and knows the place still', async (_, channel) => {
    const session = await postedSession(under.store);
    await under.store.replies.apply([message(1), edited(1, 20, 'Edited.'), reaction(1, BEN), message(2)]);
    const report = await under.store.replies.apply([
      message(5),
      { kind: 'channel-deleted', server: SERVER, channel },
      message(6),
    ]);
    expect(new Set(report.touched.map((each) => each.message))).toEqual(new Set([messageId(1), messageId(2)]));
    await under.store.replies.apply([message(7), edited(2, 50, 'Late.')]);
    const stored = await rows(under.db);
    expect(stored.replies).toEqual([]);
    expect(stored.versions).toEqual([]);
    expect(stored.reactions).toEqual([]);
    const buried = stored.tombstones.map((row) => row.message);
    expect(buried).toEqual(expect.arrayContaining([1, 2, 5, 6].map(messageId)));
    expect((await under.store.replies.threads()).map((thread) => thread.thread)).not.toContain(THREAD);
    expect((await under.store.sessions.load(SERVER, session))?.places).toHaveLength(3);
  });

  it('leaves other threads alone when one is deleted', async () => {
    await postedSession(under.store);
    await under.store.replies.apply([message(1), message(2, { channel: THREAD_2 })]);
    await under.store.replies.apply([{ kind: 'channel-deleted', server: SERVER, channel: THREAD }]);
    await under.store.replies.apply([message(3, { channel: THREAD_2 })]);
    expect(await under.store.replies.ids(SERVER, THREAD_2)).toEqual([messageId(2), messageId(3)]);
  });

  it('tells who began and who ceased to keep, once per person whatever the skin tone', async () => {
    const session = await postedSession(under.store);
    await under.store.replies.apply([message(1)]);
    const keep = { server: SERVER, session, message: messageId(1) };
    const steps: [Change, unknown[]][] = [
      [reaction(1, BEN, '📌'), [{ ...keep, user: BEN, added: true }]],
      [reaction(1, BEN, '📌\uFE0F'), []],
      [reaction(1, CLEO, '📌'), [{ ...keep, user: CLEO, added: true }]],
      [reaction(1, CLEO, '👍🏽'), []],
      [reaction(1, CLEO, '👍🏿'), []],
      [reaction(1, CLEO, '🎉'), []],
      [reaction(1, CLEO, '👍🏽', false), []],
      [reaction(1, BEN, '📌', false), [{ ...keep, user: BEN, added: false }]],
      [reaction(1, BEN, '📌', false), []],
    ];
    for (const [change, keeps] of steps) expect((await under.store.replies.apply([change])).keeps).toEqual(keeps);
    expect(await under.store.replies.keepers(SERVER, messageId(1))).toEqual([CLEO]);
    expect((await under.store.record(SERVER, session))?.reactions).toEqual([
      { message: messageId(1), user: CLEO, meaning: 'agree', at: at(1) },
      { message: messageId(1), user: CLEO, meaning: 'keep', at: at(1) },
    ]);
  });

  it('keeps a reaction that comes before its message, and tells it when the message is there', async () => {
    const session = await postedSession(under.store);
    expect((await under.store.replies.apply([reaction(1, BEN)])).keeps).toEqual([]);
    expect((await under.store.record(SERVER, session))?.reactions).toEqual([]);
    const report = await under.store.replies.apply([message(1)]);
    expect(report.keeps).toEqual([{ server: SERVER, session, message: messageId(1), user: BEN, added: true }]);
    expect((await under.store.record(SERVER, session))?.reactions).toHaveLength(1);
  });

  it.each([
    ['one emoji', '📌', { keeps: 2, left: 1 }],
    ['another emoji', '🎉', { keeps: 0, left: 3 }],
    ['all', null, { keeps: 2, left: 0 }],
  ])('clears reactions: %s', async (_, emoji, expected) => {
    const session = await postedSession(under.store);
    await under.store.replies.apply([message(1), reaction(1, BEN), reaction(1, CLEO), reaction(1, BEN, '👍')]);
    const report = await under.store.replies.apply([
      { kind: 'reactions-cleared', server: SERVER, channel: THREAD, message: messageId(1), emoji },
    ]);
    expect(report.keeps.filter((keep) => !keep.added)).toHaveLength(expected.keeps);
    expect((await under.store.record(SERVER, session))?.reactions).toHaveLength(expected.left);
  });

  it('recounts by complete lists', async () => {
    const session = await postedSession(under.store);
    await under.store.replies.apply([
      message(1),
      message(2),
      reaction(1, BEN),
      reaction(1, BEN, '👍🏽'),
      reaction(2, ANN),
    ]);
    const counts = [
      { message: messageId(1), meaning: 'keep', users: [CLEO, CLEO] },
      { message: messageId(1), meaning: 'agree', users: [BEN, CLEO] },
      { message: messageId(2), meaning: 'agree', users: [] },
      { message: messageId(99), meaning: 'keep', users: [ANN] },
    ] as const;
    const report = await under.store.replies.recount(SERVER, counts, at(40));
    await under.store.replies.recount(SERVER, counts, at(50));
    await under.store.replies.apply([reaction(2, ANN)]);
    const keep = { server: SERVER, session, message: messageId(1) };
    expect(report.keeps).toEqual([
      { ...keep, user: CLEO, added: true },
      { ...keep, user: BEN, added: false },
    ]);
    expect(
      (await rows(under.db)).reactions.map(({ message: id, user, emoji, at: seen }) => [id, user, emoji, seen]),
    ).toEqual([
      [messageId(1), BEN, '👍🏽', at(1)],
      [messageId(1), CLEO, '👍', at(40)],
      [messageId(1), CLEO, '📌', at(40)],
      [messageId(2), ANN, '📌', at(2)],
    ]);
  });

  it('moves the cursor forwards only, and with the rows or not at all', async () => {
    await postedSession(under.store);
    const { replies: store } = under.store;
    const cursorAt = async () => (await store.threads()).find((thread) => thread.thread === THREAD)?.cursor;
    await store.apply([message(5)], { server: SERVER, thread: THREAD, at: messageId(5) });
    await store.apply([message(3)], { server: SERVER, thread: THREAD, at: messageId(3) });
    expect(await cursorAt()).toBe(messageId(5));
    const broken = message(8, { postedAt: new Date(Date.UTC(200_000, 0)) });
    const cursor = { server: SERVER, thread: THREAD, at: messageId(8) };
    await expect(store.apply([message(7), broken], cursor)).rejects.toThrow('replies');
    // Here the rows are written already when the cursor fails.
    await expect(store.apply([message(7)], { ...cursor, at: '9'.repeat(30) })).rejects.toThrow('id');
    expect(await cursorAt()).toBe(messageId(5));
    expect(await store.ids(SERVER, THREAD)).toEqual([messageId(3), messageId(5)]);
  });

  it.each([
    ['NUL', 'a\0b', 'ab'],
    ['a lone high surrogate', 'a\uD83Db', 'a\uFFFDb'],
    ['a lone low surrogate', '\uDE00', '\uFFFD'],
    ['what an array would read as its own', '{"a\\",NULL,}\\', '{"a\\",NULL,}\\'],
    ['the word NULL', 'NULL', 'NULL'],
    ['nothing', '', ''],
    ['blanks and line ends', ' \t\r\n ', ' \t\r\n '],
    ['emoji', '👩‍👩‍👧‍👦 ok', '👩‍👩‍👧‍👦 ok'],
    ['a long text', '\\"'.repeat(2_000), '\\"'.repeat(2_000)],
  ])('stores text with %s', async (_, text, stored) => {
    await postedSession(under.store);
    await under.store.replies.apply([message(1, { text, authorName: text })]);
    expect(await under.store.replies.find(SERVER, messageId(1))).toMatchObject({ text: stored, authorName: stored });
    expect((await under.store.people.find(SERVER, ANN))?.name).toBe(stored);
  });

  it('takes a batch larger than one statement has parameters for', async () => {
    await postedSession(under.store);
    const many = Array.from({ length: 12_000 }, (_, index) => message(index));
    const report = await under.store.replies.apply([...many, ...many.slice(0, 50)]);
    expect(report.touched).toHaveLength(12_000);
    const ids = await under.store.replies.ids(SERVER, THREAD);
    expect(ids).toEqual(many.map((change) => change.message.id));
  });

  it('does nothing for an empty batch', async () => {
    expect(await under.store.replies.apply([])).toEqual({ touched: [], keeps: [] });
  });
});
