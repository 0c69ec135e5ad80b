import { expect, it } from 'vitest';
import { parseSession } from '../../../src/core/document/parse.js';

const LONG =
  'This week Marta takes us through three ways to keep a loaf good for a whole week, and what each of them costs.';

/** The introduction of a document that begins with these lines. */
function introductionOf(...lines: readonly string[]): string {
  const source = [...lines, '', 'Questions for Marta:', '- Is it fresh?', ''].join('\n');
  return parseSession(new TextEncoder().encode(source), 'a.md').introduction;
}

it('a first line that only looks like a heading stands for itself', () => {
  expect(introductionOf('The paper', LONG, 'More of it.')).toBe(`The paper\n\n${LONG}\nMore of it.`);
  expect(introductionOf('今週の論文', LONG)).toBe(`今週の論文\n\n${LONG}`);
});

it('what is a sentence, or a line of wrapped text, stays with the next', () => {
  for (const first of ['We read on.', 'Dear all,', 'Bread:']) {
    expect(introductionOf(first, LONG)).toBe(`${first}\n${LONG}`);
  }
  expect(introductionOf('Marta compares three', 'ways to keep bread')).toBe('Marta compares three\nways to keep bread');
});
