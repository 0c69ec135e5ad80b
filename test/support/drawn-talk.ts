import fc from 'fast-check';
import type { Entry } from '../../src/core/talk-groups.js';
import type { Kept, Said, Spec } from './session-spec.js';

const people = ['Ada', 'Ben', 'Cleo', 'Marta'] as const;

/** What is random about a claim; `relation` names another one by position. */
export interface Drawn {
  readonly by: number;
  readonly asks: boolean;
  readonly late: boolean;
  readonly question: 1 | 2;
  readonly relation: readonly [kind: 'agrees' | 'objects' | 'narrows', to: number] | null;
  readonly thumbs: readonly number[];
}

/** A claim with any relation, kept in time or after closing, by one of four people, the last of whom is the speaker. */
export const drawn: fc.Arbitrary<Drawn> = fc.record({
  by: fc.nat(3),
  asks: fc.boolean(),
  late: fc.boolean(),
  question: fc.constantFrom(1, 2),
  relation: fc.option(fc.tuple(fc.constantFrom('agrees', 'objects', 'narrows'), fc.nat(30))),
  thumbs: fc.uniqueArray(fc.nat(3)),
});

/** A closed session of two questions with these claims, numbered in their order. */
export function drawnSpec(claims: readonly Drawn[]): Spec {
  const counts = { 1: 0, 2: 0 };
  const numbers = claims.map(({ question }) => {
    counts[question] += 1;
    return `${question}.${counts[question]}`;
  });
  const said: Record<string, Said> = {};
  const kept: Record<string, Kept> = {};
  const thumbs: Record<string, readonly string[]> = {};
  for (const [index, claim] of claims.entries()) {
    const key = `m${index}`;
    const to = claim.relation === null ? undefined : numbers[claim.relation[1] % numbers.length];
    said[key] = { by: people[claim.by] ?? 'Ada', to: claim.question, text: `Words ${index}${claim.asks ? '?' : '.'}` };
    kept[numbers[index] ?? ''] = {
      from: key,
      at: claim.late ? '10' : '8',
      ...(to === undefined || claim.relation === null ? {} : { relation: `${claim.relation[0]} ${to}` as const }),
    };
    thumbs[key] = claim.thumbs.map((person) => people[person] ?? 'Ada');
  }
  return { questions: ['One?', 'Two?'], speaker: 'Marta', closed: '9', said, kept, thumbs };
}

/** Numbers of the claims whose words are printed. */
export function printedNumbers(entries: readonly Entry[]): readonly string[] {
  return entries.flatMap(({ head, replies }) => [
    head.number,
    ...replies.filter((reply) => !reply.elsewhere).map((reply) => reply.claim.number),
  ]);
}
