import { expect, it } from 'vitest';
import { describeEachStore } from './each-store.js';
import { ANN, at, BEN, CLEO, message, postedSession, SERVER, titleOnly } from './world.js';

describeEachStore('people', titleOnly, (under) => {
  const nameOf = async (id: string) => (await under.store.people.find(SERVER, id))?.name;

  it('learns names from messages: the one that was written last counts, not the one that came last', async () => {
    await postedSession(under.store);
    await under.store.replies.apply([message(5, { authorName: 'Ann 5' }), message(4, { authorName: 'Ann 4' })]);
    expect(await nameOf(ANN)).toBe('Ann 5');
    await under.store.replies.apply([message(3, { authorName: 'Ann 3' })]);
    expect(await nameOf(ANN)).toBe('Ann 5');
    await under.store.replies.apply([message(3, { authorName: 'Ann 9', editedAt: at(9) })]);
    expect(await under.store.people.find(SERVER, ANN)).toEqual({ id: ANN, name: 'Ann 9', outside: 'unset' });
  });

  it('keeps what a person chose when their name changes', async () => {
    await postedSession(under.store);
    await under.store.people.chooseName(SERVER, BEN, 'Ben', 'initials');
    await under.store.replies.apply([message(1, { author: BEN, authorName: 'Benjamin' })]);
    await under.store.people.seen(SERVER, BEN, 'Benny');
    expect(await under.store.people.find(SERVER, BEN)).toEqual({ id: BEN, name: 'Benny', outside: 'initials' });
    await under.store.people.chooseName(SERVER, BEN, 'B.', 'absent');
    expect(await under.store.people.find(SERVER, BEN)).toEqual({ id: BEN, name: 'B.', outside: 'absent' });
  });

  it('remembers nobody whose message was deleted before it came', async () => {
    await postedSession(under.store);
    const { server, channel, id } = message(1).message;
    await under.store.replies.apply([{ kind: 'deleted', server, channel, messages: [id] }, message(1)]);
    expect(await under.store.people.find(SERVER, ANN)).toBeNull();
  });

  it('gives a record everyone it names: writers, the mentioned, the speaker', async () => {
    const session = await postedSession(under.store);
    const stranger = '1400000000000000999';
    for (const id of [BEN, CLEO, stranger]) await under.store.people.seen(SERVER, id, `name of ${id}`);
    await under.store.sessions.setSpeaker(SERVER, session, CLEO);
    await under.store.replies.apply([message(1, { text: `as <@${BEN}> and <@!99999999999999999999> said` })]);
    const people = (await under.store.record(SERVER, session))?.people;
    expect([...(people?.keys() ?? [])].sort()).toEqual([ANN, BEN, CLEO]);
    expect(people?.get(BEN)?.name).toBe(`name of ${BEN}`);
  });

  it('finds nobody by what is no id', async () => {
    expect(await under.store.people.find(SERVER, 'Ann')).toBeNull();
  });
});
