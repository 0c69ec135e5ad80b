import { describe, expect, it } from 'vitest';
import { matchThreads, type ThreadUse } from '../../../src/core/archive/match-threads.js';
import type { Question } from '../../../src/core/sessions.js';
import { threadTitle } from '../../../src/render/chat/escape.js';

function question(number: number, headline: string, removed = false): Question {
  return { number, headline, body: '', about: [], removed };
}

const LONG =
  'Would a validation step, run on every single artifact before it is ever sampled, pay for itself or only slow us down?';
const QUESTIONS = [
  question(1, 'Is **RL** filtering a substitute for validation?'),
  question(2, 'How much does the reward’s granularity matter?'),
  question(3, '検証は必要ですか？'),
  question(4, LONG),
  question(5, 'SFT or RL?', true),
  question(6, 'SFT or RL?'),
];

function match(
  names: readonly string[],
  maps: readonly { thread: string; use: ThreadUse }[] = [],
  known: ReadonlyMap<string, ThreadUse> = new Map(),
) {
  const threads = names.map((name, index) => ({ id: String(100 + index), name, parent: null, isThread: true }));
  return matchThreads(threads, { questions: QUESTIONS, takeawaysName: 'Was bleibt', known }, maps);
}

describe('threads by their names', () => {
  it.each<readonly [string, ThreadUse | undefined]>([
    ['1. Is RL filtering a substitute for validation?', 1],
    ['Is RL filtering a substitute for validation', 1],
    ['is-rl-filtering-a-substitute-for-validation', 1],
    ['  ＩＳ　ＲＬ　filtering a substitute for validation？', 1],
    ["How much does the reward's granularity matter?!", 2],
    ['9. How much does the rewards granularity matter?', 2],
    ['検証は必要ですか', 3],
    [threadTitle(`4. ${LONG}`), 4],
    [`${LONG.slice(0, 60)}…`, 4],
    [LONG.slice(0, 100), 4],
    ['6. SFT or RL?', 6],
    ['SFT or RL?', 6],
    ['Is RL', undefined],
    ['2', undefined],
    ['…', undefined],
    ['What we took from it', 'takeaways'],
    ['🗒️ Key takeaways', 'takeaways'],
    ['Was wir mitnehmen', 'takeaways'],
    ['was bleibt:', 'takeaways'],
    ['Off topic', undefined],
  ])('%s', (name, use) => {
    expect(match([name]).uses.get('100')).toBe(use);
  });

  it('chooses none of two that fit one question', () => {
    const { uses, unmatched } = match(['SFT or RL?', '6. SFT or RL?', 'Elsewhere']);
    expect([...uses]).toEqual([]);
    expect(Object.fromEntries(unmatched)).toEqual({ 100: 'rivals', 101: 'rivals', 102: 'unknown' });
  });

  it('lets a person decide, by name or id', () => {
    const maps = [
      { thread: 'elsewhere', use: 2 },
      { thread: '101', use: 6 },
    ] as const;
    const { uses, unmatched, problems } = match(['SFT or RL?', '6. SFT or RL?', 'Elsewhere'], maps);
    expect(Object.fromEntries(uses)).toEqual({ 101: 6, 102: 2 });
    expect(Object.fromEntries(unmatched)).toEqual({ 100: 'taken' });
    expect(problems).toEqual([]);
  });

  it('knows the session’s own threads whatever they are called now', () => {
    const { uses, unmatched } = match(['Renamed', 'SFT or RL?'], [], new Map([['100', 6]]));
    expect(Object.fromEntries(uses)).toEqual({ 100: 6 });
    expect(Object.fromEntries(unmatched)).toEqual({ 101: 'taken' });
  });

  it.each<readonly [string, ThreadUse, RegExp]>([
    ['Elsewhere', 7, /no question 7/],
    ['Nowhere', 2, /No thread is called “Nowhere”/],
    ['Twice', 2, /2 threads are called/],
    ['Own', 2, /already the thread of something else/],
    ['Elsewhere', 1, /already a thread of question 1/],
  ])('cannot follow %s=%s', (thread, use, problem) => {
    const { problems } = match(['Elsewhere', 'Twice', 'twice!', 'Own'], [{ thread, use }], new Map([['103', 1]]));
    expect(problems.join('\n')).toMatch(problem);
  });
});
