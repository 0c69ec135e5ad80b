import { eq } from 'drizzle-orm/sql';
import { expect, it } from 'vitest';
import * as schema from '../../src/db/schema.js';
import { describeEachStore } from './each-store.js';
import {
  ANN,
  at,
  BEN,
  CHANNEL,
  draft,
  message,
  messageId,
  OTHER,
  postedSession,
  SERVER,
  THREAD,
  THREAD_2,
  titleOnly,
} from './world.js';

const SCHEDULE = { channel: CHANNEL, weekday: 5, hour: 17, zone: 'Europe/Berlin', since: at(0) };

describeEachStore('servers', titleOnly, (under) => {
  it('are known once seen, and returned once left and seen again', async () => {
    const { servers } = under.store;
    expect(await servers.here([OTHER, SERVER])).toEqual([]);
    expect(await servers.here([SERVER])).toEqual([]);
    expect(await servers.present()).toEqual([SERVER, OTHER]);
    expect(await servers.left(SERVER, at(5))).toBe(true);
    expect(await servers.left(SERVER, at(9))).toBe(false);
    expect(await servers.present()).toEqual([OTHER]);
    // The first departure counts.
    expect(await servers.leftBefore(at(5))).toEqual([]);
    expect(await servers.leftBefore(at(6))).toEqual([SERVER]);
    expect(await servers.here([OTHER, SERVER])).toEqual([SERVER]);
    expect(await servers.leftBefore(at(60))).toEqual([]);
    expect(await servers.here([])).toEqual([]);
  });

  it('that were left are hidden with their threads and digests, and one never seen is not', async () => {
    const { store } = under;
    await postedSession(store);
    const { id } = (await store.sessions.list(SERVER))[0] ?? { id: '' };
    // Some of it is still to be posted.
    await store.sessions.beginPosting(SERVER, id, { channel: '5', title: 'Bread', questions: [] });
    await store.sessions.saveDraft(draft(OTHER));
    await store.digests.setSchedule(SERVER, 'default', SCHEDULE);
    await store.digests.setSchedule(OTHER, 'default', SCHEDULE);
    const shown = async () => ({
      servers: await store.sessions.servers(),
      threads: (await store.replies.threads()).length,
      digests: (await store.digests.schedules()).map((each) => each.server),
      unposted: (await store.sessions.unposted()).map((each) => each.server),
    });
    const all = { servers: [SERVER, OTHER], threads: 3, digests: [SERVER, OTHER], unposted: [SERVER] };
    expect(await shown()).toEqual(all);
    await store.servers.left(SERVER, at(0));
    expect(await shown()).toEqual({ servers: [OTHER], threads: 0, digests: [OTHER], unposted: [] });
    await store.servers.here([SERVER]);
    expect(await shown()).toEqual(all);
  });

  it('are erased from every table, and no other with them', async () => {
    const { store, db } = under;
    await postedSession(store);
    await store.replies.apply([message(1)]);
    await store.sessions.saveDraft(draft(OTHER));
    await store.servers.here([SERVER, OTHER]);
    await store.servers.erase(SERVER);
    for (const table of Object.values(schema)) {
      const rows = await db.select().from(table);
      expect(rows.filter((row) => row.server === SERVER)).toEqual([]);
    }
    expect(await store.sessions.list(OTHER)).toHaveLength(1);
    expect(await store.servers.present()).toEqual([OTHER]);
  });

  it('that stay are cleared of all but that it happened, and where a digest still holds words', async () => {
    const { store, db } = under;
    const session = await postedSession(store);
    await store.replies.apply([message(1), message(1, { editedAt: at(9) })]);
    await store.people.chooseName(SERVER, ANN, 'Ann', 'name');
    await store.digests.setSchedule(SERVER, 'default', SCHEDULE);
    await store.sessions.saveDraft(draft(OTHER));
    await store.servers.here([SERVER, OTHER]);
    const period = { from: at(0), to: at(7), weeks: 1 };
    const posted = { server: SERVER, group: 'default', channel: CHANNEL, period, zone: 'UTC' };
    const quotes = [{ session, item: '1.1', message: messageId(1), words: 'hash' }];
    for (const [minutes, words] of [
      [1, quotes],
      [2, quotes],
      [3, []],
    ] as const) {
      await store.published.prepareDigest({ ...posted, due: at(minutes) }, words);
      await store.published.digestPosted({ ...posted, due: at(minutes) }, messageId(minutes));
      const held = await store.published.holdDigest({ ...posted, due: at(minutes) }, 'a', 60);
      await store.published.settleDigest({ ...posted, due: at(minutes) }, 'a', held?.wanted ?? 0, null);
    }
    for (const [target, minutes] of [
      [BEN, 1],
      [BEN, 3],
    ] as const) {
      await store.work.claim({ server: SERVER, kind: 'digest', subject: 'default', target, due: at(minutes) }, 'a', 60);
    }
    await store.published.digestGone({ ...posted, due: at(2) });

    const rows = await store.servers.clear(SERVER, at(20));
    expect(rows).toBeGreaterThan(8);
    const left = new Map<string, unknown[]>();
    for (const [name, table] of Object.entries(schema)) {
      const found = await db.select().from(table).where(eq(table.server, SERVER));
      if (found.length > 0) left.set(name, found);
    }
    expect([...left.keys()].sort()).toEqual(['audits', 'digestQuotes', 'postedDigests', 'servers', 'work']);
    expect(left.get('audits')).toEqual([expect.objectContaining({ kind: 'erase', at: at(20), rows })]);
    // Only the one that still holds words is known, and in doubt.
    expect(left.get('postedDigests')).toEqual([expect.objectContaining({ due: at(1) })]);
    expect(left.get('work')).toEqual([expect.objectContaining({ target: BEN, due: at(1) })]);
    const [key] = await store.published.doubtedDigests();
    expect(key).toEqual({ server: SERVER, group: 'default', due: at(1) });
    expect(await store.sessions.list(OTHER)).toHaveLength(1);

    expect(await store.published.forgetSettled(SERVER)).toBe(1);
    const held = await store.published.holdDigest({ ...posted, due: at(1) }, 'a', 60);
    await store.published.settleDigest({ ...posted, due: at(1) }, 'a', held?.wanted ?? 0, []);
    expect(await store.published.forgetSettled(SERVER)).toBe(0);
    expect(await db.select().from(schema.digestQuotes)).toEqual([]);
    expect(await db.select().from(schema.work)).toEqual([]);
    // A second time there is nothing to erase, and nothing to write down.
    expect(await store.servers.clear(SERVER, at(30))).toBe(0);
    expect(await db.select().from(schema.audits)).toHaveLength(1);
  });
});

describeEachStore('how threads stand', titleOnly, (under) => {
  const standing = async (thread: string) => {
    const found = (await under.store.replies.threads()).find((each) => each.thread === thread);
    return found && { trouble: found.trouble, since: found.since, sweptAt: found.sweptAt };
  };

  it('is kept by thread, beside when the sweep came by', async () => {
    const { replies } = under.store;
    const session = await postedSession(under.store);
    expect(await standing(THREAD)).toEqual({ trouble: null, since: null, sweptAt: null });
    await replies.setStanding(SERVER, THREAD, { trouble: 'missing', since: at(3) });
    await replies.markSwept(SERVER, [THREAD], at(4));
    expect(await standing(THREAD)).toEqual({ trouble: 'missing', since: at(3), sweptAt: at(4) });
    expect(await standing(THREAD_2)).toEqual({ trouble: null, since: null, sweptAt: null });
    const places = (await under.store.sessions.load(SERVER, session))?.places ?? [];
    expect(places.flatMap((place) => place.trouble ?? [])).toEqual(['missing']);
    // Another thread in the same place begins anew.
    const [first] = places;
    if (!first) throw new Error('no place');
    const { cursor: _cursor, trouble: _trouble, ...place } = first;
    await under.store.sessions.savePlace(SERVER, { ...place, thread: '1300000000000000777' });
    expect(await standing('1300000000000000777')).toEqual({ trouble: null, since: null, sweptAt: null });
  });

  it('leaves what was said in a thread that is gone out of the record, until it is back; its rows stay', async () => {
    const { store } = under;
    const session = await postedSession(store);
    await store.replies.apply([message(1), message(2, { channel: THREAD_2 })]);
    await store.replies.apply([
      {
        kind: 'reaction',
        server: SERVER,
        channel: THREAD,
        message: message(1).message.id,
        user: '7',
        emoji: '👍',
        added: true,
        at: null,
      },
    ]);
    const shown = async () => {
      const record = await store.record(SERVER, session);
      return [record?.replies.map((reply) => reply.thread), record?.reactions.length];
    };
    await store.replies.setStanding(SERVER, THREAD, { trouble: 'missing', since: at(3) });
    expect(await shown()).toEqual([[THREAD, THREAD_2], 1]);
    await store.replies.setStanding(SERVER, THREAD, { trouble: 'gone', since: at(3) });
    expect(await shown()).toEqual([[THREAD_2], 0]);
    expect(await store.replies.ids(SERVER, THREAD)).toHaveLength(1);
    await store.replies.setStanding(SERVER, THREAD, { trouble: null, since: null });
    expect(await shown()).toEqual([[THREAD, THREAD_2], 1]);
  });

  it('names the channel a thread belongs to: in a forum the session’s, elsewhere its own message’s', async () => {
    const session = await postedSession(under.store);
    const post = '1300000000000000888';
    const place = { session, kind: 'question' as const, question: 3, channel: post, message: post, thread: post };
    await under.store.sessions.savePlace(SERVER, { ...place, fingerprint: '' });
    const parents = (await under.store.replies.threads()).map((each) => each.parent);
    expect(parents).toEqual([CHANNEL, CHANNEL, CHANNEL, CHANNEL]);
  });
});
