import type { EntryText } from './entry-text.js';

/** An entry and what answers to it, as text. `head` is null where it stands above the fold already. */
export interface EntryTree {
  readonly head: EntryText;
  readonly replies: readonly EntryText[];
}

/** Entries as one list, answers indented below what they answer to. */
export function listBlock(entries: readonly EntryTree[]): string {
  const lines: string[] = [];
  for (const { head, replies } of entries) {
    lines.push(...itemLines(head, ''));
    for (const reply of replies) lines.push(...itemLines(reply, '  '));
  }
  return lines.join('\n').trimEnd();
}

/**
 * Entries as lines of their own, without list marks; short ones share a paragraph. What answers to one is a list
 * below it.
 */
export function paragraphBlocks(entries: readonly EntryTree[]): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  const flush = (): void => {
    if (lines.length > 0) blocks.push(lines.join('\\\n'));
    lines = [];
  };
  for (const { head, replies } of entries) {
    // What is answered below begins anew, so that the answers are not taken for those to the line above it.
    if (replies.length > 0) flush();
    lines.push(head.line);
    if (head.block.length === 0 && head.correction !== null) lines.push(head.correction);
    if (head.block.length === 0 && replies.length === 0) continue;
    flush();
    if (head.block.length > 0)
      blocks.push(head.block.join('\n'), ...(head.correction === null ? [] : [head.correction]));
    if (replies.length > 0)
      blocks.push(
        replies
          .flatMap((reply) => itemLines(reply, ''))
          .join('\n')
          .trimEnd(),
      );
  }
  flush();
  return blocks;
}

function itemLines(text: EntryText, indent: string): string[] {
  const { line, block, correction } = text;
  const below = correction === null ? [] : [`${indent}  ${correction}`];
  if (block.length === 0) return below.length === 0 ? [`${indent}- ${line}`] : [`${indent}- ${line}\\`, ...below];
  const lines = [`${indent}- ${line}`, ''];
  for (const quoted of block) lines.push(quoted === '' ? '' : `${indent}  ${quoted}`);
  return [...lines, '', ...below, ...(below.length === 0 ? [] : [''])];
}
