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
      expect(seen.length).toBe(Math.min(OUTSIDE, all.length));
      expect(behind.length).toBe(hidden);
    }),
    { numRuns: 300 },
  );
});
