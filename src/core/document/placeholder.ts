import type { Block } from './outline.js';
import { EMPTY_WORDS } from './section-names.js';
import { joinLines, lineText, type SourceLines } from './source-lines.js';

/** Whether a text says no more than that nothing is here yet: `(none)`, `*TBD*`, `…`, a dash, an empty bullet. */
export function isPlaceholderText(text: string): boolean {
  if (text.length > 60) return false;
  const word = text
    .normalize('NFKC')
    .trim()
    .replace(/^(?:[-*+]|\d{1,2}[.)])(?=\s|$)/, '')
    .replace(/[*_~`()[\]{}<>「」【】"“”]/g, '')
    .trim()
    .replace(/[.。!…:]+$/, '')
    .trim()
    .toLowerCase();
  return word === '' ? /\S/.test(text) : /^(?:\.{2,}|…+|[-–—]{1,3}|\?)$/.test(word) || EMPTY_WORDS.has(word);
}

/** How many of a block's lines, from its first on, are a placeholder; `sharesLines` lets other lines follow in the block. */
export function placeholderLines(block: Block, lines: SourceLines, sharesLines: boolean): number {
  const length = block.to - block.from;
  if (block.kind === 'html') return isComment(joinLines(lines, block.from, block.to)) ? length : 0;
  if (block.kind === 'list')
    return length <= 2 && isPlaceholderText(joinLines(lines, block.from, block.to)) ? length : 0;
  if (block.kind !== 'paragraph' || !isPlaceholderText(lineText(lines, block.from))) return 0;
  if (length === 1) return 1;
  const rest = joinLines(lines, block.from + 1, block.to).split('\n');
  return sharesLines || rest.every((line) => isDefinition(line)) ? 1 : 0;
}

/** Whether an HTML block is comments and nothing else. */
function isComment(text: string): boolean {
  const trimmed = text.trim();
  if (!trimmed.startsWith('<!--') || !trimmed.endsWith('-->')) return false;
  let at = 0;
  while (at < trimmed.length) {
    if (!trimmed.startsWith('<!--', at)) return false;
    const close = trimmed.indexOf('-->', at + 4);
    if (close < 0) return false;
    at = close + 3;
    while (/\s/.test(trimmed[at] ?? '')) at += 1;
  }
  return true;
}

/** Whether a line defines a link, a footnote or an abbreviation. */
export function isDefinition(line: string): boolean {
  return /^ {0,3}\*?\[[^\][]{1,999}\]:/.test(line);
}
