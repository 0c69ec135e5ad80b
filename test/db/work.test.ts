import { sql } from 'drizzle-orm/sql';
import { expect, it } from 'vitest';
import { NO_DUE, type WorkKey } from '../../src/core/work.js';
import { work } from '../../src/db/schema.js';
import { describeEachStore, type StoreUnderTest } from './each-store.js';
import { at, CHANNEL, messageId, OTHER, SERVER, titleOnly } from './world.js';

const KEY: WorkKey = { server: SERVER, kind: 'post', subject: '7', target: 'question:2', due: NO_DUE };
const RESULT = { channel: CHANNEL, message: messageId(1) };

/** Turns the database's clock on, as far as leases can tell. */
async function letLeasesEnd({ db }: StoreUnderTest): Promise<void> {
  await db.update(work).set({ leaseUntil: sql`now() - interval '1 second'` });
}

describeEachStore('work', titleOnly, (under) => {
  it('goes claimed, acting, done, and is never done again', async () => {
    const { work: store } = under.store;
    expect(await store.find(KEY)).toBeNull();
    expect(await store.claim(KEY, 'a', 60)).toEqual({
      ...KEY,
      state: 'claimed',
      begunBefore: false,
      channel: null,
      message: null,
    });
    await store.acting(KEY, 'a');
    expect(await store.find(KEY)).toMatchObject({ state: 'acting', begunBefore: false });
    await store.done(KEY, 'a', RESULT);
    expect(await store.find(KEY)).toMatchObject({ state: 'done', ...RESULT });
    await letLeasesEnd(under);
    expect(await store.claim(KEY, 'a', 60)).toBeNull();
    expect(await store.claim(KEY, 'b', 60)).toBeNull();
  });

  it('gives parallel claims one winner', async () => {
    for (let round = 0; round < 5; round += 1) {
      const key = { ...KEY, target: `question:${round}` };
      const holders = Array.from({ length: 16 }, (_, index) => `holder ${index}`);
      const won = await Promise.all(holders.map((holder) => under.store.work.claim(key, holder, 60)));
      expect(won.filter((each) => each !== null)).toHaveLength(1);
    }
  });

  it('gives a lease that ended to one other, who knows whether the act had begun', async () => {
    const { work: store } = under.store;
    await store.claim(KEY, 'a', 60);
    expect(await store.claim(KEY, 'b', 60)).toBeNull();
    await letLeasesEnd(under);
    expect(await store.claim(KEY, 'b', 60)).toMatchObject({ begunBefore: false });
    await store.acting(KEY, 'b');
    await letLeasesEnd(under);
    const won = await Promise.all(['c', 'd', 'e'].map((holder) => store.claim(KEY, holder, 60)));
    expect(won.filter((each) => each !== null)).toEqual([
      expect.objectContaining({ state: 'claimed', begunBefore: true }),
    ]);
    await letLeasesEnd(under);
    expect(await store.claim(KEY, 'f', 60)).toMatchObject({ begunBefore: true });
  });

  it('begins a new lease with the act', async () => {
    const { work: store } = under.store;
    await store.claim(KEY, 'a', 60);
    await letLeasesEnd(under);
    await store.acting(KEY, 'a');
    expect(await store.claim(KEY, 'b', 60)).toBeNull();
  });

  it('stops a holder whose work was taken over', async () => {
    const { work: store } = under.store;
    await store.claim(KEY, 'a', 60);
    await letLeasesEnd(under);
    await store.claim(KEY, 'b', 60);
    await expect(store.acting(KEY, 'a')).rejects.toThrow('took it over');
    await expect(store.done(KEY, 'a', RESULT)).rejects.toThrow('took it over');
    await store.release(KEY, 'a');
    expect(await store.claim(KEY, 'c', 60)).toBeNull();
    await expect(store.acting({ ...KEY, target: 'never claimed' }, 'a')).rejects.toThrow();
  });

  it('gives the same holder its own work again, and released work to anyone', async () => {
    const { work: store } = under.store;
    await store.claim(KEY, 'a', 60);
    await store.acting(KEY, 'a');
    expect(await store.claim(KEY, 'a', 60)).toMatchObject({ begunBefore: true });
    await store.release(KEY, 'a');
    expect(await store.claim(KEY, 'b', 60)).toMatchObject({ begunBefore: true });
  });

  it('ends a lease by the clock of the database', async () => {
    const { work: store } = under.store;
    await store.claim(KEY, 'a', 0);
    expect(await store.claim(KEY, 'b', 60)).not.toBeNull();
  });

  it('finds the newest that is done', async () => {
    const { work: store } = under.store;
    const digest = (minutes: number): WorkKey => ({
      server: SERVER,
      kind: 'digest',
      subject: 'default',
      target: CHANNEL,
      due: at(minutes),
    });
    for (const minutes of [20, 10, 30]) await store.claim(digest(minutes), 'a', 60);
    expect(await store.lastDone(SERVER, 'digest', 'default', CHANNEL)).toBeNull();
    for (const minutes of [20, 10]) await store.done(digest(minutes), 'a', null);
    expect(await store.lastDone(SERVER, 'digest', 'default', CHANNEL)).toMatchObject({ due: at(20), channel: null });
    expect(await store.lastDone(OTHER, 'digest', 'default', CHANNEL)).toBeNull();
    expect(await store.lastDone(SERVER, 'digest', 'other', CHANNEL)).toBeNull();
  });
});
