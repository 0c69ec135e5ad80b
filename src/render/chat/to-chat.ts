import { takeDefinitions } from './gfm-definitions.js';
import { convertGfm } from './gfm-inline.js';
import type { Definitions } from './gfm-link.js';
import { isDelimiterRow, printTable, tableCells } from './gfm-table.js';
import { makeHarmless } from './harmless.js';

interface Reader {
  readonly lines: readonly string[];
  readonly definitions: Definitions;
  readonly out: string[];
}

/** One block: takes lines from `at` on, prints them, and says where the next block begins; -1 when it is not there. */
interface BlockRule {
  readonly name: string;
  readonly take: (reader: Reader, at: number) => number;
}

const fencePattern = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^`\n]*)$/;
const itemPattern = /^([ \t]*)(?:([-*+])|(\d{1,9})[.)])[ \t]+(?:\[([ xX])\][ \t]+)?(.*)$/;
const rulePattern = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const headingPattern = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;

function inline(reader: Reader, text: string): string {
  return convertGfm(text, 'chat', reader.definitions).trim();
}

function takeFence({ lines, out }: Reader, at: number): number {
  const match = fencePattern.exec(lines[at] ?? '');
  if (!match) return -1;
  const [, indent = '', mark = '', info = ''] = match;
  const code: string[] = [];
  let next = at + 1;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    if (line.trim().startsWith(mark) && /^[ \t]*[`~]+[ \t]*$/.test(line)) break;
    code.push(line.startsWith(indent) ? line.slice(indent.length) : line);
  }
  // Discord closes a fence at any three backticks, so those inside are kept apart.
  const language = /^[\w+\-.#]{1,40}/.exec(info)?.[0] ?? '';
  out.push(`\`\`\`${language}`, code.join('\n').replace(/`(?=``)/g, '`\u200b'), '```');
  return next + 1;
}

function takeHeading(reader: Reader, at: number): number {
  const match = headingPattern.exec(reader.lines[at] ?? '');
  if (!match?.[1]) return -1;
  printHeading(reader, match[1].length, match[2] ?? '');
  return at + 1;
}

function printHeading(reader: Reader, level: number, text: string): void {
  const title = inline(reader, text).replace(/\n/g, ' ');
  if (title === '') return;
  reader.out.push(level <= 3 ? `${'#'.repeat(level)} ${title}` : `**${title.replaceAll('**', '')}**`);
}

function takeRule({ lines, out }: Reader, at: number): number {
  if (!rulePattern.test(lines[at] ?? '')) return -1;
  out.push('');
  return at + 1;
}

function takeTable(reader: Reader, at: number): number {
  const { lines, out } = reader;
  if (!lines[at]?.includes('|') || !isDelimiterRow(lines[at + 1] ?? '')) return -1;
  const rows = [tableCells(lines[at] ?? '')];
  let next = at + 2;
  for (; next < lines.length && lines[next]?.includes('|'); next += 1) rows.push(tableCells(lines[next] ?? ''));
  const chat = (cell: string): string => inline(reader, cell).replace(/\n/g, ' ');
  const plain = (cell: string): string => convertGfm(cell, 'plain', reader.definitions).replace(/\s+/g, ' ').trim();
  for (const line of printTable(rows, { chat, plain })) out.push(line);
  return next;
}

function takeQuote(reader: Reader, at: number): number {
  const inner: string[] = [];
  let next = at;
  for (; next < reader.lines.length; next += 1) {
    const match = /^ {0,3}(?:>[ \t]?)+(.*)$/.exec(reader.lines[next] ?? '');
    if (!match) break;
    inner.push(match[1] ?? '');
  }
  if (inner.length === 0) return -1;
  const nested: Reader = { ...reader, lines: inner, out: [] };
  readBlocks(
    nested,
    blockRules.filter((rule) => rule.name !== 'quote'),
  );
  for (const line of tidy(nested.out).split('\n')) reader.out.push(`> ${line}`);
  return next;
}

function takeItem(reader: Reader, at: number): number {
  const match = itemPattern.exec(reader.lines[at] ?? '');
  if (!match) return -1;
  const [, indent = '', , number, task, first = ''] = match;
  const text = [first];
  let next = at + 1;
  while (next < reader.lines.length && goesOn(reader.lines, next)) {
    text.push((reader.lines[next] ?? '').trimStart());
    next += 1;
  }
  const box = task === undefined ? '' : task === ' ' ? '☐ ' : '☑ ';
  const marker = number === undefined ? '-' : `${number}.`;
  const depth = indent.replaceAll('\t', '    ').length;
  reader.out.push(`${' '.repeat(Math.min(depth, 20))}${marker} ${box}${inline(reader, text.join('\n'))}`);
  return next;
}

/** True when a line belongs to the paragraph or item above it. */
function goesOn(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  const begins = [fencePattern, itemPattern, rulePattern, headingPattern, /^ {0,3}>/].some((one) => one.test(line));
  return line.trim() !== '' && !begins && !isDelimiterRow(lines[at + 1] ?? '');
}

function takeParagraph(reader: Reader, at: number): number {
  const { lines, out } = reader;
  const text = [lines[at] ?? ''];
  let next = at + 1;
  for (; next < lines.length; next += 1) {
    const setext = /^ {0,3}(=+|-+)[ \t]*$/.exec(lines[next] ?? '')?.[1];
    if (setext) {
      printHeading(reader, setext.startsWith('=') ? 1 : 2, text.join('\n'));
      return next + 1;
    }
    if (!goesOn(lines, next)) break;
    text.push((lines[next] ?? '').trimStart());
  }
  for (const line of inline(reader, text.join('\n')).split('\n')) out.push(guardChatLine(line));
  return next;
}

/** Keeps a paragraph's line from becoming Discord's subtext, quote, list or heading. */
function guardChatLine(line: string): string {
  return line.replace(/^[ \t]*(?=(?:-#|#{1,3}|>{1,3}|[-*])(?:[ \t]|$))/, '\\').replace(/^(\d+)(?=\.[ \t])/, '$1\\');
}

const blockRules: readonly BlockRule[] = [
  { name: 'blank', take: ({ lines, out }, at) => (lines[at]?.trim() === '' ? out.push('') && at + 1 : -1) },
  { name: 'fence', take: takeFence },
  { name: 'heading', take: takeHeading },
  { name: 'rule', take: takeRule },
  { name: 'table', take: takeTable },
  { name: 'quote', take: takeQuote },
  { name: 'list item', take: takeItem },
  { name: 'paragraph', take: takeParagraph },
];

function readBlocks(reader: Reader, rules: readonly BlockRule[]): void {
  let at = 0;
  while (at < reader.lines.length) {
    for (const rule of rules) {
      const next = rule.take(reader, at);
      if (next <= at) continue;
      at = next;
      break;
    }
  }
}

function tidy(out: readonly string[]): string {
  return out
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
}

function dropComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = text.indexOf('<!--'); at !== -1; at = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', at + 4);
    if (end === -1) break;
    kept.push(text.slice(from, at));
    from = end + 3;
  }
  return kept.join('') + text.slice(from);
}

/**
 * Converts our own document text (GFM: cells, headlines, bodies, introductions) to what Discord renders: tables become
 * aligned code or lists, images links, headings below the third bold lines, rules blank lines, footnotes brackets,
 * HTML goes. Nothing in it can mention anybody. Sending must still set `allowed_mentions`.
 * Source: facts section 3, "other direction"; GFM 0.29.
 */
export function markdownToChat(markdown: string): string {
  const text = dropComments(makeHarmless(markdown));
  const { lines, definitions } = takeDefinitions(text.split('\n'));
  const reader: Reader = { lines, definitions, out: [] };
  readBlocks(reader, blockRules);
  return tidy(reader.out);
}
