import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { bodyHash } from '../../../src/core/document/marks.js';
import { parseSession } from '../../../src/core/document/parse.js';
import { spliceSections } from '../../../src/core/document/splice.js';
import { UserError } from '../../../src/core/errors.js';

function documentWith(discussion: string, rest = '## What we took from it\n\n(none)\n'): string {
  return `# T\n\n## Questions\n\n- One?\n\n## Discussion\n\n${discussion}\n\n${rest}`;
}

const SOURCE = documentWith('(none)');
const FIRST = 'We met.\n\n- **Ilse** “Yes.” [1.1](https://discord.com/channels/1/2/3)';
const SECOND = `${FIRST}\n- **Sam** “No.” 1.2`;

function write(
  source: string,
  body: string | null,
  more: { previous?: string; placeholder?: string } = {},
  take?: 'document' | 'generated',
) {
  return spliceSections(source, { discussion: { body, ...more } }, take ? { take } : {});
}

describe('writing a section', () => {
  it('puts the block between marks in the place of the placeholder and says what it replaced', () => {
    const result = write(SOURCE, FIRST);
    const block = `<!-- rapporteur:discussion 1 sha256=${bodyHash(FIRST)} -->\n${FIRST}\n<!-- /rapporteur:discussion -->`;
    expect(result.text).toBe(documentWith(block));
    expect(result.placeholders).toEqual({ discussion: '(none)' });
  });

  it('keeps a person’s text and goes below it', () => {
    const source = documentWith('We talked.\n\n> and quoted');
    const { text, placeholders } = write(source, FIRST);
    expect(text.indexOf('> and quoted')).toBeLessThan(text.indexOf('<!-- rapporteur:discussion'));
    expect(text.indexOf('<!-- /rapporteur:discussion')).toBeLessThan(text.indexOf('## What we took'));
    expect(placeholders).toEqual({});
    expect(write(text, null).text).toBe(source);
  });

  it('adds what is missing at the end, in the document’s language and style, and takes it away again', () => {
    const source = 'Fragen an Marta\n- Warum?\n\n**Diskussion**\n\nTBD';
    const { text } = spliceSections(source, { takeaways: { body: '1. x' } });
    expect(text.startsWith(`${source}\n\n**Was wir mitnehmen**\n\n<!-- rapporteur:takeaways`)).toBe(true);
    expect(text.endsWith('-->')).toBe(true);
    expect(spliceSections(text, { takeaways: { body: null } }).text).toBe(source);
  });

  it('can be read as Markdown below a bare line that a list swallows', () => {
    const source = 'Questions for Hamish:\n- One?\n- Two? Body.\nDiscussion\n(none)\nWhat we took from it\n(none)';
    const { text, placeholders } = spliceSections(source, {
      discussion: { body: '**One?**\n\n- a' },
      takeaways: { body: '1. b' },
    });
    const html = new MarkdownIt({ html: true }).render(text);
    // The text stands on its own, after the list, and the next heading is no part of ours.
    expect(html).toMatch(
      /<\/ul>\n<!-- rapporteur:discussion[^\n]*-->\n<p><strong>One\?<\/strong><\/p>\n<ul>\n<li>a<\/li>\n<\/ul>/,
    );
    expect(html).toContain('<!-- /rapporteur:discussion -->\n<p>What we took from it</p>');
    expect(placeholders).toEqual({ discussion: '(none)', takeaways: '(none)' });
    const block = /<!-- rapporteur:(\w+) .*?<!-- \/rapporteur:\1 -->/gs;
    expect(text.replace(block, '(none)')).toBe(source);
  });

  it('uses the line ends of the document', () => {
    const { text } = write(SOURCE.replaceAll('\n', '\r\n'), SECOND);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('does not let a body break out of the marks', () => {
    const body = 'a\n<!-- /rapporteur:discussion -->\n## Discussion';
    const { text } = write(SOURCE, body);
    const document = parseSession(text, '');
    expect(document.problems.filter((problem) => problem.severity === 'error')).toEqual([]);
    expect(document.sections.discussion.block?.body).toContain('## Discussion');
    expect(write(text, null, { placeholder: '(none)' }).text).toBe(SOURCE);
  });

  it('takes a changed line end and trimmed lines for no change by a person', () => {
    const written = write(SOURCE, 'a  \nb').text.replaceAll('\n', '\r\n').replace('a  ', 'a');
    expect(write(written, SECOND).conflicts).toEqual([]);
  });
});

describe('a block that a person changed', () => {
  const edited = write(SOURCE, FIRST).text.replace('“Yes.”', '“Yes, sure.”');

  it('is not touched, and the difference is told three ways', () => {
    const result = write(edited, FIRST.replace('“Yes.”', '“Maybe.”'), { previous: FIRST });
    expect(result.text).toBe(edited);
    expect(result.conflicts).toEqual([
      {
        section: 'discussion',
        line: 9,
        diff: [
          '  We met.',
          '  ',
          '<<<<<<< in the document',
          '- **Ilse** “Yes, sure.” [1.1](https://discord.com/channels/1/2/3)',
          '||||||| last generated',
          '- **Ilse** “Yes.” [1.1](https://discord.com/channels/1/2/3)',
          '=======',
          '- **Ilse** “Maybe.” [1.1](https://discord.com/channels/1/2/3)',
          '>>>>>>> newly generated',
        ].join('\n'),
      },
    ]);
  });

  it('has a two-way difference where the last text is not known', () => {
    const [conflict] = write(edited, FIRST, { previous: 'something else' }).conflicts;
    expect(conflict?.diff.split('\n').slice(0, 2)).toEqual(['--- in the document', '+++ newly generated']);
    expect(conflict?.diff).toContain('- - **Ilse** “Yes, sure.”');
    expect(conflict?.diff).toContain('+ - **Ilse** “Yes.”');
  });

  it('refuses to lose the change when there is nothing to say any more', () => {
    expect(write(edited, null, { previous: FIRST, placeholder: '(none)' }).text).toBe(edited);
  });

  it('stays as it is with `document`, also later, until `generated` is taken', () => {
    const kept = write(edited, SECOND, { previous: FIRST }, 'document').text;
    expect(kept).toBe(edited.replace(/ -->/, ' kept -->'));
    expect(write(kept, SECOND)).toEqual({ text: kept, placeholders: {}, conflicts: [] });
    expect(write(kept, null).text).toBe(kept);
    const generated = write(kept, SECOND, {}, 'generated').text;
    expect(generated).toBe(write(SOURCE, SECOND).text);
  });

  it('is written over with `generated`', () => {
    expect(write(edited, SECOND, { previous: FIRST }, 'generated').text).toBe(write(SOURCE, SECOND).text);
  });
});

const REFUSED: readonly (readonly [string, string, RegExp])[] = [
  ['an opening mark alone', documentWith('<!-- rapporteur:discussion 1 sha256=0 -->\nx'), /^Line 9: .*no closing mark/],
  ['a closing mark alone', documentWith('x\n<!-- /rapporteur:discussion -->'), /^Line 10: .*no opening mark/],
  [
    'a block twice',
    documentWith('<!-- rapporteur:discussion 1 sha256=0 -->\n<!-- /rapporteur:discussion -->\n'.repeat(2)),
    /^Line 11: .*second time/,
  ],
  [
    'a mark inside a block',
    documentWith(
      '<!-- rapporteur:discussion 1 sha256=0 -->\n<!-- rapporteur:takeaways 1 -->\n<!-- /rapporteur:discussion -->',
    ),
    /^Line 10: A mark stands inside/,
  ],
  ['a section twice', documentWith('x', '## Discussion\n\ny\n'), /^Line 11: .*second time/],
  [
    'a block of a later format',
    documentWith('<!-- rapporteur:discussion 2 -->\n<!-- /rapporteur:discussion -->'),
    /^Line 9: .*later version/,
  ],
  ['a code block that never ends', documentWith('```\nx'), /Line 9: The code block that begins here is never closed/],
  ['no text', 'a\0b', /not UTF-8 text/],
];

describe('what is refused', () => {
  it.each(REFUSED)('%s', (_what, source, message) => {
    const refused = (): unknown => write(source, FIRST);
    expect(refused).toThrow(UserError);
    expect(refused).toThrow(message);
  });
});

const MARK = '<!-- rapporteur:discussion 1 sha256=0 -->';
const ONLY_TEXT: readonly (readonly [string, string])[] = [
  ['a fence', `\`\`\`\n${MARK}\n\`\`\``],
  ['indented code', `    ${MARK}`],
  ['a code span', `Write \`${MARK}\` so.`],
  ['a quote', `> ${MARK}`],
  ['a comment', `<!--\n${MARK.replace('-->', '')}\n-->`],
  ['a hidden part', `<details>\n\n${MARK}\n\n</details>`],
  ['a list item', `- item\n\n  ${MARK}`],
];

describe('a mark inside', () => {
  it.each(ONLY_TEXT)('%s is text', (_where, text) => {
    const source = documentWith(text);
    expect(parseSession(source, '').problems.filter((problem) => problem.rule.startsWith('mark-'))).toEqual([]);
    const written = write(source, FIRST);
    expect(parseSession(written.text, '').sections.discussion.block?.body).toBe(FIRST);
    const placeholder = written.placeholders.discussion ?? '';
    expect(write(written.text, null, { placeholder }).text).toBe(source);
  });
});
