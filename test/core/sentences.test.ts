import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatSpans } from '../../src/core/chat-spans.js';
import { sentences } from '../../src/core/sentences.js';
import { anyText, markedText } from '../render/chat/hostile-texts.js';

const cases: [string, string, string[]][] = [
  ['plain sentences', 'It keeps. It does not! Does it?', ['It keeps.', 'It does not!', 'Does it?']],
  ['nothing', ' \n\t\n', []],
  ['a line without a full stop', 'no stop here', ['no stop here']],
  ['lines', 'one\ntwo. three\n\nfour', ['one', 'two. three', 'four']],
  [
    'abbreviations',
    'Use e.g. Bags. Ask Dr. Smith vs. Jones et al. (2020).',
    ['Use e.g. Bags.', 'Ask Dr. Smith vs. Jones et al. (2020).'],
  ],
  ['abbreviations at the end', 'Bags, tins, etc. Then bread.', ['Bags, tins, etc.', 'Then bread.']],
  ['references', 'See Fig. 3 and No. 5. I say no. Then go.', ['See Fig. 3 and No. 5.', 'I say no.', 'Then go.']],
  [
    'German abbreviations',
    'Das gilt z. B. Für Brot. Vgl. Seite 3, d. h. Oben.',
    ['Das gilt z. B. Für Brot.', 'Vgl. Seite 3, d. h. Oben.'],
  ],
  [
    'initials',
    'J. Smith met George W. Bush. So do I. Then we left.',
    ['J. Smith met George W. Bush.', 'So do I.', 'Then we left.'],
  ],
  [
    'decimals and versions',
    'Qwen 3.5 9B has 2.1 points. Version 2.1. Next.',
    ['Qwen 3.5 9B has 2.1 points.', 'Version 2.1.', 'Next.'],
  ],
  ['an ellipsis', 'Well... maybe. Or not… Who knows?', ['Well... maybe.', 'Or not…', 'Who knows?']],
  ['speech', '“Really?” he said. “Yes.” She left.', ['“Really?” he said.', '“Yes.”', 'She left.']],
  ['a rest without words', 'Yes. :) 👍', ['Yes. :) 👍']],
  ['emoji alone', '👍', ['👍']],
  [
    'emphasis that closes after the stop',
    '**Done.** Next. ||Hidden. All.|| Seen.',
    ['**Done.**', 'Next.', '||Hidden. All.||', 'Seen.'],
  ],
  [
    'links',
    'Read [A. B. Read.](https://a.org/b.C) Now. Or https://a.org/b.C?d=E. Then.',
    ['Read [A. B. Read.](https://a.org/b.C) Now.', 'Or https://a.org/b.C?d=E.', 'Then.'],
  ],
  ['code', 'Type `a. B. C` Now. Then go.', ['Type `a. B. C` Now.', 'Then go.']],
  ['code over two lines', 'Type `a\nB. c` now. Go.', ['Type `a\nB. c` now.', 'Go.']],
  [
    'a fence',
    'Like so. This:\n```js\na. B.\n\n> c\n```\nDone. Yes.',
    ['Like so.', 'This:', '```js\na. B.\n\n> c\n```', 'Done.', 'Yes.'],
  ],
  ['a fence in a line', 'So ```a. B``` it is.', ['So', '```a. B```', 'it is.']],
  ['an unclosed fence', '```js\nLet it. Be so.', ['```js', 'Let it.', 'Be so.']],
  ['quoted lines', '> Theirs. Yes.\nMine. Mine too.\n> theirs again', ['Mine.', 'Mine too.']],
  ['a quote to the end', 'Mine.\n>>> Theirs.\nTheirs too.', ['Mine.']],
  ['no space, no quote', '>Mine.', ['>Mine.']],
  [
    'marks of lines',
    '# Head\n- one. Two.\n  1. three\n-# small\n* four',
    ['Head', 'one.', 'Two.', 'three', 'small', 'four'],
  ],
  ['mentions and emoji', 'Ask <@123>. Or <:a:1> <t:1:R>. Then.', ['Ask <@123>.', 'Or <:a:1> <t:1:R>.', 'Then.']],
  [
    'Japanese',
    'これはパンです。本当？はい！「そう。」と言った。',
    ['これはパンです。', '本当？', 'はい！', '「そう。」', 'と言った。'],
  ],
  ['Chinese', '面包很好。对吗？', ['面包很好。', '对吗？']],
  ['Arabic', 'هل هذا خبز؟ نعم.', ['هل هذا خبز؟', 'نعم.']],
  ['Hindi', 'यह रोटी है। वह है।', ['यह रोटी है।', 'वह है।']],
  ['Thai, which has no marks', 'สวัสดีครับ ผมชื่อทีโอ', ['สวัสดีครับ ผมชื่อทีโอ']],
  ['Spanish', '¿Es pan? ¡Sí! El Sr. López lo dijo.', ['¿Es pan?', '¡Sí!', 'El Sr. López lo dijo.']],
  ['line ends of other systems', 'One.\r\nTwo.', ['One.', 'Two.']],
];

describe('sentences', () => {
  it.each(cases)('%s', (_name, text, expected) => {
    expect(sentences(text).map((sentence) => sentence.text)).toEqual(expected);
  });

  it('are exact slices in order, cut no span and leave out nothing but white space, marks and quotes', () => {
    fc.assert(
      fc.property(fc.oneof(markedText, anyText), (text) => {
        let last = 0;
        const spans = chatSpans(text);
        for (const { start, end, text: words } of sentences(text)) {
          expect(text.slice(start, end)).toBe(words);
          expect(words).toBe(words.trim());
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(last, start)).toMatch(/^(?:[\s#*+>.)\p{C}\p{M}\p{N}-]|>.*)*$/su);
          const cut = spans.filter((span) => [start, end].some((at) => span.start < at && at < span.end));
          expect(cut).toEqual([]);
          last = end;
        }
      }),
      { numRuns: 2000, seed: 12 },
    );
  });

  it('refuses a language that is none', () => {
    expect(() => sentences('a', 'no language')).toThrow(RangeError);
  });
});
