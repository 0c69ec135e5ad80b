import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertBlocks, joinBlocks } from '../../../src/render/chat/blocks.js';
import { chatSetting } from '../../../src/render/chat/chat-setting.js';
import { makeHarmless } from '../../../src/render/chat/harmless.js';
import { isPlainText } from '../../../src/render/chat/plain-text.js';
import { quoteInline } from '../../../src/render/chat/quote.js';
import { chatToMarkdown } from '../../../src/render/chat/to-markdown.js';

const nobody = { user: () => null, role: () => null, channel: () => null };

/** The way that texts with marks go. */
function longWay(text: string): string {
  return joinBlocks(convertBlocks(makeHarmless(text), nobody, chatSetting({}))).join('\n');
}

const pieces = [
  '/',
  '//',
  'https://a.b',
  '&',
  '&amp;',
  '& ',
  '@',
  '@here',
  '@Ever',
  '12',
  '12)',
  '(',
  '“',
  '>',
  '> ',
  'cdn.discordapp.com/x',
  '[a]',
  '_',
  '#1',
  'a',
  'Bread',
  '部分点',
  'é',
  'e\u0301',
  '👍',
  '👍🏽',
  ' ',
  '  ',
  '\n',
  '.',
  '1.',
  '-',
  '—',
  '!',
  '?',
  ':',
  '(',
  ')',
  '"',
  "'",
  '’',
  '+',
  '=',
  '%',
  ';',
  ',',
  '。',
  '\u00a0',
  '\u3000',
  '\t',
  '*',
  '<',
  '\u200b',
  '\u202e',
  '\ud800',
  '\n\n',
  '#',
];

describe('plain text need not be converted', () => {
  test('what is taken for plain comes out as if it had been converted', () => {
    let plain = 0;
    fc.assert(
      fc.property(
        fc.constantFrom('', 'a', 'Bread '),
        fc.array(fc.constantFrom(...pieces), { maxLength: 8 }),
        (first, parts) => {
          const text = first + parts.join('');
          if (isPlainText(text)) plain += 1;
          expect(chatToMarkdown(text, nobody)).toBe(longWay(text));
          if (isPlainText(text) && !text.includes('\n')) expect(quoteInline(text, nobody)).toBe(longWay(text));
        },
      ),
      { numRuns: 6_000 },
    );
    expect(plain).toBeGreaterThan(100);
  });

  test.each([
    ['Ten minutes in a hot oven, and nobody could tell!', true],
    ['Yes.\nNo (not yet).', true],
    ['部分点は「どこまで進んだか」を測る。', true],
    ['“Hard” & soft/old > new, @Ilse #3', true],
    ['12 tins', true],
    ['12. tins', false],
    ['ask @Here', false],
    ['http://a', false],
    ['a &lt; b', false],
    ['Ten *minutes*.', false],
    ['cdn.discordapp.com/a', false],
    ['- one', false],
    ['Yes.\n\nNo.', false],
    ['a\u202eb', false],
    ['1. one', false],
  ])('%j', (text, expected) => expect(isPlainText(text)).toBe(expected));
});
