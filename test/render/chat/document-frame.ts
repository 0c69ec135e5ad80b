import MarkdownIt, { type Token } from 'markdown-it';

const link = 'https://discord.com/channels/1/2/3';

const rest = `- **Ilse** “After it.” [1.2](${link}4) · 1 agrees

| Ingredient | Bag | Tin |
| --- | --- | --- |
| Crust | [firm][ref] | soft[^1] |

Last words.

[ref]: https://example.org/ref
[^1]: A note.

## What we took from it

1. Nothing yet.
`;

const head = `# Bread

An introduction with *marks*.

## Discussion

`;

/** A document with the reply's words inside a line of ours. */
export function inlineDocument(entry: string): string {
  return `${head}- **Teo** “${entry}” [1.1](${link}) · 3 agree\n${rest}`;
}

/** A document with the reply's words as a block quote inside an item of ours. */
export function blockDocument(lines: readonly string[]): string {
  return `${head}- **Teo**, [1.1](${link}) · 3 agree\n\n${lines.map((line) => `  ${line}`).join('\n')}\n${rest}`;
}

/** A document with the reply's words between two paragraphs of ours. */
export function plainDocument(markdown: string): string {
  return `${head}Before.\n\n${markdown}\n\n${rest}`;
}

const reader = new MarkdownIt({ html: true, linkify: false });

/** A document as a reader's parser sees it: blocks, what is inside lines, and where definitions point. */
export interface Reading {
  readonly tokens: readonly Token[];
  readonly references: string;
}

/** Parses with CommonMark, GFM's tables and strikethrough, and HTML let through. */
export function read(markdown: string): Reading {
  const env: { references?: Record<string, { title: string; href: string }> } = {};
  const tokens = reader.parse(markdown, env);
  return { tokens, references: JSON.stringify(env.references ?? {}) };
}

/** Token kinds with their nesting, a line's inside included: two readings with equal outlines have one structure. */
export function outline(tokens: readonly Token[]): string[] {
  return tokens.map((token) => {
    const inside = token.children ? `(${token.children.map((child) => child.type + child.content).join(' ')})` : '';
    return `${token.level} ${token.type} ${token.markup}${inside}`;
  });
}

const allowedInline = new Set(
  'text em_open em_close strong_open strong_close s_open s_close code_inline link_open link_close text_special'.split(
    ' ',
  ),
);
const allowedBlock = new Set(
  (
    'paragraph_open paragraph_close inline fence blockquote_open blockquote_close bullet_list_open bullet_list_close ' +
    'ordered_list_open ordered_list_close list_item_open list_item_close'
  ).split(' '),
);

/** What stands in a reply's tokens that may not come from a reply; `breaks` allows line breaks. */
export function forbidden(tokens: readonly Token[], breaks: boolean): string[] {
  const found: string[] = [];
  for (const token of tokens) {
    if (!allowedBlock.has(token.type)) found.push(token.type);
    for (const child of token.children ?? []) {
      const isBreak = child.type === 'hardbreak' || child.type === 'softbreak';
      if (isBreak ? !breaks : !allowedInline.has(child.type)) found.push(child.type);
      const href = child.attrGet('href');
      if (href !== null && !/^https?:\/\//i.test(String(href))) found.push(`href ${href}`);
    }
  }
  return found;
}

const plainInline = read(inlineDocument('Words.'));
const plainBlock = read(blockDocument(['> Words.']));
const plainBetween = read(plainDocument('Words.'));

/** Problems with the document that holds `entry` inside a line; none when its structure is that of any other. */
export function inlineProblems(entry: string): string[] {
  const plain = plainInline;
  const real = read(inlineDocument(entry));
  const at = plain.tokens.findIndex((token) => token.content.includes('Words.'));
  const line = real.tokens[at];
  if (!line || real.tokens.length !== plain.tokens.length) return ['other blocks'];
  const without = (reading: Reading): string => outline(reading.tokens.filter((_, index) => index !== at)).join('\n');
  const problems = forbidden([line], false);
  if (without(plain) !== without(real) || plain.references !== real.references) problems.push('other structure');
  const children = line.children ?? [];
  const ours = children.map((child) => child.type + child.content + String(child.attrGet('href') ?? ''));
  if (!ours.join('|').startsWith('text|strong_open|textTeo|strong_close|text “')) problems.push('name lost');
  if (!ours.join('|').endsWith(`” |link_open${link}|text1.1|link_close|text · 3 agree`)) problems.push('link lost');
  return problems;
}

/** Problems with the document that holds these lines of a block quote inside an item. */
export function blockProblems(lines: readonly string[]): string[] {
  const split = (reading: Reading): { outside: string; inside: Token[] } => {
    const open = reading.tokens.findIndex((token) => token.type === 'blockquote_open' && token.level === 2);
    const close = reading.tokens.findIndex((token) => token.type === 'blockquote_close' && token.level === 2);
    const outside = [...reading.tokens.slice(0, open), ...reading.tokens.slice(close + 1)];
    return { outside: outline(outside).join('\n'), inside: reading.tokens.slice(open, close + 1) };
  };
  const plain = plainBlock;
  const real = read(blockDocument(lines));
  const problems = forbidden(split(real).inside, true);
  if (split(plain).outside !== split(real).outside) problems.push('other structure');
  if (plain.references !== real.references) problems.push('other definitions');
  return problems;
}

/** Problems with the document that holds this Markdown between two paragraphs. */
export function plainProblems(markdown: string): string[] {
  const around = (reading: Reading): { outside: string; inside: Token[] } => {
    const before = reading.tokens.findIndex((token) => token.content === 'Before.') + 2;
    const after = reading.tokens.findIndex((token) => token.content.includes('After it.'));
    const list = reading.tokens.findLastIndex((token, at) => at < after && token.type === 'bullet_list_open');
    const outside = [...reading.tokens.slice(0, before), ...reading.tokens.slice(list)];
    return { outside: outline(outside).join('\n'), inside: reading.tokens.slice(before, list) };
  };
  const plain = around(plainBetween);
  const real = around(read(plainDocument(markdown)));
  const problems = forbidden(real.inside, true);
  if (plain.outside !== real.outside) problems.push('other structure');
  return problems;
}

/** The words a reader sees of Markdown, a fence's language among them. */
export function seen(markdown: string): string {
  return read(markdown)
    .tokens.map(({ type, info, content, children }) => {
      if (type === 'fence') return info + content;
      return (children ?? []).map((child) => (child.type.endsWith('break') ? '\n' : child.content)).join('');
    })
    .join('');
}
