import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownToChat } from '../../../src/render/chat/to-chat.js';
import { chatToMarkdown } from '../../../src/render/chat/to-markdown.js';
import { anyText, markedText } from './hostile-texts.js';

const gap = '\u200b';
const cases: [string, string, string][] = [
  ['emphasis', '**a** __b__ *c* _d_ ***e*** ~~f~~', '**a** **b** *c* *d* ***e*** ~~f~~'],
  ['marks that are none in GFM', 'a__b__c 2 * 3 * 4 **open', 'a\\_\\_b\\_\\_c 2 \\* 3 \\* 4 \\*\\*open'],
  ['headings', '# a\n## b ##\n### c\n#### d\n###### e', '# a\n## b\n### c\n**d**\n**e**'],
  ['setext headings', 'a\n===\n\nb\nc\n---', '# a\n\n## b c'],
  ['soft and hard breaks', 'a\nb  \nc\\\nd<br>e', 'a b\nc\nd\ne'],
  ['paragraphs', 'a\n\n\n\nb', 'a\n\nb'],
  ['rules', 'a\n\n---\n\nb\n\n* * *', 'a\n\nb'],
  [
    'links',
    '[a](https://b.org "t") [c](<https://d.org>) [e][f]\n\n[f]: https://g.org',
    '[a](https://b.org) [c](https://d.org) [e](https://g.org)',
  ],
  ['a link that is its own label', '[https://a.org](https://a.org)', '<https://a.org>'],
  ['links to nowhere', '[a](b.md) [c](javascript:d) [e]', 'a c \\[e]'],
  ['brackets in addresses', '[a](https://b.org/c_(d))', '[a](https://b.org/c_%28d%29)'],
  [
    'images',
    '![a](https://b.org/c.png) ![](https://d.org/e.png) ![f](g.png)',
    '[a](https://b.org/c.png) <https://d.org/e.png> f',
  ],
  ['autolinks', '<https://a.org> <b@c.org> https://d.org/e_f_g', '<https://a.org> b@c.org https://d.org/e_f_g'],
  ['footnotes', 'a[^1] b[^2]\n\n[^1]: one *two*', 'a (one *two*) b\\[^2]'],
  ['HTML', '<b>a</b> <!-- b --> <span class="c">d</span>\n<!--\ne\n-->', 'a  d'],
  ['character references', '&lt;a&gt; &amp; &#35; &copy; &nope;', `<${gap}a> & # © &nope;`],
  ['escapes', '\\*a\\* \\# b \\[c\\]', '\\*a\\* # b \\[c\\]'],
  ['code', '`a *b*` ``c ` d``', '`a *b*` ``c ` d``'],
  ['fences', '```js\na\n```\n~~~\nb\n~~~', '```js\na\n```\n```\nb\n```'],
  ['fences inside fences', '````md\n```js\na\n```\n````', `\`\`\`md\n\`${gap}\`\`js\na\n\`${gap}\`\`\n\`\`\``],
  ['quotes, nested ones flat', '> a\n> > b\n\nc', '> a b\n\nc'],
  ['lists', '* a\n  + b\n    c\n1) d\n2. e', '- a\n  - b c\n1. d\n2. e'],
  ['tasks', '- [ ] a\n- [x] b', '- ☐ a\n- ☑ b'],
  ['a narrow table', '| A | B |\n|---|:-:|\n| *a* \\| b | `x|y` |', '```\nA      B\n-----  ---\na | b  x|y\n```'],
  [
    'a wide table',
    '| Ingredient | Linen bag of the bakers | Freezer |\n|---|---|---|\n| Crust | firm for three days and a little longer | **soft** |\n| Mould | none |',
    '- **Crust**. Linen bag of the bakers: firm for three days and a little longer · Freezer: **soft**\n- **Mould**. Linen bag of the bakers: none · Freezer: –',
  ],
  [
    'mentions',
    '@everyone <@1> \\@here \\<@2> &#64;everyone',
    `@${gap}everyone <${gap}@1> @${gap}here <${gap}@2> @${gap}everyone`,
  ],
  ['what only Discord knows', '||a|| <t:1:R> <:b:2> </c:3>', `\\|\\|a\\|\\| <${gap}t:1:R> <${gap}:b:2> <${gap}/c:3>`],
  ['Discord’s subtext and number signs', '-# a\n\n\\# b\n\n\\> c\n\n1\\. d', '\\-# a\n\n\\# b\n\n\\> c\n\n1\\. d'],
  ['a single tilde', 'about ~$5 ~a~', 'about ~$5 ~~a~~'],
  ['a mention of all in a table', '| A |\n|---|\n| @here |', `\`\`\`\nA\n------\n@${gap}here\n\`\`\``],
  ['line ends of other systems', 'a\r\n\r\nb', 'a\n\nb'],
  ['nothing', ' \n', ''],
];

describe('markdownToChat', () => {
  it.each(cases)('%s', (_name, markdown, expected) => {
    expect(markdownToChat(markdown)).toBe(expected);
  });

  it('mentions nobody, hides nothing and tells no time, whatever the document says', () => {
    const nobody = { user: () => 'SOMEBODY', role: () => 'SOMEBODY', channel: () => 'SOMEBODY' };
    fc.assert(
      fc.property(fc.oneof(markedText, anyText), (text) => {
        const chat = markdownToChat(text);
        const outsideCode = chatToMarkdown(chat, nobody).replace(/`+[^`]*`+/g, '');
        expect(outsideCode).not.toMatch(/SOMEBODY|1970|\\\[spoiler/);
        expect(chat.replace(/`+[^`]+`+/g, '')).not.toMatch(/@(?:everyone|here)/i);
      }),
      { numRuns: 2000, seed: 10 },
    );
  });
});
