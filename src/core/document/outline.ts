import { documentBlocks } from './block-rules.js';
import { LINE_FLAG, lineFlags } from './line-flags.js';
import type { RoleNames } from './section-role.js';
import type { SectionRole } from './session.js';
import { joinLines, type SourceLines } from './source-lines.js';

/** Lines `from` (inclusive) to `to` (exclusive), 0-based. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** `named`: a line that is a known name or only bold. `ours`: our block with both its marks. `mark`: a mark without its other half. */
export type BlockKind =
  | 'heading'
  | 'named'
  | 'paragraph'
  | 'list'
  | 'table'
  | 'quote'
  | 'fence'
  | 'code'
  | 'html'
  | 'rule'
  | 'ours'
  | 'mark';

/** A block that stands on its own in the document, not inside another one. */
export interface Block extends LineRange {
  readonly kind: BlockKind;
  /** Of a heading: 1 to 6. */
  readonly level: number;
  /** Of a heading: `#`, `=` or `-`. */
  readonly markup: string;
  /** Of a list. */
  readonly items: readonly LineRange[];
  /** Of a list: the tables inside its items. */
  readonly tables: readonly LineRange[];
  /** Of a fence or an HTML block: nothing closes it before the text ends. */
  readonly unclosed: boolean;
}

/** The blocks of a document in order; `<details>` with all it holds is one block of HTML. */
export interface Outline {
  readonly lines: SourceLines;
  readonly blocks: readonly Block[];
  /** Per line: `LINE_FLAG`s. */
  readonly flags: Uint8Array;
}

/**
 * Finds the blocks of a document from line `firstLine` (0-based) on. Inside fences, comments, quotes, list items and
 * `<details>` nothing is a heading, a table of ours or a mark; and what stands between our marks is never looked at.
 * Bare lines that name a section of `notBare` are text.
 */
export function outline(
  lines: SourceLines,
  firstLine: number,
  names: RoleNames,
  notBare: ReadonlySet<SectionRole> = new Set(),
): Outline {
  const flags = lineFlags(lines, names, notBare);
  flags.fill(0, 0, firstLine);
  // Front matter becomes empty lines, so that line numbers stay the document's.
  const body = joinLines(lines, firstLine, lines.starts.length);
  const text = firstLine === 0 ? body : '\n'.repeat(firstLine) + body;
  const blocks = documentBlocks(text, flags);
  return { lines, blocks: withDetailsClosed(blocks, lines), flags };
}

/** Whether the line's text is a known name (not: is only bold). */
export function isNameLine(outline: Outline, line: number): boolean {
  return ((outline.flags[line] ?? 0) & LINE_FLAG.name) !== 0;
}

/** Makes one opaque block of `<details>` up to the `</details>` that belongs to it. One that is never closed hides nothing. */
function withDetailsClosed(blocks: readonly Block[], lines: SourceLines): readonly Block[] {
  const open: number[] = [];
  const pairs: { readonly from: number; readonly to: number }[] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'html' && block.kind !== 'paragraph') continue;
    const text = joinLines(lines, block.from, block.to);
    if (!text.includes('<') || text.trimStart().startsWith('<!--')) continue;
    for (const tag of text.matchAll(/<(\/?)details\b/gi)) {
      if (tag[1] === '') open.push(index);
      else {
        const from = open.pop();
        if (from === undefined) continue;
        while ((pairs.at(-1)?.from ?? -1) >= from) pairs.pop();
        pairs.push({ from, to: index });
      }
    }
  }
  if (pairs.length === 0) return blocks;
  const merged: Block[] = [];
  let next = 0;
  for (const pair of pairs) {
    if (pair.from < next) continue;
    for (const block of blocks.slice(next, pair.from)) merged.push(block);
    const first = blocks[pair.from];
    const last = blocks[pair.to];
    if (first && last) merged.push({ ...first, kind: 'html', to: last.to, items: [], tables: [], unclosed: false });
    next = pair.to + 1;
  }
  for (const block of blocks.slice(next)) merged.push(block);
  return merged;
}
