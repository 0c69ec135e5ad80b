import { expect, it } from 'vitest';
import { replies } from '../../src/db/schema.js';
import { keyIn } from '../../src/db/unnest.js';
import { describeEachStore } from './each-store.js';
import { message, messageId, OTHER, postedSession, SERVER, titleOnly } from './world.js';

describeEachStore('keys in a list', titleOnly, (under) => {
  it.each([
    ['none', [], []],
    ['one', [{ server: SERVER, id: messageId(1) }], [1]],
    ['some of one server', [1, 3, 99].map((n) => ({ server: SERVER, id: messageId(n) })), [1, 3]],
    ['the same id in two servers', [SERVER, OTHER].map((server) => ({ server, id: messageId(2) })), [2, 2]],
    ['another server', [{ server: OTHER, id: messageId(1) }], []],
  ])('find the rows they name: %s', async (_, keys, found) => {
    await postedSession(under.store);
    await postedSession(under.store, OTHER);
    await under.store.replies.apply([message(1), message(2), message(3), message(2, { server: OTHER })]);
    const rows = await under.db
      .select({ id: replies.id })
      .from(replies)
      .where(keyIn(replies.server, replies.id, keys))
      .orderBy(replies.id);
    expect(rows.map((row) => row.id)).toEqual(found.map(messageId));
  });
});
