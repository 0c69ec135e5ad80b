import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { describeEachStore } from './each-store.js';
import { draft, message, postedSession, SERVER, titleOnly } from './world.js';

describeEachStore('a query that fails', titleOnly, (under) => {
  const tooLate = new Date(Date.UTC(200_000, 0));

  it('tells the statement and the reason, and none of the words in it', async () => {
    await postedSession(under.store);
    const batch = [message(1, { text: 'Between us.', authorName: 'Ann Secret', postedAt: tooLate })];
    const error = await under.store.replies.apply(batch).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      code: expect.stringMatching(/^22/),
      message: expect.stringContaining('insert into "replies"'),
    });
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/Between us|Secret/);
  });

  it('tells the constraint that it broke', async () => {
    const [one, two] = [
      await under.store.sessions.saveDraft(draft(SERVER, 'a')),
      await under.store.sessions.saveDraft(draft(SERVER, 'b')),
    ];
    const place = { kind: 'question', question: 1, channel: '1', message: '2', thread: '3', fingerprint: 'f' } as const;
    await under.store.sessions.savePlace(SERVER, { ...place, session: one.id });
    const twice = under.store.sessions.savePlace(SERVER, { ...place, session: two.id });
    await expect(twice).rejects.toMatchObject({ code: '23505', message: expect.stringContaining('places_thread') });
  });
});
