import { expect, it } from 'vitest';
import { describeEachStore } from './each-store.js';
import {
  ANN,
  at,
  BEN,
  CHANNEL,
  draft,
  OTHER,
  place,
  postedSession,
  question,
  SERVER,
  THREAD,
  THREAD_2,
  titleOnly,
} from './world.js';

describeEachStore('sessions', titleOnly, (under) => {
  it('makes a session of a first draft, and shows the draft as its document until one is adopted', async () => {
    const { sessions } = under.store;
    const session = await sessions.saveDraft(draft(SERVER, 'first', '\uFEFFÜber alles\r\nno final newline'));
    expect(session).toMatchObject({ server: SERVER, slug: 'first', state: 'loaded', speaker: null, postedAt: null });
    const loaded = await sessions.load(SERVER, session.id);
    expect(loaded?.source).toBe('\uFEFFÜber alles\r\nno final newline');
    expect(loaded?.session).toEqual(session);
  });

  it('keeps what is posted beside a new draft of the same slug, until that is adopted', async () => {
    const { sessions } = under.store;
    const first = await sessions.saveDraft(draft(SERVER, 'first', 'One'));
    await sessions.beginPosting(SERVER, first.id, {
      channel: '55',
      title: 'One',
      questions: [question(1), question(2)],
    });
    expect(await sessions.draft(SERVER, first.id)).toBeNull();
    const again = await sessions.saveDraft({ ...draft(SERVER, 'first', 'Two'), title: 'Two', file: 'two.md' });
    expect(again).toMatchObject({ id: first.id, title: 'One', file: 'first.md' });
    expect((await sessions.load(SERVER, first.id))?.source).toBe('One');
    expect(await sessions.draft(SERVER, first.id)).toMatchObject({ file: 'two.md' });
    await sessions.beginPosting(SERVER, first.id, {
      channel: '55',
      title: 'Two',
      questions: [question(2), question(3)],
    });
    const loaded = await sessions.load(SERVER, first.id);
    expect(loaded).toMatchObject({ source: 'Two', session: { title: 'Two', file: 'two.md' } });
    expect(loaded?.questions.map(({ number, removed }) => ({ number, removed }))).toEqual([
      { number: 1, removed: true },
      { number: 2, removed: false },
      { number: 3, removed: false },
    ]);
    expect(loaded?.questions[1]).toEqual(question(2));
  });

  it('adopts bytes exactly, valid text or not', async () => {
    const { sessions } = under.store;
    const source = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const { id } = await sessions.saveDraft({ ...draft(SERVER), source });
    expect((await sessions.draft(SERVER, id))?.source).toEqual(source);
  });

  it('takes a second adoption for a repetition, and refuses one without any document', async () => {
    const { sessions } = under.store;
    const { id } = await sessions.saveDraft(draft(SERVER));
    await sessions.beginPosting(SERVER, id, { channel: '55', title: 'A title', questions: [question(1)] });
    await sessions.beginPosting(SERVER, id, { channel: '55', title: 'A title', questions: [question(1)] });
    expect((await sessions.load(SERVER, id))?.questions).toHaveLength(1);
    await expect(
      sessions.beginPosting(SERVER, '999', { channel: '55', title: 'A title', questions: [] }),
    ).rejects.toThrow('999');
  });

  it('takes more questions than one statement has parameters for', async () => {
    const { sessions } = under.store;
    const { id } = await sessions.saveDraft(draft(SERVER));
    const many = Array.from({ length: 10_500 }, (_, index) => question(index + 1));
    await sessions.beginPosting(SERVER, id, { channel: '55', title: 'A title', questions: many });
    expect((await sessions.load(SERVER, id))?.questions).toEqual(many);
  });

  it('lists a server its sessions, newest first, and all servers that have one', async () => {
    const { sessions } = under.store;
    for (const slug of ['a', 'b', 'c']) await sessions.saveDraft(draft(SERVER, slug));
    await sessions.saveDraft(draft(OTHER, 'd'));
    expect((await sessions.list(SERVER)).map((session) => session.slug)).toEqual(['c', 'b', 'a']);
    expect(await sessions.servers()).toEqual([SERVER, OTHER]);
  });

  it('keeps places with their cursor, in the order of posting', async () => {
    const { sessions, replies } = under.store;
    const id = await postedSession(under.store);
    await sessions.savePlace(SERVER, {
      ...place(id, 'question', THREAD),
      kind: 'overview',
      thread: null,
      message: '77',
    });
    await replies.apply([], { server: SERVER, thread: THREAD, at: '1500000000000000001' });
    await sessions.savePlace(SERVER, { ...place(id, 'question', THREAD, 1), fingerprint: 'other' });
    const places = (await sessions.load(SERVER, id))?.places ?? [];
    expect(places.map(({ kind, question: number, cursor }) => [kind, number, cursor])).toEqual([
      ['overview', null, null],
      ['question', 1, '1500000000000000001'],
      ['question', 2, null],
      ['takeaways', null, null],
    ]);
    expect(places[1]).toMatchObject({ fingerprint: 'other', thread: THREAD, channel: CHANNEL });
  });

  it('begins to read from the start when another thread takes a place', async () => {
    const { sessions, replies } = under.store;
    const id = await postedSession(under.store);
    await replies.apply([], { server: SERVER, thread: THREAD_2, at: '1500000000000000001' });
    await sessions.savePlace(SERVER, place(id, 'question', '1300000000000000999', 2));
    expect((await replies.threads()).find((thread) => thread.question === 2)).toMatchObject({
      thread: '1300000000000000999',
      cursor: null,
    });
  });

  it('remembers the first posting, the speaker, and what was generated', async () => {
    const { sessions } = under.store;
    const id = await postedSession(under.store);
    await sessions.markPosted(SERVER, id, CHANNEL, at(59));
    await sessions.setSpeaker(SERVER, id, BEN);
    await sessions.saveGenerated(SERVER, id, 'discussion', { body: 'text', placeholder: '(none)' });
    await sessions.saveGenerated(SERVER, id, 'discussion', { body: null, placeholder: '(none)' });
    const expected = { state: 'posted', channel: CHANNEL, postedAt: at(0), speaker: BEN, loadedBy: ANN };
    expect((await sessions.load(SERVER, id))?.session).toMatchObject(expected);
    expect(await sessions.generated(SERVER, id)).toEqual({ discussion: { body: null, placeholder: '(none)' } });
  });

  it.each(['', 'abc', '-1', '1.5', '99999999999999999999999', '1 or 1=1'])('has no session %j', async (id) => {
    expect(await under.store.sessions.load(SERVER, id)).toBeNull();
    expect(await under.store.sessions.draft(SERVER, id)).toBeNull();
    expect(await under.store.record(SERVER, id)).toBeNull();
  });
});
