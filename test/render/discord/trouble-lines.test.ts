import { expect, it } from 'vitest';
import type { ThreadTrouble } from '../../../src/core/gathering-trouble.js';
import type { Place, PlaceKind } from '../../../src/core/sessions.js';
import { statusTexts } from '../../../src/render/catalogue/status/status-texts.js';
import { troubleLines } from '../../../src/render/discord/trouble-lines.js';

const say = statusTexts.en;
const THREAD = '1300000000000000101';

function place(kind: PlaceKind, question: number | null, trouble?: ThreadTrouble): Place {
  const at = { channel: '1300000000000000001', message: THREAD, thread: THREAD, fingerprint: '', cursor: null };
  const known = { ...at, session: '1', kind, question };
  return trouble === undefined ? known : { ...known, trouble };
}

it('says nothing of threads that can be read', () => {
  expect(troubleLines([place('overview', null), place('question', 1), place('takeaways', null)], say)).toEqual([]);
});

it.each([
  ['hidden', `Question 2 (<#${THREAD}>)`, /“View Channel”/],
  ['no-history', `Question 2 (<#${THREAD}>)`, /“Read Message History”/],
  ['not-member', `Question 2 (<#${THREAD}>)`, /mention me there.*“Manage Threads”/],
  ['withheld', `Question 2 (<#${THREAD}>)`, /Message Content intent/],
  ['missing', 'Question 2 was', /look again/],
  ['gone', 'Question 2 was', /deleted/],
] as const)('names the thread and what to do when it is %s', (trouble, name, remedy) => {
  const lines = troubleLines([place('question', 1), place('question', 2, trouble)], say);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.startsWith(name)).toBe(true);
  expect(lines[0]).toMatch(remedy);
});

it('names the thread of takeaways by what it is for', () => {
  expect(troubleLines([place('takeaways', null, 'hidden')], say)[0]).toMatch(/^The takeaways \(/);
});
