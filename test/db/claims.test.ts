import { expect, it } from 'vitest';
import type { NewClaim } from '../../src/core/ports/claims.js';
import { describeEachStore } from './each-store.js';
import { ANN, at, BEN, message, messageId, OTHER, postedSession, SERVER, titleOnly } from './world.js';

function claim(session: string, more: Partial<NewClaim> = {}): NewClaim {
  return {
    server: SERVER,
    session,
    question: 1,
    message: messageId(1),
    quote: 'kept words',
    before: 'some ',
    after: ' here',
    repeated: true,
    keeper: BEN,
    keptAt: at(30),
    rewordedAt: null,
    authorSays: null,
    answeredAt: null,
    rows: ['reward'],
    columns: ['a', 'b "c", {d}\\'],
    confirmedBy: null,
    relation: null,
    ...more,
  };
}

describeEachStore('claims', titleOnly, (under) => {
  it('numbers claims within their question and gives every fact back', async () => {
    const session = await postedSession(under.store);
    const { claims } = under.store;
    const relation = { kind: 'objects', claim: '1.1' } as const;
    const first = await claims.keep(claim(session));
    await claims.keep(claim(session, { message: messageId(2), relation, confirmedBy: ANN }));
    await claims.keep(claim(session, { question: 2 }));
    const { server: _server, session: _session, ...facts } = claim(session);
    expect(first).toEqual({ claim: { ...facts, number: 1 }, added: true });
    const stored = (await under.store.record(SERVER, session))?.claims;
    expect(stored?.map(({ question, number, relation: tie }) => [question, number, tie])).toEqual([
      [1, 1, null],
      [1, 2, relation],
      [2, 1, null],
    ]);
  });

  it('takes the same quote of the same message for one claim, until it is removed', async () => {
    const session = await postedSession(under.store);
    const { claims } = under.store;
    await claims.keep(claim(session));
    const again = await claims.keep(claim(session, { keeper: ANN, rows: [] }));
    expect(again).toMatchObject({ added: false, claim: { number: 1, keeper: BEN, rows: ['reward'] } });
    expect(await claims.remove(SERVER, session, '1.1', ANN, at(40))).toBe(true);
    expect(await claims.remove(SERVER, session, '1.1', ANN, at(41))).toBe(false);
    expect(await claims.keep(claim(session))).toMatchObject({ added: true, claim: { number: 2 } });
    expect((await under.store.record(SERVER, session))?.claims.map((each) => each.number)).toEqual([2]);
  });

  it('gives parallel keeps distinct numbers without gaps, and one claim to the same quote', async () => {
    const session = await postedSession(under.store);
    const quotes = Array.from({ length: 20 }, (_, index) => `quote ${index % 15}`);
    const kept = await Promise.all(quotes.map((quote) => under.store.claims.keep(claim(session, { quote }))));
    expect(kept.filter((each) => each.added)).toHaveLength(15);
    const numbers = new Set(kept.map((each) => each.claim.number));
    expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });

  it('changes what it is told and nothing else', async () => {
    const session = await postedSession(under.store);
    const { claims } = under.store;
    const { claim: before } = await claims.keep(claim(session, { relation: { kind: 'agrees', claim: '2.1' } }));
    const tagged = await claims.change(SERVER, session, '1.1', { rows: [], columns: ['z'], confirmedBy: ANN });
    expect(tagged).toEqual({ ...before, rows: [], columns: ['z'], confirmedBy: ANN });
    expect(await claims.change(SERVER, session, '1.1', {})).toEqual(tagged);
    expect(await claims.change(SERVER, session, '1.1', { relation: null })).toMatchObject({
      relation: null,
      columns: ['z'],
    });
  });

  it.each(['1.2', '2.1', '9', '', '1.1.1', 'x.y', '99999999999.1', '1.99999999999', ' 1.1', '01.1; drop'])(
    'has no claim %j to change or remove',
    async (number) => {
      const session = await postedSession(under.store);
      await under.store.claims.keep(claim(session));
      expect(await under.store.claims.change(SERVER, session, number, { rows: [] })).toBeNull();
      expect(await under.store.claims.remove(SERVER, session, number, ANN, at(40))).toBe(false);
    },
  );

  it('finds the candidates of a message: neither confirmed nor removed', async () => {
    const session = await postedSession(under.store);
    const { claims } = under.store;
    await claims.keep(claim(session, { quote: 'candidate' }));
    await claims.keep(claim(session, { quote: 'confirmed', confirmedBy: ANN }));
    await claims.keep(claim(session, { quote: 'removed' }));
    await claims.keep(claim(session, { quote: 'elsewhere', message: messageId(2) }));
    await claims.remove(SERVER, session, '1.3', ANN, at(40));
    const found = await claims.ofMessage(SERVER, messageId(1));
    expect(found.map((each) => [each.session, each.quote])).toEqual([[session, 'candidate']]);
  });

  it('keeps claims whose reply was deleted: views leave them out', async () => {
    const session = await postedSession(under.store);
    await under.store.replies.apply([message(1)]);
    await under.store.claims.keep(claim(session));
    await under.store.replies.apply([
      { kind: 'deleted', server: SERVER, channel: message(1).message.channel, messages: [messageId(1)] },
    ]);
    const record = await under.store.record(SERVER, session);
    expect(record?.replies).toEqual([]);
    expect(record?.claims).toHaveLength(1);
  });

  it('refuses a claim in a session that the server does not have', async () => {
    const session = await postedSession(under.store);
    await expect(under.store.claims.keep(claim(session, { server: OTHER }))).rejects.toThrow('no session');
  });
});
