import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatSpans } from '../../../src/core/chat-spans.js';
import { splitMessage } from '../../../src/render/chat/split.js';
import { emoji } from './hostile-texts.js';

describe('splitMessage', () => {
  it.each([
    ['what fits', 'short', 20, ['short']],
    ['nothing', '', 20, []],
    ['blanks', ' \n\n '.repeat(20), 20, []],
    ['at a paragraph', 'aaa bbb.\n\nccc ddd. eee fff ggg', 28, ['aaa bbb.\n\n', 'ccc ddd. eee fff ggg']],
    ['at a line', 'aaa bbb ccc\nddd eee fff ggg', 22, ['aaa bbb ccc\n', 'ddd eee fff ggg']],
    ['at a sentence', 'aaa bbb ccc. ddd eee fff ggg', 22, ['aaa bbb ccc. ', 'ddd eee fff ggg']],
    [
      'at a sentence without spaces',
      '一二三四五六七八。九十一二三四五六七八九十',
      20,
      ['一二三四五六七八。', '九十一二三四五六七八九十'],
    ],
    ['at a word', 'aaaaaaaa bbbbbbbb ccccc', 20, ['aaaaaaaa bbbbbbbb ', 'ccccc']],
    ['inside a word that is too long', 'a'.repeat(45), 20, ['a'.repeat(20), 'a'.repeat(20), 'aaaaa']],
    ['before a link', 'aaa bbb [cc dd](https://e.org)', 25, ['aaa bbb ', '[cc dd](https://e.org)']],
    ['before a mention', 'aaaaaaaaaaaaaaa<@123456789>', 20, ['aaaaaaaaaaaaaaa', '<@123456789>']],
    ['before a spoiler', 'aaa bbb ccc ||ddd eee fff||', 20, ['aaa bbb ccc ', '||ddd eee fff||']],
    ['before code', 'aaa bbb ccc `ddd eee fff`', 20, ['aaa bbb ccc ', '`ddd eee fff`']],
    ['inside a fence', '```js\na1;\nb2;\nc3;\nd4;\n```', 20, ['```js\na1;\nb2;\n```', '```js\nc3;\nd4;\n```']],
    ['a fence that fits goes on whole', 'aaa bbb ccc\n```\nabc\n```', 20, ['aaa bbb ccc\n', '```\nabc\n```']],
  ])('splits %s', (_name, text, limit, expected) => {
    expect(splitMessage(text, limit)).toEqual(expected);
  });

  it('refuses a limit that has no room for a fence', () => {
    expect(() => splitMessage('a', 10)).toThrow('a limit of 10');
  });

  const pieces = fc.oneof(
    fc.constantFrom(...emoji()),
    fc.constantFrom(' ', '\n', '\n\n', '. ', 'word', 'longer-word', '漢字。', 'é', '😀', '\ud800'),
    fc.constantFrom(
      '<@123456789012345678>',
      '<:bread:1234>',
      '<t:1764621296:R>',
      '[a b](https://e.org/f_g)',
      '`a b`',
      '||c d||',
    ),
  );
  const texts = fc.array(pieces, { maxLength: 120 }).map((parts) => parts.join(''));

  it('keeps every unit, every limit, and every span and grapheme whole', () => {
    const segmenter = new Intl.Segmenter('en');
    fc.assert(
      fc.property(texts, fc.integer({ min: 60, max: 200 }), (text, limit) => {
        const parts = splitMessage(text, limit);
        expect(parts.filter((part) => part.length > limit || part.trim() === '')).toEqual([]);
        expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        const spans = (value: string): string[] => chatSpans(value).map(({ start, end }) => value.slice(start, end));
        expect(parts.flatMap(spans)).toEqual(spans(text));
        const graphemes = (value: string): string[] =>
          [...segmenter.segment(value)].map(({ segment }) => segment.trim()).filter((segment) => segment !== '');
        expect(parts.flatMap(graphemes)).toEqual(graphemes(text));
      }),
      { numRuns: 1000, seed: 8 },
    );
  });

  it('closes and opens every fence it cuts, and loses nothing of the code', () => {
    const line = fc.constantFrom(
      'a',
      '',
      'let x = 1;',
      '  indented',
      'é😀',
      'a long line of code that goes on and on and on',
    );
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 40, max: 120 }),
        (lines, limit) => {
          const code = `start\n${lines.join('\n')}\nend`;
          const parts = splitMessage(`Before.\n\`\`\`js\n${code}\n\`\`\`\nAfter.`, limit);
          expect(parts.filter((part) => part.length > limit || part.trim() === '')).toEqual([]);
          for (const part of parts) expect(part.split('```').length % 2).toBe(1);
          const inside = parts.flatMap((part) => part.split('```').filter((_, at) => at % 2 === 1));
          expect(inside.every((piece) => piece.startsWith('js\n'))).toBe(true);
          const bare = (value: string): string => value.replace(/\s/g, '');
          expect(bare(inside.map((piece) => piece.slice(3)).join(''))).toBe(bare(code));
          expect(inside.map((piece) => piece.slice(3).replace(/\n$/, '')).join('\n').length).toBeGreaterThanOrEqual(
            code.length,
          );
        },
      ),
      { numRuns: 500, seed: 9 },
    );
  });
});
