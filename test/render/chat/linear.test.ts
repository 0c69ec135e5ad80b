import { describe, expect, it } from 'vitest';
import { findQuote } from '../../../src/core/quote.js';
import { sentences } from '../../../src/core/sentences.js';
import { clip, escapeChat, threadTitle } from '../../../src/render/chat/escape.js';
import { quoteInline } from '../../../src/render/chat/quote.js';
import { splitMessage } from '../../../src/render/chat/split.js';
import { markdownToChat } from '../../../src/render/chat/to-chat.js';
import { chatToMarkdown } from '../../../src/render/chat/to-markdown.js';
import { countWork } from './count-work.js';

const nobody = { user: () => null, role: () => null, channel: () => null };

const openers = [
  ...[
    '`',
    '``a',
    '`a``',
    '```',
    '```\n',
    '```a\n',
    '*',
    '*a ',
    '**',
    '**a',
    '***a',
    '**a\n\n',
    '_',
    '_a',
    '__',
    '__a',
    '~~',
    '~~a',
    '__*~~',
  ],
  ...[
    '||',
    '||a',
    '[',
    '![',
    '[a]',
    '[](http://x',
    '[a](http://x',
    '[a](http://x)',
    '](',
    '(http://',
    'https://',
    'http://a',
    '://',
  ],
  ...[
    '<',
    '<@',
    '<@1',
    '<:a:',
    '<t:1',
    '</a',
    '<id:',
    '<a ',
    '<!--',
    '<!',
    '<?',
    '&',
    '&#1',
    '@',
    '@here',
    '$',
    '|',
    '|-|\n',
    'a|b\n-|-\n',
  ],
  ...[
    '> ',
    '> a\n',
    '>',
    '>>> ',
    '> a\n>>> ',
    '- ',
    '- a\n',
    '  - a\n',
    '1. ',
    '1. a\n',
    '# ',
    '# a\n',
    '-# ',
    '\n',
    ' ',
    ' \n',
    '\t',
    '\\',
    '\\\n',
  ],
  ...[
    '[^1]: a\n',
    '[^1]',
    '[a]: b\n',
    '.',
    '. ',
    'A. ',
    '…  A',
    '。',
    '"',
    '\0',
    '\ud800',
    '\u202e',
    'e\u0301',
    '\u200d',
    '\u{e0041}',
    'cdn.discordapp.com/',
  ],
];

const functions: readonly [string, (text: string) => unknown][] = [
  ['chatToMarkdown', (text) => chatToMarkdown(text, nobody)],
  ['quoteInline', (text) => quoteInline(text, nobody)],
  ['markdownToChat', markdownToChat],
  ['escapeChat', escapeChat],
  ['threadTitle', threadTitle],
  ['splitMessage', (text) => splitMessage(text)],
  ['sentences', (text) => sentences(text)],
  ['clip', (text) => clip(text, 1000)],
  ['findQuote', (text) => findQuote(text, { quote: text.slice(0, 40), before: '', after: '', repeated: true })],
];

describe('work grows with the text, not with its square', () => {
  it.each(functions)(
    '%s, for ten thousand of any opener',
    (_name, run) => {
      const grown = openers.map((opener) => {
        const [small, large] = [2500, 10_000].map((times) => countWork(() => run(opener.repeat(times))));
        return { opener, times: (large ?? 0) / (small ?? 1) };
      });
      // Four times the text may cost four times the work, and a little for what is the same in both.
      expect(grown.filter(({ times }) => times > 5)).toEqual([]);
    },
    120_000,
  );

  it('sees a square where there is one', () => {
    const square = (text: string): void => {
      for (let at = 0; at < text.length; at += 1) text.indexOf('b', at);
    };
    const [small, large] = [250, 1000].map((times) => countWork(() => square('a'.repeat(times))));
    expect((large ?? 0) / (small ?? 1)).toBeGreaterThan(12);
  });
});
