import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/core/ports/store.js';
import { migrate } from '../../src/db/migrate.js';
import * as schema from '../../src/db/schema.js';
import { createStore } from '../../src/db/store.js';
import { describeEachStore, emptyTables } from './each-store.js';
import {
  ANN,
  at,
  BEN,
  deleted,
  edited,
  message,
  messageId,
  OTHER,
  place,
  postedSession,
  reaction,
  SERVER,
  titleOnly,
} from './world.js';

describeEachStore('a record', titleOnly, (under) => {
  it('holds the session with all that stands, oldest first', async () => {
    const session = await postedSession(under.store);
    await under.store.replies.apply([
      message(3),
      message(1),
      message(2),
      edited(2, 20, 'Edited.'),
      deleted(3),
      reaction(1, BEN, '👍'),
    ]);
    const record = await under.store.record(SERVER, session);
    const loaded = await under.store.sessions.load(SERVER, session);
    expect(record).toMatchObject({ ...loaded });
    expect(record?.replies.map((reply) => reply.text)).toEqual(['Words of message 1.', 'Edited.']);
    expect(record?.reactions).toEqual([{ message: messageId(1), user: BEN, meaning: 'agree', at: at(1) }]);
    expect(record?.people.get(ANN)).toEqual({ id: ANN, name: 'Ann', outside: 'unset' });
  });

  it('is read in one snapshot: a batch that comes in between is in all of it or in none', async () => {
    const session = await postedSession(under.store);
    const writes = Array.from({ length: 30 }, (_, n) => under.store.replies.apply([message(n), reaction(n, BEN)]));
    const records = await Promise.all(Array.from({ length: 10 }, () => under.store.record(SERVER, session)));
    await Promise.all(writes);
    for (const record of records) {
      const replies = record?.replies.map((reply) => reply.id) ?? [];
      expect(record?.reactions.map((each) => each.message)).toEqual(replies);
    }
    expect((await under.store.record(SERVER, session))?.reactions).toHaveLength(30);
  });

  it('does not mix two sessions of one server', async () => {
    const { sessions } = under.store;
    const one = await postedSession(under.store);
    const { id: two } = await sessions.saveDraft({ ...(await draftOf(one)), slug: 'second' });
    await sessions.savePlace(SERVER, place(two, 'question', '1300000000000000555', 1));
    await under.store.replies.apply([message(1), message(2, { channel: '1300000000000000555' }), reaction(1, BEN)]);
    const record = await under.store.record(SERVER, two);
    expect(record?.replies.map((reply) => reply.id)).toEqual([messageId(2)]);
    expect(record?.reactions).toEqual([]);
    expect(record?.places).toHaveLength(1);
  });

  async function draftOf(session: string) {
    const loaded = await under.store.sessions.load(SERVER, session);
    if (loaded === null) throw new Error('unreachable');
    const { group, title, file, language, loadedBy } = loaded.session;
    return { server: SERVER, group, title, file, language, loadedBy, source: new TextEncoder().encode(loaded.source) };
  }
});

describe('the number of statements', () => {
  let store: Store;
  let database: ReturnType<typeof openCounting>;
  let statements: string[] = [];

  function openCounting() {
    const client = new PGlite();
    return drizzle(client, { schema, logger: { logQuery: (query) => void statements.push(query) } });
  }

  async function count(act: () => Promise<unknown>): Promise<number> {
    statements = [];
    await act();
    return statements.length;
  }

  beforeAll(async () => {
    database = openCounting();
    await migrate(database);
    store = createStore({ db: database, close: async () => {} }, titleOnly);
  });
  beforeEach(() => emptyTables(database));
  afterAll(() => database.$client.close());

  /** Messages by many people in two servers, edits, deletions and reactions. */
  function story(from: number, length: number) {
    const numbers = Array.from({ length }, (_, index) => from + index);
    return numbers.flatMap((n) => [
      message(n, { author: String(1_000 + n) }),
      message(n, { server: OTHER }),
      edited(n, n + 1, 'Edited.'),
      reaction(n, BEN),
      ...(n % 5 === 0 ? [deleted(n)] : []),
    ]);
  }

  it('does not grow with a batch, nor with the record', async () => {
    const session = await postedSession(store);
    await postedSession(store, OTHER);
    const small = await count(() => store.replies.apply(story(0, 5)));
    const smallRecord = await count(() => store.record(SERVER, session));
    const large = await count(() => store.replies.apply(story(100, 400)));
    const largeRecord = await count(() => store.record(SERVER, session));
    expect((await store.record(SERVER, session))?.replies).toHaveLength(4 + 320);
    expect(large).toBe(small);
    expect(largeRecord).toBe(smallRecord);
  });
});
