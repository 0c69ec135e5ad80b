import { describe, expect, it } from 'vitest';
import { createLostChannels } from '../../src/app/lost-channels.js';
import { backOff } from '../../src/app/persist.js';
import { isPassing } from '../../src/app/store-failure.js';
import type { Change } from '../../src/core/replies.js';
import { describeEachStore } from '../db/each-store.js';
import {
  at,
  deleted,
  edited,
  message,
  messageId,
  postedSession,
  reaction,
  SERVER,
  THREAD,
  titleOnly,
} from '../db/world.js';
import { failure, queueOver, withApply, withFailingClaims } from './queue-world.js';

const PASSING = ['57P01', '57014', '53300', '40001', '40P01', '08006', '55P03', 'ECONNREFUSED', 'CONNECTION_CLOSED'];
const LASTING = ['22001', '22003', '23505', '42P01', 'ERR_INVALID_ARG_TYPE', ''];

describe('failures of the store', () => {
  it.each(PASSING)('%s passes, also as the cause of another error', (code) => {
    expect(isPassing(failure(code))).toBe(true);
    expect(isPassing(new Error('outer', { cause: failure(code) }))).toBe(true);
  });
  it.each(LASTING)('“%s” does not pass', (code) => {
    expect(isPassing(failure(code))).toBe(false);
  });
  it('are waited for longer and longer, and never longer than a quarter of a minute', () => {
    expect([1, 2, 3, 8, 9, 1_000].map(backOff)).toEqual([100, 200, 400, 12_800, 15_000, 15_000]);
  });
});

describe('places of dropped events', () => {
  it('are remembered by name up to a limit, then count as everywhere', () => {
    const lost = createLostChannels(2);
    for (const channel of ['1', '2', '1', '3']) lost.add({ kind: 'deleted', server: '9', channel, messages: ['5'] });
    expect(lost.take()).toMatchObject({ channels: new Set(['1', '2']), everywhere: true });
    expect(lost.take()).toBeNull();
  });
});

describeEachStore('the ingest queue', titleOnly, (under) => {
  const texts = async (session: string) =>
    (await under.store.record(SERVER, session))?.replies.map(({ text }) => text) ?? [];

  it.each(PASSING)('keeps a batch that fails with %s until it commits, before all later ones', async (code) => {
    const session = await postedSession(under.store);
    let failures = 0;
    const store = withApply(under.store, (apply) => async (...batch) => {
      if (failures++ < 4) throw failure(code);
      return apply(...batch);
    });
    const { queue, pauses } = queueOver(store);
    queue.push([message(1)]);
    queue.push([edited(1, 5, 'The second version.'), deleted(2)]);
    queue.push([message(2), message(3)]);
    await queue.drain();
    expect(await texts(session)).toEqual(['The second version.', 'Words of message 3.']);
    expect(pauses).toEqual([100, 200, 400, 800]);
    expect(queue.waiting).toEqual({ changes: 0, characters: 0 });
  });

  it('leaves out what can never be stored, tells its id without a word of it, and stores the rest', async () => {
    const session = await postedSession(under.store);
    const { queue, lines } = queueOver(under.store);
    const bad = message(2, { author: '99999999999999999999', text: 'A secret.' });
    const never = message(4, { postedAt: new Date(Number.NaN), text: 'A secret.' });
    queue.push([message(1), bad, message(3), never, ...[5, 6, 7].map((n) => message(n))]);
    await queue.drain();
    expect(await texts(session)).toEqual([1, 3, 5, 6, 7].map((n) => `Words of message ${n}.`));
    const told = lines.filter(({ level }) => level === 'error').map(({ facts }) => facts);
    expect(told).toMatchObject([{ messages: [messageId(2)] }, { messages: [messageId(4)] }]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('stores a NUL harmlessly', async () => {
    const session = await postedSession(under.store);
    const { queue, lines } = queueOver(under.store);
    queue.push([message(1), message(2, { text: 'a\0b' }), message(3)]);
    await queue.drain();
    expect(await texts(session)).toEqual(['Words of message 1.', 'ab', 'Words of message 3.']);
    expect(lines).toEqual([]);
  });

  it.each([
    ['messages', { changes: 3, characters: 1_000_000 }],
    ['characters', { changes: 1_000, characters: 400 }],
  ])('holds no more %s than its limit, and has the rest gathered once the store is back', async (_what, most) => {
    const session = await postedSession(under.store);
    let recover = () => {};
    const recovered = new Promise<void>((resolve) => (recover = resolve));
    let isAway = true;
    const store = withApply(under.store, (apply) => async (...batch) => {
      if (isAway) throw failure('57P01');
      return apply(...batch);
    });
    const { queue, lost } = queueOver(store, { most, pause: () => recovered });
    for (let n = 1; n <= 50; n += 1) queue.push([message(n)]);
    queue.push([{ kind: 'channel-deleted', server: SERVER, channel: '1300000000000000999' }]);
    expect(queue.waiting.changes).toBe(3);
    expect(lost).toEqual([]);
    isAway = false;
    recover();
    await queue.drain();
    expect(await texts(session)).toEqual([1, 2, 3].map((n) => `Words of message ${n}.`));
    expect(lost.map(({ channels }) => [...channels])).toEqual([[THREAD, '1300000000000000999']]);
  });

  it('stores that a channel was deleted, however little room there was', async () => {
    const session = await postedSession(under.store);
    let recover = () => {};
    const recovered = new Promise<void>((resolve) => (recover = resolve));
    let failures = 0;
    const store = withApply(under.store, (apply) => async (...batch) => {
      if (failures++ === 0) throw failure('53300');
      return apply(...batch);
    });
    const { queue } = queueOver(store, { most: { changes: 1, characters: 1_000 }, pause: () => recovered });
    queue.push([message(1)]);
    queue.push([{ kind: 'channel-deleted', server: SERVER, channel: THREAD }]);
    recover();
    await queue.drain();
    expect(await texts(session)).toEqual([]);
  });

  it('ends when it is told to give up, though the store never comes back', async () => {
    const store = withApply(under.store, () => async () => {
      throw failure('ECONNREFUSED');
    });
    const pausing = (_ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    const { queue } = queueOver(store, { pause: pausing });
    queue.push([message(1)]);
    queue.giveUp();
    await queue.drain();
    expect(queue.waiting.changes).toBe(0);
  });

  const kept = [message(1), reaction(1, '1400000000000000002')];
  const claims = async (session: string) =>
    (await under.store.record(SERVER, session))?.claims.map(({ quote }) => quote) ?? [];

  it('acts on a 📌 whose first tries fail', async () => {
    const session = await postedSession(under.store);
    const { queue, app } = queueOver(withFailingClaims(under.store, ['57P01', '40001', '57P01']));
    queue.push(kept);
    await queue.drain();
    expect(await claims(session)).toEqual(['Words of message 1.']);
    expect(app.memory.session(SERVER, session)?.claims).toHaveLength(1);
  });

  it('says when a reaction came: when it was first told, however often it is told again', async () => {
    const session = await postedSession(under.store);
    const { queue, app } = queueOver(under.store);
    const came = app.clock();
    const live = { ...reaction(1, '14', '👍'), at: null };
    for (let times = 0; times < 2; times += 1) {
      queue.push([message(1), live]);
      await queue.drain();
    }
    expect((await under.store.record(SERVER, session))?.reactions).toMatchObject([{ user: '14', at: came }]);
  });

  it('finds a 📌 again that was stored and not acted upon, once, and none that was decided', async () => {
    const session = await postedSession(under.store);
    const two = message(2, { text: 'One sentence. And another.' });
    const changes: Change[] = [...kept, two, reaction(2, '1400000000000000002'), message(3), reaction(3, '14')];
    await under.store.replies.apply(changes);
    const { queue } = queueOver(under.store);
    queue.followUps.resume();
    await queue.drain();
    expect(await claims(session)).toEqual(['Words of message 1.', 'Words of message 3.']);
    await under.store.claims.remove(SERVER, session, '1.1', '14', at(9));
    queue.followUps.resume();
    await queue.drain();
    expect(await claims(session)).toEqual(['Words of message 3.']);
  });

  it('lets go after a stop what lost its last 📌 just before it, and keeps again what had it again', async () => {
    const session = await postedSession(under.store);
    const by = '1400000000000000002';
    const { queue } = queueOver(under.store);
    queue.push([...kept, message(3), reaction(3, by)]);
    await queue.drain();
    expect(await claims(session)).toHaveLength(2);
    // Stored, and then the process ends: a claim whose 📌 went, and one that was let go, whose 📌 came back.
    await under.store.claims.remove(SERVER, session, '1.2', by, at(9));
    await under.store.replies.apply([reaction(1, by, '📌', false), reaction(3, by, '📌', false)]);
    await under.store.replies.apply([reaction(3, by)]);
    const next = queueOver(under.store).queue;
    next.followUps.resume();
    await next.drain();
    expect(await claims(session)).toEqual(['Words of message 3.']);
    await under.store.claims.remove(SERVER, session, '1.3', by, at(9));
    next.followUps.resume();
    await next.drain();
    expect(await claims(session)).toEqual([]);
  });

  it('does in the next minute what failed for good in this one', async () => {
    const session = await postedSession(under.store);
    const { queue, lines } = queueOver(withFailingClaims(under.store, ['23505', '23505']));
    queue.push(kept);
    await queue.drain();
    expect(await claims(session)).toEqual([]);
    expect(lines.filter(({ level }) => level === 'error')).toMatchObject([{ facts: { message: messageId(1) } }]);
    queue.followUps.tick();
    await queue.drain();
    expect(await claims(session)).toEqual(['Words of message 1.']);
  });
});
