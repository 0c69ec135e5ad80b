import MarkdownIt, { type StateBlock, type Token } from 'markdown-it';
import { LINE_FLAG, looksLikeWrappedProse } from './line-flags.js';
import { readMark } from './marks.js';
import type { Block, BlockKind, LineRange } from './outline.js';
import { delimiterColumns, hasDivider, splitRow } from './split-row.js';

/**
 * The blocks of a text by markdown-it's block rules (CommonMark 0.31) with three of our own: a table ends at a line
 * without a pipe; a known name, a bold line or a mark is a block of its own, even where CommonMark would take it as the
 * lazy continuation of a list item; and our own blocks are skipped whole.
 * `text` has LF line ends; `flags` says for each line what it may be.
 */
export function documentBlocks(text: string, flags: Uint8Array): readonly Block[] {
  const parser = new MarkdownIt({ html: true, maxNesting: MOST_NESTING });
  const rules = parser.block.ruler;
  const alt = ['paragraph', 'reference', 'blockquote', 'list'];
  rules.at('table', tableRule, { alt: ['paragraph', 'reference'] });
  rules.at('paragraph', paragraphRule);
  rules.before('table', 'document_line', (state, line, end, silent) => documentLine(state, line, end, silent, flags), {
    alt,
  });
  const tokens = topLevelTokens();
  parser.block.parse(text, parser, {}, tokens);
  return blocksOf(tokens);
}

/** Fifty lists inside each other; deeper ones nobody writes. */
const MOST_NESTING = 100;

/**
 * A list of tokens that keeps only those which become blocks: a document of ten megabytes has a million others, and
 * holding them costs more than finding them.
 */
function topLevelTokens(): Token[] {
  const tokens: Token[] = [];
  tokens.push = (...added) => {
    for (const token of added) {
      const isTop = token.level === 0 && token.nesting >= 0;
      const isItem = token.type === 'list_item_open' && token.level === 1;
      if (isTop || isItem || token.type === 'table_open') tokens[tokens.length] = token;
    }
    return tokens.length;
  };
  return tokens;
}

/** markdown-it's own rule (CommonMark 0.31, section 4.8) without the paragraph's text, which nobody asks for. */
function paragraphRule(state: StateBlock, line: number): boolean {
  const terminators = state.md.block.ruler.getRules('paragraph');
  const parentType = state.parentType;
  state.parentType = 'paragraph';
  let next = line + 1;
  for (; next < state.lineMax && !state.isEmpty(next); next += 1) {
    const indent = state.sCount[next] ?? 0;
    // Too far in for a block of its own, or already judged by the quote that it continues.
    if (indent - state.blkIndent > 3 || indent < 0) continue;
    if (terminators.some((rule) => rule(state, next, state.lineMax, true))) break;
  }
  state.push('paragraph_open', 'p', 1).map = [line, next];
  state.push('paragraph_close', 'p', -1);
  state.parentType = parentType;
  state.line = next;
  return true;
}

/** GFM tables by their lines alone; the cells are read elsewhere and only of the one table that counts. */
function tableRule(state: StateBlock, line: number, end: number, silent: boolean): boolean {
  if (line + 2 > end || state.sCount[line + 1] === undefined) return false;
  const next = line + 1;
  const indent = (state.sCount[next] ?? 0) - state.blkIndent;
  if (indent < 0 || indent >= 4 || (state.sCount[line] ?? 0) - state.blkIndent >= 4) return false;
  const first = state.src.charCodeAt((state.bMarks[next] ?? 0) + (state.tShift[next] ?? 0));
  if (first !== 0x7c && first !== 0x2d && first !== 0x3a) return false;
  const columns = delimiterColumns(stateLine(state, next));
  if (columns === 0 || !stateLine(state, line).includes('|')) return false;
  if (splitRow(stateLine(state, line)).length !== columns) return false;
  if (silent) return true;
  let row = line + 2;
  while (row < end && isTableRow(state, row, end)) row += 1;
  const token = state.push('table_open', 'table', 1);
  token.map = [line, row];
  state.push('table_close', 'table', -1);
  state.line = row;
  return true;
}

function isTableRow(state: StateBlock, row: number, end: number): boolean {
  const indent = (state.sCount[row] ?? 0) - state.blkIndent;
  if (indent < 0 || indent >= 4 || state.isEmpty(row) || !hasDivider(stateLine(state, row))) return false;
  for (const rule of state.md.block.ruler.getRules('blockquote')) if (rule(state, row, end, true)) return false;
  return true;
}

function stateLine(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}

function documentLine(state: StateBlock, line: number, end: number, silent: boolean, flags: Uint8Array): boolean {
  const flag = flags[line] ?? 0;
  if (flag === 0) return false;
  const indent = state.sCount[line] ?? 0;
  // Inside a list item or quote only a line that stands outside of it again is the document's.
  if ((state.level > 0 && indent >= state.blkIndent) || indent >= 4 || indent < 0) return false;
  if ((flag & LINE_FLAG.mark) === 0) {
    if (line > 0 && looksLikeWrappedProse(stateLine(state, line), stateLine(state, line - 1))) return false;
    if (silent) return true;
    if (line + 1 < end && /^(?:=+|-+)[ \t]*$/.test(stateLine(state, line + 1))) return false;
  }
  if (silent) return true;
  if (state.level > 0) return false;
  const to = (flag & LINE_FLAG.mark) === 0 ? line + 1 : blockEnd(state, line, end, flags);
  const ours = to > line + 1;
  const type = (flag & LINE_FLAG.mark) === 0 ? 'named' : ours ? 'ours' : 'mark';
  state.push(type, '', 0).map = [line, to];
  state.line = to;
  return true;
}

/** The line after the closing mark that belongs to the opening one, or after the mark itself if there is none. */
function blockEnd(state: StateBlock, line: number, end: number, flags: Uint8Array): number {
  const opening = readMark(stateLine(state, line));
  if (!opening || opening.closing) return line + 1;
  for (let at = line + 1; at < end; at += 1) {
    if (((flags[at] ?? 0) & LINE_FLAG.mark) === 0) continue;
    const mark = readMark(stateLine(state, at));
    if (mark?.closing && mark.section === opening.section) return at + 1;
    // Another opening of the same section before that: this one was never closed.
    if (mark && !mark.closing && mark.section === opening.section) return line + 1;
  }
  return line + 1;
}

const KINDS: Readonly<Record<string, BlockKind>> = {
  heading_open: 'heading',
  paragraph_open: 'paragraph',
  bullet_list_open: 'list',
  ordered_list_open: 'list',
  table_open: 'table',
  blockquote_open: 'quote',
  fence: 'fence',
  code_block: 'code',
  html_block: 'html',
  hr: 'rule',
  named: 'named',
  ours: 'ours',
  mark: 'mark',
};

interface OpenBlock extends Block {
  readonly items: LineRange[];
  readonly tables: LineRange[];
}

function blocksOf(tokens: readonly Token[]): readonly Block[] {
  const blocks: OpenBlock[] = [];
  let lastToken: Token | null = null;
  for (const token of tokens) {
    if (token.map === null) continue;
    const [from, to] = token.map;
    const last = blocks.at(-1);
    if (token.level === 0) {
      const kind = KINDS[token.type];
      if (kind === undefined) continue;
      lastToken = token;
      const level = Number(token.tag.slice(1)) || 0;
      blocks.push({ kind, from, to, level, markup: token.markup, items: [], tables: [], unclosed: false });
    } else if (token.type === 'list_item_open' && token.level === 1) last?.items.push({ from, to });
    else if (token.type === 'table_open' && last?.kind === 'list') last.tables.push({ from, to });
  }
  const last = blocks.pop();
  if (last) blocks.push({ ...last, unclosed: lastToken !== null && isUnclosed(lastToken) });
  return blocks;
}

/** Whether a fence or an HTML block that only a certain text ends has run to the end of the document without it. */
function isUnclosed(token: Token): boolean {
  if (token.type === 'html_block') {
    const ends = HTML_ENDS.find(([start]) => start.test(token.content))?.[1];
    return ends !== undefined && !ends.test(token.content);
  }
  if (token.type !== 'fence' || token.map === null) return false;
  const contentLines = token.content === '' ? 0 : token.content.replace(/\n$/, '').split('\n').length;
  return token.map[1] - token.map[0] < contentLines + 2;
}

/** CommonMark 0.31, section 4.6: the kinds of HTML block that no empty line ends. */
const HTML_ENDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^ {0,3}<(?:script|pre|style|textarea)(?:[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^ {0,3}<!--/, /-->/],
  [/^ {0,3}<\?/, /\?>/],
  [/^ {0,3}<!\[CDATA\[/, /\]\]>/],
  [/^ {0,3}<![a-z]/i, />/],
];
