import { describe, expect, test } from 'vitest';
import { takenFrom } from '../../src/core/taken.js';
import { sessionTalk } from '../../src/core/talk.js';
import { recordOf } from '../support/record-builder.js';
import type { Proposed, Spec } from '../support/session-spec.js';

const said = {
  a: { by: 'Ada', to: 1, text: 'First.' },
  b: { by: 'Ben', to: 1, text: 'Second.' },
} as const;
const base: Spec = { questions: ['One?'], said, kept: { '1.1': { from: 'a' }, '1.2': { from: 'b' } } };

function taken(takeaways: readonly Proposed[], spec: Partial<Spec> = {}) {
  return takenFrom(sessionTalk(recordOf({ ...base, ...spec, takeaways }), 'outside'));
}

test('most agreement first, then the earlier; only accepted ones', () => {
  const list = taken([
    { by: 'Ada', sentence: 'One voice.', votes: ['Ben'] },
    { by: 'Ada', sentence: 'Two.', votes: ['Ben', 'Cleo'] },
    { by: 'Ada', sentence: 'Not yet.', votes: ['Ben', 'Cleo', 'Dan'], state: 'proposed' },
    { by: 'Ada', sentence: 'Taken back.', votes: ['Ben', 'Cleo', 'Dan'], state: 'withdrawn' },
    { by: 'Ada', sentence: 'Two again.', votes: ['Ben', 'Cleo'] },
  ]);
  expect(list.map(({ place, takeaway }) => [place, takeaway.sentence])).toEqual([
    [1, 'Two.'],
    [2, 'Two again.'],
    [3, 'One voice.'],
  ]);
});

test('what a host moved stands where it was put, before the rest; what was superseded not at all', () => {
  const list = taken([
    { by: 'Ada', sentence: 'Loud.', votes: ['Ben', 'Cleo'] },
    { by: 'Ada', sentence: 'Second.', position: 2 },
    { by: 'Ada', sentence: 'First.', position: 1 },
    { by: 'Ada', sentence: 'Replaced.', state: 'superseded', supersededBy: 1, votes: ['Ben', 'Cleo', 'Dan'] },
  ]);
  expect(list.map(({ takeaway }) => takeaway.sentence)).toEqual(['First.', 'Second.', 'Loud.']);
});

test("a person's newest vote counts, and one that was taken back does not", () => {
  const [one] = taken([{ by: 'Ada', sentence: 'S.', votes: ['Ben', '-Ben: no', 'Cleo', '0Cleo', 'Dan', 'Dan'] }]);
  expect([one?.agree, one?.disagree, one?.reasons.map((reason) => reason.text)]).toEqual([1, 1, ['no']]);
});

test('reasons keep their numbers through the session', () => {
  const list = taken([
    { by: 'Ada', sentence: 'First.', votes: ['-Ben: a', '-Cleo: b'] },
    { by: 'Ada', sentence: 'Second.', votes: ['-Ben: c', 'Cleo', 'Dan'] },
  ]);
  expect(list.map((each) => each.reasons.map((reason) => reason.number + reason.text))).toEqual([
    ['t3c'],
    ['t1a', 't2b'],
  ]);
});

describe('what it rests on', () => {
  test.each<[string, readonly string[], readonly string[], boolean]>([
    ['in the order of numbers, each once', ['1.2', '1.1', '1.2'], ['1.1', '1.2'], false],
    ['a claim that does not stand', ['1.1', '1.9'], ['1.1'], true],
    ['nothing', [], [], false],
  ])('%s', (_, claims, expected, withdrawn) => {
    const [one] = taken([{ by: 'Ada', sentence: 'S.', claims }]);
    expect([one?.claims, one?.withdrawn]).toEqual([expected, withdrawn]);
  });
});

describe('its words leave when their message loses them', () => {
  const from = (text: string, editedAt?: string) =>
    taken([{ by: 'Ada', sentence: 'Salt first.', source: 's' }], {
      said: { ...said, s: { by: 'Ada', to: 'takeaways', text, ...(editedAt === undefined ? {} : { editedAt }) } },
    }).length;
  test.each<[string, string, string | undefined, number]>([
    ['as it was said', 'Salt first. [1.1]', undefined, 1],
    ['edited, the words are there', 'Salt\nfirst. Really. [1.1, 1.2]', '9', 1],
    ['edited away', 'Pepper first.', '9', 0],
    ['edited before it was proposed', 'However it came about.', '7', 1],
  ])('%s', (_, text, editedAt, count) => expect(from(text, editedAt)).toBe(count));

  test('deleted', () => {
    const record = recordOf({
      ...base,
      said: { ...said, s: { by: 'Ada', to: 'takeaways', text: 'Salt first.' } },
      takeaways: [{ by: 'Ada', sentence: 'Salt first.', source: 's' }],
    });
    const without = { ...record, replies: record.replies.filter((reply) => reply.question !== null) };
    expect(takenFrom(sessionTalk(record, 'outside'))).toHaveLength(1);
    expect(takenFrom(sessionTalk(without, 'outside'))).toHaveLength(0);
  });
});
