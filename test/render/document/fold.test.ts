import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sessionTalk } from '../../../src/core/talk.js';
import { fold, OUTSIDE } from '../../../src/render/document/fold.js';
import { drawn, drawnSpec, printedNumbers } from '../../support/drawn-talk.js';
import { recordOf } from '../../support/record-builder.js';

test('the fold hides nothing twice, loses nothing, and leaves seven claims outside', () => {
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1, maxLength: 30 }), (claims) => {
      const [talk] = sessionTalk(recordOf(drawnSpec(claims)), 'outside').questions;
      if (talk === undefined) throw new Error('there are two questions');
      const { outside, inside } = fold(talk);
      const { hidden, ...folded } = inside;
      const seen = Object.values(outside).flatMap(printedNumbers);
      const behind = Object.values(folded).flatMap((parts) =>
        parts.flatMap((part) => printedNumbers([part]).slice(part.continued ? 1 : 0)),
      );
      const entries = [talk.speaker, talk.agreed, talk.differ, talk.kept, talk.open].flatMap(printedNumbers);
      const all = [...entries, ...talk.late.map((claim) => claim.number)];
      expect([...seen, ...behind].sort()).toEqual([...all].sort());
      // A sentence and its answer stay on one side, so one place may stay free.
      expect(seen.length).toBeLessThanOrEqual(OUTSIDE);
      expect(seen.length).toBeGreaterThanOrEqual(Math.min(OUTSIDE - 1, all.length));
      expect(behind.length).toBe(hidden);
    }),
    { numRuns: 300 },
  );
});

test('however much the speaker and others say, what most agree with stands outside, and no sentence without its answer', () => {
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 8, maxLength: 30 }), (claims) => {
      const [talk] = sessionTalk(recordOf(drawnSpec(claims)), 'outside').questions;
      if (talk === undefined) throw new Error('there are two questions');
      const { outside } = fold(talk);
      const heads = (name: 'speaker' | 'agreed' | 'differ' | 'open' | 'kept'): readonly string[] =>
        outside[name].map(({ head }) => head.number);
      for (const name of ['speaker', 'agreed', 'differ', 'open'] as const) {
        const [most] = talk[name].toSorted((a, b) => b.head.agree - a.head.agree);
        if (most) expect(heads(name)).toContain(most.head.number);
      }
      for (const entry of [...outside.differ, ...outside.agreed]) {
        const whole = [...talk.differ, ...talk.agreed].find(({ head }) => head.number === entry.head.number);
        const against = whole?.replies.filter(({ kind, elsewhere }) => kind !== 'agrees' && !elsewhere) ?? [];
        if (talk.differ.some(({ head }) => head === entry.head) && against.length > 0) {
          expect(entry.replies.some(({ kind }) => kind !== 'agrees')).toBe(true);
        }
      }
    }),
    { numRuns: 300 },
  );
});
