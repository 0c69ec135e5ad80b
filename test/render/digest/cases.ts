import type { Period } from '../../../src/core/digest.js';
import { october } from '../../support/record-builder.js';
import type { Spec } from '../../support/session-spec.js';
import { ordinary } from '../document/cases/ordinary.js';
import { nothing, people, withdrawn } from '../document/cases/rule-cases.js';
import { relations } from '../document/cases/talk-cases.js';

/** Two people who keep what they say, the last of it in the evening. */
const smallCircle: Spec = {
  title: 'Two at a table',
  questions: ['What is bread?', 'And cake?'],
  said: {
    a: { by: 'Ada', to: 1, text: 'Bread is daily.' },
    b: { by: 'Ben', to: 1, text: 'Bread is slow.' },
    c: { by: 'Ada', to: 2, text: 'Cake is for guests.' },
    d: { by: 'Ben', to: 2, text: 'Cake is bread on holiday.' },
    e: { by: 'Ben', to: 2, text: 'Who bakes on Sunday?' },
  },
  kept: {
    '1.1': { from: 'a', at: '8 20:00' },
    '1.2': { from: 'b', at: '7' },
    '2.1': { from: 'c', at: '8 18:00' },
    '2.2': { from: 'd', at: '8 19:00' },
    '2.3': { from: 'e', at: '8 21:00' },
  },
};

export interface DigestCase {
  readonly specs: readonly Spec[];
  readonly period: Period;
}

function weekTo(day: string, weeks = 1): Period {
  const to = october(day);
  return { from: new Date(to.getTime() - weeks * 7 * 86_400_000), to, weeks };
}

/** Each is written as `<name>/message.txt` and `<name>/digest.md`. */
export const cases: Readonly<Record<string, DigestCase>> = {
  ordinary: { specs: [ordinary], period: weekTo('12') },
  // Only what came in the second week: a late sentence.
  'the-week-after': { specs: [ordinary], period: weekTo('19') },
  // Nothing happened in the third.
  quiet: { specs: [ordinary], period: weekTo('26') },
  'three-weeks-late': { specs: [ordinary], period: weekTo('26', 3) },
  // Sentences are proposed and the session is not wrapped up.
  undecided: {
    specs: [
      { ...ordinary, takeaways: ordinary.takeaways?.map((each) => ({ ...each, state: 'proposed' as const })) ?? [] },
    ],
    period: weekTo('12'),
  },
  // Sentences were kept and nobody has agreed with any.
  'nothing-agreed': { specs: [{ ...ordinary, takeaways: [], thumbs: {} }, smallCircle], period: weekTo('12') },
  several: { specs: [relations, { ...nothing, title: 'Only *talk*' }, withdrawn], period: weekTo('12') },
  names: { specs: [people], period: weekTo('12') },
  german: { specs: [{ ...ordinary, language: 'de' }], period: weekTo('12') },
};
