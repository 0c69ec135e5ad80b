import { expect, it } from 'vitest';
import type { NewTakeaway } from '../../src/core/ports/store.js';
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
    expect(await takeaways.propose(takeaway(session))).toEqual({ number: 1, added: true });
    expect(await takeaways.propose(takeaway(session))).toEqual({ number: 2, added: true });
    expect(await takeaways.propose(takeaway(session, from))).toEqual({ number: 3, added: true });
    expect(await takeaways.propose(takeaway(session, from))).toEqual({ number: 3, added: false });
  });

  it('gives parallel proposals distinct numbers, and one to the same message', async () => {
    const session = await postedSession(under.store);
    const sources = Array.from({ length: 12 }, (_, index) => messageId(index % 8));
    const made = await Promise.all(
      sources.map((source) => under.store.takeaways.propose(takeaway(session, { source }))),
    );
    expect(made.filter((each) => each.added)).toHaveLength(8);
    expect(new Set(made.map((each) => each.number)).size).toBe(8);
  });

  it('keeps every vote in the order given', async () => {
    const session = await postedSession(under.store);
    const { takeaways } = under.store;
    await takeaways.propose(takeaway(session));
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
        votes,
      },
    ]);
  });

  it.each([
    { steps: ['accepted'], results: [true], state: 'accepted' },
    { steps: ['accepted', 'accepted'], results: [true, false], state: 'accepted' },
    { steps: ['accepted', 'withdrawn'], results: [true, true], state: 'withdrawn' },
    { steps: ['withdrawn', 'accepted'], results: [true, false], state: 'withdrawn' },
  ] as const)('decides $steps: $results', async ({ steps, results, state }) => {
    const session = await postedSession(under.store);
    const { takeaways } = under.store;
    await takeaways.propose(takeaway(session));
    const answers: boolean[] = [];
    for (const step of steps) answers.push(await takeaways.decide(SERVER, session, 1, step, ANN, at(9)));
    expect(answers).toEqual(results);
    expect((await under.store.record(SERVER, session))?.takeaways).toMatchObject([{ state, decidedAt: at(9) }]);
  });

  it('decides none that is not there, and refuses a vote or a message for it', async () => {
    const session = await postedSession(under.store);
    const { takeaways } = under.store;
    expect(await takeaways.decide(SERVER, session, 4, 'accepted', ANN, at(9))).toBe(false);
    await expect(takeaways.setMessage(SERVER, session, 4, messageId(1))).rejects.toThrow('no takeaway 4');
    await expect(
      takeaways.vote(SERVER, session, 4, { user: BEN, stance: 'agree', reason: null, at: at(2) }),
    ).rejects.toThrow();
  });
});
