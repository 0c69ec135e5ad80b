import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clip, escapeChat, threadTitle } from '../../../src/render/chat/escape.js';
import { escapeMarkdown } from '../../../src/render/chat/escape-markdown.js';
import { chatToMarkdown } from '../../../src/render/chat/to-markdown.js';
import { seen } from './document-frame.js';
import { anyText, emoji, markedText } from './hostile-texts.js';

const nobody = { user: () => 'SOMEBODY', role: () => 'SOMEBODY', channel: () => 'SOMEBODY' };
const gap = '\u200b';

describe('escapeChat', () => {
  it.each([
    ['emphasis and code', '**a** _b_ ~~c~~ `d`', '\\*\\*a\\*\\* \\_b\\_ \\~\\~c\\~\\~ \\`d\\`'],
    ['spoiler', '||a||', '\\|\\|a\\|\\|'],
    ['heading', '# a\n### b\n#### c', '\\# a\n\\### b\n#### c'],
    ['quote', '> a\n>>> b', '\\> a\n\\>>> b'],
    ['lists', '- a\n  * b\n12. c', '\\- a\n  \\* b\n12\\. c'],
    ['subtext', '-# a', '\\-# a'],
    ['masked link', '[a](https://b.org)', '\\[a\\](https://b.org)'],
    ['mentions', '<@1> <@!1> <@&2> <#3>', `<${gap}@1> <${gap}@!1> <${gap}@&2> <${gap}#3>`],
    ['mention of all', '@everyone @HERE', `@${gap}everyone @${gap}HERE`],
    ['emoji, timestamp, command', '<:a:1> <t:1:R> </a:1>', `<${gap}:a:1> <${gap}t:1:R> <${gap}/a:1>`],
    ['a backslash', 'a\\', 'a\\\\'],
    ['addresses stay as they are', 'see https://a.org/b_c_d*, ok', 'see https://a.org/b_c_d\\*, ok'],
    [
      'code and spoilers in addresses',
      'https://a.org/```b``` https://a.org/||b||c',
      'https://a.org/%60%60%60b\\`\\`\\` https://a.org/%7C%7Cb%7C%7Cc',
    ],
    ['ordinary punctuation', 'a - b # c > d 1.5', 'a - b # c > d 1.5'],
    ['controls', 'a\u0000\u202eb', 'ab'],
  ])('shows %s literally', (_name, text, expected) => {
    expect(escapeChat(text)).toBe(expected);
  });

  it('leaves nothing that our own reader of Discord takes for a construct', () => {
    fc.assert(
      fc.property(markedText, (text) => {
        const back = chatToMarkdown(escapeChat(text), nobody);
        expect(back).not.toMatch(/SOMEBODY|1970|^(?:>|\*|\d+\)) /m);
        // Addresses are left as they are.
        expect(back.replace(/<https?:[^>]*>|\\./g, '')).not.toMatch(/\*\*|~~|`|\[spoiler/);
      }),
      { numRuns: 2000, seed: 3 },
    );
  });
});

describe('escapeMarkdown', () => {
  it('shows any words as they are', () => {
    fc.assert(
      fc.property(fc.oneof(markedText, anyText), (text) => {
        const harmless = text.replace(/(?![\t\n\v\f\r\u0085])\p{Cc}|\p{Cs}|\u200b/gu, '');
        const markdown = escapeMarkdown(harmless);
        // A leading letter: the start of a line is guarded by whoever prints the line.
        const words = seen(`a${markdown}`).replaceAll(gap, '').slice(1);
        expect(escapeMarkdown(words)).toBe(markdown.replace(/(?<!@)\u200b/g, ''));
      }),
      { numRuns: 2000, seed: 4 },
    );
  });
});

describe('clip', () => {
  it.each([
    ['what fits', 'hello', 5, 'hello'],
    ['what is too long', 'hello world', 7, 'hello…'],
    ['a family', '👨‍👩‍👧👨‍👩‍👧', 7, '👨‍👩‍👧…'],
    ['flags', '🇩🇪🇫🇷🇪🇸', 4, '🇩🇪…'],
    ['accents', 'ee\u0301e', 3, 'e…'],
    ['surrogate pairs counted once', '😀😀😀', 3, '😀😀😀'],
    ['no room', 'abc', 0, ''],
    ['one grapheme that is too long', '👨‍👩‍👧a', 3, '…'],
  ])('cuts %s', (_name, text, length, expected) => {
    expect(clip(text, length)).toBe(expected);
  });

  it('never exceeds its length nor cuts an emoji', () => {
    const segmenter = new Intl.Segmenter('en');
    const all = emoji();
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...all), { maxLength: 40 }),
        fc.integer({ min: 1, max: 30 }),
        (parts, length) => {
          const text = parts.join('');
          const cut = clip(text, length);
          expect([...cut].length).toBeLessThanOrEqual(length);
          const graphemes = [...segmenter.segment(text)].map(({ segment }) => segment);
          const kept = [...segmenter.segment(cut === text ? cut : cut.slice(0, -1))].map(({ segment }) => segment);
          expect(kept).toEqual(graphemes.slice(0, kept.length));
        },
      ),
      { numRuns: 500, seed: 5 },
    );
  });
});

describe('threadTitle', () => {
  it.each([
    ['marks', '**What** is *it*, `x|y` or ~~z~~?', 'What is it, x|y or z?'],
    [
      'links and images',
      '[The paper](https://a.org "t") ![plot](p.png) <https://b.org>',
      'The paper plot https://b.org',
    ],
    ['HTML and references', 'a <b>b</b><br>c &amp; d &lt;e&gt;', 'a b c & d <e>'],
    ['escapes', '\\*a\\* 2 \\| 3', '*a* 2 | 3'],
    ['line breaks', 'a\n  b\\\nc', 'a b c'],
    ['nothing to see', ' \u200b\n', '…'],
    ['nothing but marks of HTML', '<b></b>', '…'],
  ])('shows what a reader sees of %s', (_name, headline, expected) => {
    expect(threadTitle(headline)).toBe(expected);
  });

  it('has at most 100 code points and is never blank', () => {
    expect([...threadTitle('😀'.repeat(300))].length).toBe(100);
    fc.assert(
      fc.property(fc.oneof(markedText, anyText), (text) => {
        const title = threadTitle(text.repeat(4));
        expect([...title].length).toBeLessThanOrEqual(100);
        expect(title).toMatch(/[\p{L}\p{N}\p{S}\p{P}]/u);
        expect(title).not.toMatch(/\n|\p{Cs}/u);
      }),
      { numRuns: 1000, seed: 6 },
    );
  });
});
