import { describe, expect, it } from 'vitest';
import { mentionedIn } from '../../../src/core/document/names.js';

const named = (name: string, ...aliases: string[]) => ({ id: name, name, aliases });

const CASES: readonly (readonly [string, string, boolean])[] = [
  ['T1', 'as T1 shows', true],
  ['T1', 'as T10 shows', false],
  ['T1', 'as BERT1 shows', false],
  ['T1', 'T1.', true],
  ['T1', '(t1)', true],
  ['Reward', 'the reward’s granularity', true],
  ['Reward', 'rewarding', false],
  ['Reward model', 'the reward\n  model', true],
  ['Terminal-World', 'Terminal‑World is', true],
  ['C++', 'in C++ and', true],
  ['Öl', 'Rapsöl', false],
  ['café', 'the cafe\u0301 there', true],
  ['cafe', 'the cafe\u0301 there', false],
  ['TMax', 'TMaxの結果は', true],
  ['報酬', 'この報酬設計は', true],
  ['カビ', 'パンのカビが', true],
  ['รางวัล', 'ให้รางวัลมาก', true],
  ['보상', '보상이 중요한가', true],
  ['보상', '무보상 학습', false],
  ['TMax', 'TMax는 좋다', true],
  ['保存', '', false],
  ['…', 'well … so', false],
];

describe('mentionedIn', () => {
  it.each(CASES)('%s in “%s”: %s', (name, text, stands) => {
    expect(mentionedIn(text, [named(name)])).toEqual(stands ? [name] : []);
  });

  it('finds by alias, all that overlap, in the order of the names', () => {
    const names = [named('Reward model', 'RM'), named('Training'), named('Reward')];
    expect(mentionedIn('reward model, then training', names)).toEqual(['Reward model', 'Training', 'Reward']);
    expect(mentionedIn('an RM', names)).toEqual(['Reward model']);
  });
});
