import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NameBook } from '../../../src/render/chat/names.js';
import { quoteBlock, quoteInline } from '../../../src/render/chat/quote.js';
import { chatToMarkdown } from '../../../src/render/chat/to-markdown.js';
import { blockProblems, inlineProblems, plainProblems, seen } from './document-frame.js';
import { anyText, commonMarkExamples, emoji, gfmExamples, markedText, naughtyStrings } from './hostile-texts.js';

const names: NameBook = {
  user: (id) => (id === '1' ? 'Te_o [*]' : null),
  role: () => '# <b>everyone',
  channel: () => '`a',
};
const rawId = /<(?:@[!&]?|#|a?:\w+:|t:|\/)[^>]*\d{15,}/;
const invisible = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

/** What is wrong with the three ways this text can stand in a document. */
function problemsOf(text: string): string[] {
  const inline = quoteInline(text, names);
  const block = quoteBlock(text, names);
  const plain = chatToMarkdown(text, names);
  const problems = [
    ...(inline === null ? [] : inlineProblems(inline).map((problem) => `inline: ${problem}`)),
    ...(block.length === 0 ? [] : blockProblems(block).map((problem) => `block: ${problem}`)),
    ...plainProblems(plain).map((problem) => `plain: ${problem}`),
  ];
  for (const output of [inline ?? '', block.join('\n'), plain]) {
    if (invisible.test(output)) problems.push('a control, a bidi override or a lone surrogate');
    if (/cdn\.discordapp\.com/.test(output)) problems.push('an upload link');
    if (rawId.test(output.replace(/`+[^`]*`+/g, ''))) problems.push('a raw id');
  }
  if (inline?.includes('\n')) problems.push('a line break');
  return problems;
}

function failures(texts: readonly string[]): { text: string; problems: string[] }[] {
  return texts.map((text) => ({ text, problems: problemsOf(text) })).filter(({ problems }) => problems.length > 0);
}

const folder = process.env.RAPPORTEUR_FIXTURES;

describe('a reply cannot change the structure of the document it stands in', () => {
  it('holds for every example of CommonMark', async () => {
    const texts = await commonMarkExamples();
    expect(texts.length).toBeGreaterThan(600);
    expect(failures(texts)).toEqual([]);
  });

  it.skipIf(!folder)(
    'holds for every example of GFM (skipped without RAPPORTEUR_FIXTURES, its data is not ours)',
    () => {
      const texts = gfmExamples(folder ?? '');
      expect(texts.length).toBeGreaterThan(600);
      expect(failures(texts)).toEqual([]);
    },
  );

  it('holds for every naughty string', () => {
    const texts = naughtyStrings();
    expect(texts.length).toBeGreaterThan(400);
    expect(failures(texts)).toEqual([]);
  });

  it('holds for every emoji, and keeps each as it is', () => {
    const texts = emoji();
    expect(texts.length).toBeGreaterThan(1800);
    expect(failures(texts)).toEqual([]);
    expect(texts.filter((text) => seen(chatToMarkdown(`a ${text} b`, names)) !== `a ${text} b`)).toEqual([]);
  });

  it.each([
    ['rich in marks', markedText],
    ['of any UTF-16', anyText],
  ])('holds for random texts %s', (_name, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(problemsOf(text)).toEqual([]);
      }),
      { numRuns: Number(process.env.RAPPORTEUR_RUNS ?? 1500), seed: 7 },
    );
  });
});

describe('a reply loses no word', () => {
  const parts = [
    ...[
      '*',
      '**',
      '***',
      '_',
      '__',
      '~~',
      '`',
      '``',
      '```',
      '```\n',
      '\n',
      '\n\n',
      ' ',
      '  ',
      '> ',
      '>>> ',
      '# ',
      '- ',
      '-# ',
      '1. ',
      '+ ',
    ],
    ...['\\', '!', '(', ')', '.', '&', '$', '"', '“', 'a', 'b', 'word', 'é', '漢字', 'Ω', '😀'],
  ];
  const texts = fc.array(fc.constantFrom(...parts), { maxLength: 30 }).map((all) => all.join(''));
  const letters = (text: string): string => text.replace(/[^\p{L}😀]/gu, '');

  it('whatever marks stand around it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(letters(seen(chatToMarkdown(text, names)))).toBe(letters(text));
        const inline = quoteInline(text, names);
        if (inline !== null) expect(letters(seen(inline))).toBe(letters(text));
      }),
      { numRuns: 3000, seed: 13 },
    );
  });
});
