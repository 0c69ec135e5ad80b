import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sessionTalk } from '../../src/core/talk.js';
import { drawn, drawnSpec, printedNumbers } from '../support/drawn-talk.js';
import { recordOf } from '../support/record-builder.js';

test('however claims relate, each is printed once, at its own question, and what is pointed at is printed', () => {
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1, maxLength: 30 }), (claims) => {
      const talk = sessionTalk(recordOf(drawnSpec(claims)), 'outside');
      const everywhere: string[] = [];
      for (const each of talk.questions) {
        const entries = [...each.speaker, ...each.agreed, ...each.differ, ...each.kept, ...each.open];
        const here = [...printedNumbers(entries), ...each.late.map((claim) => claim.number)];
        for (const number of here) expect(number.startsWith(`${each.question.number}.`)).toBe(true);
        everywhere.push(...here);
      }
      expect([...everywhere].sort()).toEqual([...talk.claims.keys()].sort());
      for (const { speaker, agreed, differ, kept, open } of talk.questions) {
        for (const { replies } of [...speaker, ...agreed, ...differ, ...kept, ...open]) {
          for (const reply of replies) if (reply.elsewhere) expect(everywhere).toContain(reply.claim.number);
        }
      }
    }),
    { numRuns: 300 },
  );
});
