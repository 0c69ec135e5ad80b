import { expect, it } from 'vitest';
import type { Change } from '../../src/core/replies.js';
import { NO_DUE, type WorkKey } from '../../src/core/work.js';
import { describeEachStore } from './each-store.js';
import {
  ANN,
  at,
  BEN,
  CHANNEL,
  message,
  messageId,
  OTHER,
  place,
  postedSession,
  question,
  reaction,
  SERVER,
  THREAD,
  titleOnly,
} from './world.js';

const SCHEDULE = { channel: CHANNEL, weekday: 5, hour: 17, zone: 'Europe/Berlin', since: at(0) };
const WORK: WorkKey = { server: SERVER, kind: 'post', subject: '1', target: 'overview', due: NO_DUE };

/** The other server's word for the same change: every id in it is the same but the server's. */
function inOther(change: Change): Change {
  return change.kind === 'message'
    ? { kind: 'message', message: { ...change.message, server: OTHER } }
    : { ...change, server: OTHER };
}

describeEachStore('two servers', titleOnly, (under) => {
  /** A session with something in every table, in the first server. */
  async function fill(): Promise<string> {
    const { store } = under;
    const session = await postedSession(store);
    await store.replies.apply([message(1), message(2), message(2, { editedAt: at(9) }), reaction(1, BEN)]);
    const words = {
      quote: 'Words',
      before: '',
      after: '',
      repeated: false,
      rewordedAt: null,
      authorSays: null,
      answeredAt: null,
    };
    const tags = { rows: [], columns: [], confirmedBy: null, relation: null };
    const kept = { keeper: BEN, keptAt: at(3), message: messageId(1), question: 1 };
    await store.claims.keep({ ...words, ...tags, ...kept, server: SERVER, session });
    const proposed = { source: messageId(2), proposer: ANN, sentence: 'S', claims: [], proposedAt: at(4) };
    await store.takeaways.propose({ ...proposed, server: SERVER, session }, null);
    await store.people.chooseName(SERVER, ANN, 'Ann', 'name');
    await store.digests.setSchedule(SERVER, 'default', SCHEDULE);
    await store.settings.change({ server: SERVER, group: 'default', by: ANN, at: at(5) }, { acceptAt: 2 });
    await store.sessions.saveGenerated(SERVER, session, 'discussion', { body: 'b', placeholder: null });
    await store.work.claim(WORK, 'a', 60);
    return session;
  }

  it('show the other nothing by any question', async () => {
    const session = await fill();
    const { store } = under;
    const { sessions, replies, claims, people, digests, work } = store;
    expect(await sessions.load(OTHER, session)).toBeNull();
    expect(await sessions.draft(OTHER, session)).toBeNull();
    expect(await sessions.list(OTHER)).toEqual([]);
    expect(await sessions.generated(OTHER, session)).toEqual({});
    expect(await store.record(OTHER, session)).toBeNull();
    expect(await replies.find(OTHER, messageId(1))).toBeNull();
    expect(await replies.ids(OTHER, THREAD)).toEqual([]);
    expect(await replies.keepers(OTHER, messageId(1))).toEqual([]);
    expect(await claims.ofMessage(OTHER, messageId(1))).toEqual([]);
    expect(await people.find(OTHER, ANN)).toBeNull();
    expect(await digests.schedule(OTHER, 'default')).toBeNull();
    expect(await work.find({ ...WORK, server: OTHER })).toBeNull();
  });

  it('change nothing of the other by any act', async () => {
    const session = await fill();
    const { store } = under;
    const before = await store.record(SERVER, session);
    const { sessions, replies, claims, takeaways, people, digests, work } = store;
    const refused = [
      sessions.beginPosting(OTHER, session, { channel: '55', title: 'X', questions: [question(9)] }),
      sessions.savePlace(OTHER, place(session, 'question', '1300000000000000777', 9)),
      sessions.markPosted(OTHER, session, '1', at(50)),
      sessions.abandonPosting(OTHER, session),
      sessions.setSpeaker(OTHER, session, BEN),
      sessions.saveGenerated(OTHER, session, 'discussion', { body: 'x', placeholder: 'x' }),
      takeaways.setMessage(OTHER, session, 1, messageId(9)),
      takeaways.vote(OTHER, session, 1, { user: BEN, stance: 'agree', reason: null, at: at(5) }),
      work.acting({ ...WORK, server: OTHER }, 'a'),
      work.done({ ...WORK, server: OTHER }, 'a', null),
    ];
    for (const act of await Promise.allSettled(refused)) expect(act.status).toBe('rejected');
    expect(await claims.change(OTHER, session, '1.1', { rows: ['x'] })).toBeNull();
    expect(await claims.remove(OTHER, session, '1.1', ANN, at(50))).toBe(false);
    const key = { server: OTHER, session, number: 1 };
    const decision = { by: ANN, at: at(50) };
    expect(await takeaways.accept(key, decision, null)).toBe(false);
    expect(await takeaways.withdraw(key, decision)).toBe(false);
    expect(await takeaways.reword(key, { sentence: 'Theirs.', claims: [] }, at(50))).toBe(false);
    expect(await takeaways.decision(key)).toBeNull();
    await takeaways.arrange(OTHER, session, [1]);
    await takeaways.setCard(key, 'theirs');
    await sessions.forgetPlace(OTHER, session, 'question', 1);
    await people.chooseName(OTHER, ANN, 'Another', 'absent');
    await people.seen(OTHER, ANN, 'Another');
    await digests.setSchedule(OTHER, 'default', { ...SCHEDULE, hour: 3 });
    await work.release({ ...WORK, server: OTHER }, 'a');
    await replies.recount(OTHER, [{ message: messageId(1), meaning: 'keep', users: [] }], null);
    expect(await store.record(SERVER, session)).toEqual(before);
    expect(await digests.schedule(SERVER, 'default')).toEqual(SCHEDULE);
    expect((await sessions.generated(SERVER, session)).discussion?.body).toBe('b');
    expect(await work.claim(WORK, 'b', 60)).toBeNull();
  });

  it('gather apart, in one batch too, though every other id is the same', async () => {
    const session = await fill();
    const { store } = under;
    const before = await store.record(SERVER, session);
    const other = await postedSession(store, OTHER);
    const buried: Change = { kind: 'deleted', server: OTHER, channel: THREAD, messages: [messageId(2)] };
    await store.replies.apply(
      [
        message(1),
        inOther(message(1, { text: 'Other words.' })),
        inOther(message(2)),
        inOther(reaction(1, ANN)),
        buried,
      ],
      { server: OTHER, thread: THREAD, at: messageId(2) },
    );
    const there = await store.record(OTHER, other);
    expect(there?.replies.map((reply) => [reply.text, reply.session])).toEqual([['Other words.', other]]);
    expect(there?.reactions.map((each) => each.user)).toEqual([ANN]);
    await store.replies.apply([{ kind: 'channel-deleted', server: OTHER, channel: CHANNEL }]);
    expect(await store.record(SERVER, session)).toEqual(before);
    expect((await store.record(OTHER, other))?.replies).toEqual([]);
  });
});
