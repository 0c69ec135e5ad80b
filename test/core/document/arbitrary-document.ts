import fc from 'fast-check';

/** A generated document and what a reader would see in it. */
export interface GeneratedDocument {
  readonly source: string;
  readonly headlines: readonly string[];
  readonly recipes: readonly string[];
  /** The exact text of each section between its heading and the next; null for a section that is missing. */
  readonly placeholders: { readonly discussion: string | null; readonly takeaways: string | null };
}

type Style = 'atx' | 'setext' | 'bold' | 'bare';

const SECTION_TITLES = {
  en: ['Questions for Marta', 'Discussion', 'What we took from it'],
  de: ['Fragen an Marta', 'Diskussion', 'Was wir mitnehmen'],
  ja: ['田中さんへの質問', '議論', '得られたこと'],
  es: ['Preguntas para Marta', 'Discusión', 'Lo que nos llevamos'],
} as const;

const HEADLINES = [
  'Is it cheating?',
  'Does `a ? b` matter, [really](https://x.y/?q=1)?',
  '冷凍庫はずるいか？',
  'Why **two** tins?',
  'هل هذا مهم؟',
  'A plain statement without any mark',
  'What of 🍞 and 👩‍🔬?',
];

const PIECES = [
  'A paragraph of text\nthat is wrapped.',
  '```md\n## Discussion\n<!-- rapporteur:discussion 1 sha256=0 -->\n```',
  '> ## Discussion\n> (none)',
  '<!--\nDiscussion\n-->',
  '<details>\n<summary>More</summary>\n\n## Discussion\n\n<!-- rapporteur:takeaways 1 sha256=0 -->\n\n</details>',
  'Say `<!-- rapporteur:discussion 1 -->` in prose.',
  '[link]: https://example.org/?a=b "Title"',
  '[^1]: A note with words.',
  '    indented code\n    Discussion',
  '| x | y |\n|---|---|\n| 1 | 2 |',
  '~~~\nopen and closed\n~~~',
  'Tabs\tand\u00a0no-break blanks\u200b and emoji 🍞.',
];

/** Pieces of Markdown that may stand anywhere in a document without changing what it is. */
export const piece: fc.Arbitrary<string> = fc.constantFrom(...PIECES);

const PLACEHOLDERS = ['(none)', '*(None)*', 'TBD', '…', '<!-- later -->', '- (none)', ''] as const;

interface Parts {
  readonly style: Style;
  readonly level: number;
  readonly language: keyof typeof SECTION_TITLES;
  readonly headlines: readonly string[];
  readonly marker: string;
  readonly intro: readonly string[];
  readonly outro: readonly string[];
  readonly discussion: string | null;
  readonly takeaways: string | null;
  readonly eol: string;
  readonly bom: boolean;
  readonly finalNewline: boolean;
  readonly frontMatter: boolean;
  readonly tight: boolean;
}

/** Session documents in all styles, line ends and languages that we know. */
export const anyDocument: fc.Arbitrary<GeneratedDocument> = fc
  .record<Parts>({
    style: fc.constantFrom('atx', 'setext', 'bold', 'bare'),
    level: fc.integer({ min: 1, max: 6 }),
    language: fc.constantFrom('en', 'de', 'ja', 'es'),
    headlines: fc.uniqueArray(fc.constantFrom(...HEADLINES), { minLength: 1, maxLength: 5 }),
    marker: fc.constantFrom('- ', '* ', '+ ', '1. ', '1) ', '- [ ] '),
    intro: fc.array(piece, { maxLength: 3 }),
    outro: fc.array(piece, { maxLength: 2 }),
    discussion: fc.option(fc.constantFrom(...PLACEHOLDERS), { freq: 6 }),
    takeaways: fc.option(fc.constantFrom(...PLACEHOLDERS), { freq: 6 }),
    eol: fc.constantFrom('\n', '\r\n', '\r'),
    bom: fc.boolean(),
    finalNewline: fc.boolean(),
    frontMatter: fc.boolean(),
    tight: fc.boolean(),
  })
  .map(build);

function build(parts: Parts): GeneratedDocument {
  const [questions, discussion, takeaways] = SECTION_TITLES[parts.language];
  const blocks = [...parts.intro, '| Ingredient | TMax | T1 |\n|---|---|---|\n| Reward | a \\| b | c |'];
  blocks.push(heading(parts, questions));
  blocks.push(parts.headlines.map((text) => `${parts.marker}${text} Some body.`).join('\n'));
  const gap = parts.tight && parts.style === 'bare' ? '\n' : '\n\n';
  const section = (title: string, text: string | null): string =>
    text === null ? '' : gap + heading(parts, title) + (text === '' ? '' : gap + text);
  const outro = parts.style === 'atx' ? parts.outro : [];
  const body =
    blocks.join('\n\n') +
    section(discussion, parts.discussion) +
    section(takeaways, parts.takeaways) +
    (outro.length > 0 ? `\n\n${'#'.repeat(parts.level)} Appendix\n\n${outro.join('\n\n')}` : '');
  const front = parts.frontMatter ? '---\ntitle: A session # mine\nroom: 4\n---\n\n' : '';
  const text = front + body + (parts.finalNewline ? '\n' : '');
  return {
    source: (parts.bom ? '\ufeff' : '') + text.replaceAll('\n', parts.eol),
    headlines: parts.headlines,
    recipes: ['TMax', 'T1'],
    placeholders: { discussion: parts.discussion, takeaways: parts.takeaways },
  };
}

function heading(parts: Parts, title: string): string {
  if (parts.style === 'atx') return `${'#'.repeat(parts.level)} ${title}`;
  if (parts.style === 'setext') return `${title}\n${(parts.level === 1 ? '=' : '-').repeat(5)}`;
  return parts.style === 'bold' ? `**${title}**` : title;
}

const BODY_PIECES = [
  '### Is it cheating?',
  '- **Ilse** “Ten minutes.” [1.2](https://discord.com/channels/1/2/3) · 4 agree\n  - **Sam** objects: “No.”',
  '*Still open*',
  '> a quote\n> of two lines',
  '```\ncode\n```',
  'A line broken\\\nby hand.  ',
  '<details>\n<summary>3 more</summary>\n\n- x\n\n</details>',
  '1. **A takeaway.** Ilse · rests on 1.2',
];

/** Texts as we would write them into a section. */
export const anyBody: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...BODY_PIECES), { minLength: 1, maxLength: 5 })
  .map((pieces) => pieces.join('\n\n'));
