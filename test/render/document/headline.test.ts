import { describe, expect, test } from 'vitest';
import type { HeadingLook } from '../../../src/core/document/session.js';
import { subHeading } from '../../../src/render/document/headline.js';

describe("a question's headline stands one level below the section's own heading", () => {
  test.each<[HeadingLook, string]>([
    [{ style: 'atx', level: 1 }, '## Why?'],
    [{ style: 'atx', level: 2 }, '### Why?'],
    [{ style: 'atx', level: 5 }, '###### Why?'],
    [{ style: 'atx', level: 6 }, '**Why?**'],
    [{ style: 'setext', level: 1 }, '## Why?'],
    [{ style: 'setext', level: 2 }, '### Why?'],
    [{ style: 'bold', level: 2 }, '**Why?**'],
    [{ style: 'bare', level: 2 }, '**Why?**'],
  ])('%j', (look, expected) => expect(subHeading('Why?', look)).toBe(expected));
});

describe('a headline is source text and stays within its line', () => {
  const atx: HeadingLook = { style: 'atx', level: 2 };
  test.each<[string, string, HeadingLook, string]>([
    ['emphasis, code and links stay', 'Is *x* `a<b>` at [y](z)?', atx, '### Is *x* `a<b>` at [y](z)?'],
    ['strong text within a bold line', 'Is **x** or __y__ it?', { style: 'bold', level: 2 }, '**Is x or y it?**'],
    ['a backslash at the end of a bold line', 'C:\\', { style: 'bold', level: 2 }, '**C:\\\\**'],
    ['an escaped one stays', 'C:\\\\', { style: 'bold', level: 2 }, '**C:\\\\**'],
    ['line breaks are folded', 'Is\n it\tso?', atx, '### Is it so?'],
    ['tags are shown', 'Is <b>this <!-- and </details> so?', atx, '### Is \\<b>this \\<!-- and \\</details> so?'],
    ['shown tags stay as they are', 'Is \\<b> so?', atx, '### Is \\<b> so?'],
    ['addresses stay links', 'Is <https://example.org> so?', atx, '### Is <https://example.org> so?'],
    ['an unclosed backtick opens no code', 'Is `this <b> so?', atx, '### Is `this \\<b> so?'],
    ['a closing sequence is text', 'Why C #', atx, '### Why C \\#'],
    ['C# is no closing sequence', 'Why C#', atx, '### Why C#'],
  ])('%s', (_, headline, look, expected) => expect(subHeading(headline, look)).toBe(expected));

  test('a very long one is cut', () => {
    const heading = subHeading('🍞'.repeat(5_000), atx);
    expect(heading).toMatch(/^### 🍞+…$/u);
    expect([...heading].length).toBeLessThan(500);
  });
});
