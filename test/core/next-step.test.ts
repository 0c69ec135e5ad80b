import { expect, it } from 'vitest';
import { type NextStep, nextStep } from '../../src/core/next-step.js';
import { unwrapped } from '../../src/core/wrap.js';
import { recordOf } from '../support/record-builder.js';
import type { Spec } from '../support/session-spec.js';

const bare: Spec = {
  questions: ['Is it cheating?'],
  presenter: 'Marta',
  said: { m: { by: 'Ilse', to: 1, text: 'No.' } },
};
const spoken: Spec = { ...bare, speaker: 'Ilse' };
const kept: Spec = { ...spoken, kept: { '1.1': { from: 'm', rows: ['Crust'], confirmed: true } } };
const proposed: Spec = { ...kept, takeaways: [{ by: 'Ilse', sentence: 'It is not.', state: 'proposed' }] };
const accepted: Spec = { ...kept, takeaways: [{ by: 'Ilse', sentence: 'It is not.', state: 'accepted' }] };

it.each<[NextStep, string, Spec, readonly string[], boolean]>([
  ['speaker', 'nobody is named who answers', bare, [], false],
  ['keep', 'nothing is kept', spoken, [], false],
  ['propose', 'a marked message is no sentence yet, and nothing is proposed', spoken, ['101'], false],
  ['propose', 'nothing is proposed', kept, [], false],
  ['wrap', 'a proposal waits', proposed, [], false],
  ['wrap', 'a marked message waits', accepted, ['101'], false],
  ['wrap', 'tags wait', { ...accepted, kept: { '1.1': { from: 'm', confirmed: false } } }, [], false],
  ['publish', 'nothing waits', accepted, [], false],
  ['close', 'the notes are posted', accepted, [], true],
  ['done', 'it is closed and published', { ...accepted, closed: '9' }, [], true],
])('is to %s where %s', (step, _, spec, marked, isPublished) => {
  const record = recordOf(spec);
  expect(nextStep(record, unwrapped(record, marked), isPublished)).toBe(step);
});

it('is to post what is only loaded', () => {
  const record = recordOf(kept);
  const loaded = { ...record, session: { ...record.session, state: 'loaded' as const } };
  expect(nextStep(loaded, unwrapped(loaded, []), false)).toBe('post');
});
