import { describe, expect, test } from 'vitest';
import type { Said, Spec } from '../support/session-spec.js';
import { groups, talkOf } from '../support/talk-groups.js';

const says = (by: string, text: string, more: Partial<Said> = {}): Said => ({ by, to: 1, text, ...more });
describe('kept questions', () => {
  const marta = { m: says('Marta', 'Mine.') };
  const toSpeaker = (text: string, more: Partial<Said> = {}, spec: Partial<Spec> = {}) => {
    const talk = talkOf({
      speaker: 'Marta',
      presenter: 'Dr. Weiss',
      said: { ...marta, q: says('Ada', text, more) },
      kept: { '1.1': { from: 'q' } },
      ...spec,
    });
    return talk.claims.get('1.1')?.question?.toSpeaker ?? null;
  };
  test.each<[string, boolean | null]>([
    ['Why so, Marta?', true],
    ['MARTA: why?', true],
    ['What would Weiss say, or Dr. Weiss?', true],
    ['<@501>, why so?', true],
    ['Does Martas oven matter?', false],
    ['Who knows?', false],
    ['为什么这样？', false],
    ['لماذا؟', false],
    ['(Really?)', false],
    ['**Really?**', false],
    ['Really? I think so.', null],
    ['I wonder.', null],
  ])('%s', (text, expected) => expect(toSpeaker(text)).toBe(expected));

  test('replying to the speaker asks the speaker', () => expect(toSpeaker('Why?', { replyTo: 'm' })).toBe(true));

  const answered = (by: string, spec: Partial<Spec> = {}, more: Partial<Said> = {}) =>
    groups({
      speaker: 'Marta',
      said: { ...marta, q: says('Ada', 'Why, Marta?'), r: says(by, 'Because.', { replyTo: 'q', ...more }) },
      kept: { '1.1': { from: 'q' } },
      ...spec,
    });
  test('the speaker replies: answered', () => expect(answered('Marta')).toEqual({ kept: '1.1' }));
  test('somebody else replies: still open', () => expect(answered('Ben')).toEqual({ open: '1.1' }));
  test('answered after closing: frozen as open', () =>
    expect(answered('Marta', { closed: '9' }, { at: '10' })).toEqual({ open: '1.1' }));
  test('a question to all is answered by anybody but the asker', () => {
    const toAll = (by: string) =>
      groups({
        said: { q: says('Ada', 'Who knows?'), r: says(by, 'I do.', { replyTo: 'q' }) },
        kept: { '1.1': { from: 'q' } },
      });
    expect([toAll('Ben'), toAll('Ada')]).toEqual([{ kept: '1.1' }, { open: '1.1' }]);
  });
});
