import { expect, it } from 'vitest';
import type { NewTakeaway } from '../../src/core/ports/takeaways.js';
import { describeEachStore } from './each-store.js';
import { ANN, at, BEN, CLEO, messageId, postedSession, SERVER, titleOnly } from './world.js';

function takeaway(session: string, more: Partial<NewTakeaway> = {}): NewTakeaway {
  const sentence = 'We took this.';
  return {
    server: SERVER,
    session,
    source: null,
    proposer: ANN,
    sentence,
    claims: ['1.1', '2.3'],
    proposedAt: at(1),
    ...more,
  };
}

describeEachStore('takeaways', titleOnly, (under) => {
  it('numbers proposals, and takes the same message twice for one', async () => {
    const session = await postedSession(under.store);
    const { takeaways } = under.store;
    const from = { source: messageId(5) };
    expect(await takeaways.propose(takeaway(session), null)).toEqual({ number: 1, added: true });
    expect(await takeaways.propose(takeaway(session), null)).toEqual({ number: 2, added: true });
    expect(await takeaways.propose(takeaway(session, from), null)).toEqual({ number: 3, added: true });
    expect(await takeaways.propose(takeaway(session, from), null)).toEqual({ number: 3, added: false });
  });

  it('gives parallel proposals distinct numbers, and one to the same message', async () => {
    const session = await postedSession(under.store);
    const sources = Array.from({ length: 12 }, (_, index) => messageId(index % 8));
    const made = await Promise.all(
      sources.map((source) => under.store.takeaways.propose(takeaway(session, { source }), null)),
    );
    expect(made.filter((each) => each?.added)).toHaveLength(8);
    expect(new Set(made.map((each) => each?.number)).size).toBe(8);
  });

  it('keeps every vote in the order given', async () => {
    const session = await postedSession(under.store);
    const { takeaways } = under.store;
    await takeaways.propose(takeaway(session), null);
    await takeaways.setMessage(SERVER, session, 1, messageId(7));
    const votes = [
      { user: BEN, stance: 'agree', reason: null, at: at(2) },
      { user: CLEO, stance: 'disagree', reason: 'Not so.', at: at(3) },
      { user: BEN, stance: 'none', reason: null, at: at(3) },
    ] as const;
    for (const vote of votes) await takeaways.vote(SERVER, session, 1, vote);
    expect((await under.store.record(SERVER, session))?.takeaways).toEqual([
      {
        number: 1,
        message: messageId(7),
        source: null,
        proposer: ANN,
        sentence: 'We took this.',
        claims: ['1.1', '2.3'],
        state: 'proposed',
        proposedAt: at(1),
        decidedAt: null,
        acceptedAt: null,
        supersededBy: null,
        rewordedAt: null,
        position: null,
        votes,
      },
    ]);
  });

  it.each([
    { steps: ['accept'], results: [true], state: 'accepted' },
    { steps: ['accept', 'accept'], results: [true, false], state: 'accepted' },
    { steps: ['accept', 'withdraw'], results: [true, true], state: 'withdrawn' },
    { steps: ['withdraw', 'accept', 'withdraw'], results: [true, false, false], state: 'withdrawn' },
  ] as const)('decides $steps: $results', async ({ steps, results, state }) => {
    const session = await postedSession(under.store);
    const { takeaways } = under.store;
    await takeaways.propose(takeaway(session), null);
    const key = { server: SERVER, session, number: 1 };
    const answers: boolean[] = [];
    for (const [index, step] of steps.entries()) {
      const decision = { by: ANN, at: at(9 + index) };
      answers.push(
        await (step === 'accept' ? takeaways.accept(key, decision, null) : takeaways.withdraw(key, decision)),
      );
    }
    expect(answers).toEqual(results);
    const last = at(9 + results.lastIndexOf(true));
    expect((await under.store.record(SERVER, session))?.takeaways).toMatchObject([{ state, decidedAt: last }]);
    expect(await takeaways.decision(key)).toEqual({ state, by: ANN, at: last });
  });

  it('replaces one by another, as long as that one is taken', async () => {
    const session = await postedSession(under.store);
    const { takeaways } = under.store;
    for (let each = 0; each < 3; each += 1) await takeaways.propose(takeaway(session), null);
    const key = (number: number) => ({ server: SERVER, session, number });
    const states = async () =>
      (await under.store.record(SERVER, session))?.takeaways.map(
        (each) => `${each.state} ${each.decidedAt?.getTime()}`,
      );
    const by = (hour: number) => ({ by: ANN, at: at(hour) });
    expect(await takeaways.accept(key(1), by(9), null)).toBe(true);
    expect(await takeaways.accept(key(2), by(10), 2), 'by itself').toBe(false);
    expect(await takeaways.accept(key(2), by(10), 7), 'one that is not there').toBe(false);
    expect(await takeaways.accept(key(2), by(10), 1)).toBe(true);
    const replaced = [`superseded ${at(10).getTime()}`, `accepted ${at(10).getTime()}`, 'proposed undefined'];
    expect(await states()).toEqual(replaced);
    expect(await takeaways.withdraw(key(2), by(11))).toBe(true);
    expect(await states()).toEqual([`accepted ${at(9).getTime()}`, `withdrawn ${at(11).getTime()}`, replaced[2]]);
    expect(await takeaways.takeBack(key(2), 'accepted'), 'what is not so').toBe(false);
    expect(await takeaways.takeBack(key(2), 'withdrawn')).toBe(true);
    expect(await states()).toEqual(replaced);
    expect(await takeaways.takeBack(key(2), 'accepted')).toBe(true);
    expect(await states()).toEqual([`accepted ${at(9).getTime()}`, 'proposed undefined', 'proposed undefined']);
    expect(await takeaways.accept(key(3), by(12), 1)).toBe(true);
    expect(await takeaways.takeBack(key(1), 'superseded')).toBe(true);
    expect((await states())?.map((each) => each.split(' ')[0])).toEqual(['accepted', 'proposed', 'accepted']);
  });

  it('forgets acceptance and order with the words they were about', async () => {
    const session = await postedSession(under.store);
    const { takeaways } = under.store;
    await takeaways.propose(takeaway(session), null);
    const key = { server: SERVER, session, number: 1 };
    await takeaways.accept(key, { by: null, at: at(9) }, null);
    await takeaways.arrange(SERVER, session, [1]);
    expect((await under.store.record(SERVER, session))?.takeaways).toMatchObject([{ position: 1, acceptedAt: at(9) }]);
    expect(await takeaways.decision(key)).toMatchObject({ by: null });
    expect(await takeaways.reword(key, { sentence: 'Anew.', claims: ['2.3'] }, at(10))).toBe(true);
    expect((await under.store.record(SERVER, session))?.takeaways).toMatchObject([
      { sentence: 'Anew.', claims: ['2.3'], rewordedAt: at(10), state: 'proposed', position: null, acceptedAt: null },
    ]);
    await takeaways.withdraw(key, { by: ANN, at: at(11) });
    expect(await takeaways.reword(key, { sentence: 'Again.', claims: [] }, at(12))).toBe(false);
  });

  it('lets a person propose so many, and counts what was withdrawn', async () => {
    const session = await postedSession(under.store);
    const { takeaways } = under.store;
    await takeaways.propose(takeaway(session, { source: messageId(5) }), 2);
    await takeaways.withdraw({ server: SERVER, session, number: 1 }, { by: ANN, at: at(9) });
    const made = await Promise.all([1, 2, 3].map(() => takeaways.propose(takeaway(session), 2)));
    expect(made.filter((each) => each !== null)).toEqual([{ number: 2, added: true }]);
    expect(await takeaways.propose(takeaway(session, { proposer: BEN }), 2)).toMatchObject({ number: 3 });
    expect(await takeaways.propose(takeaway(session, { source: messageId(5) }), 2), 'the same message').toEqual({
      number: 1,
      added: false,
    });
  });

  it('decides none that is not there, and refuses a vote or a message for it', async () => {
    const session = await postedSession(under.store);
    const { takeaways } = under.store;
    const decision = { by: ANN, at: at(9) };
    expect(await takeaways.accept({ server: SERVER, session, number: 4 }, decision, null)).toBe(false);
    expect(await takeaways.withdraw({ server: SERVER, session, number: 4 }, decision)).toBe(false);
    await expect(takeaways.setMessage(SERVER, session, 4, messageId(1))).rejects.toThrow('no takeaway 4');
    await expect(
      takeaways.vote(SERVER, session, 4, { user: BEN, stance: 'agree', reason: null, at: at(2) }),
    ).rejects.toThrow();
  });
});
