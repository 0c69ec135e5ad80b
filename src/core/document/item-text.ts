import { lineText, type SourceLines } from './source-lines.js';

/**
 * Text of a list item or callout (lines `from` to `to`, 0-based) without its marker and indentation. Wrapped lines are
 * joined by a blank; between paragraphs, list lines, table rows and lines of code the line break stays.
 */
export function itemText(lines: SourceLines, from: number, to: number): string {
  const first = lineText(lines, from);
  const marker = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)/.exec(first)?.[0] ?? '';
  const indent = columnWidth(marker);
  const content = [first.slice(marker.length).replace(/^\[[ xX]\][ \t]+/, '')];
  for (let index = from + 1; index < to; index += 1) content.push(outdented(lineText(lines, index), indent));
  return foldLines(content);
}

/** Joins wrapped lines; what Markdown would not join keeps its line break, and paragraphs keep one empty line between. */
export function foldLines(content: readonly string[]): string {
  const parts: string[] = [];
  let fence: string | null = null;
  let before: 'nothing' | 'blank' | 'text' | 'block' = 'nothing';
  for (const line of content) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== null) {
      parts.push('\n', line);
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
      continue;
    }
    const text = line.trim();
    if (text === '') {
      if (before !== 'nothing') before = 'blank';
      continue;
    }
    const isBlock = mark !== undefined || text.startsWith('|');
    const keepsBreak = isBlock || before === 'block' || /^(?:[-*+] |\d{1,9}[.)] |> ?|#{1,6} |\$\$)/.test(text);
    if (before === 'text' && !keepsBreak) dropHardBreak(parts);
    parts.push(before === 'nothing' ? '' : before === 'blank' ? '\n\n' : keepsBreak ? '\n' : ' ');
    parts.push(keepsBreak ? line.trimEnd() : text);
    before = isBlock ? 'block' : 'text';
    if (mark !== undefined) fence = mark;
  }
  return parts.join('').trim();
}

/** A backslash that broke the line has nothing to break any more. */
function dropHardBreak(parts: string[]): void {
  const last = parts.pop() ?? '';
  parts.push(/(?<!\\)(?:\\\\)*\\$/.test(last.slice(-20)) ? last.slice(0, -1) : last);
}

function columnWidth(marker: string): number {
  let width = 0;
  for (const sign of marker) width += sign === '\t' ? 4 - (width % 4) : 1;
  // More than four blanks after a marker are an indented code block's, not the item's.
  const blanks = /[ ]*$/.exec(marker)?.[0].length ?? 0;
  return blanks > 4 ? width - blanks + 1 : width;
}

function outdented(line: string, indent: number): string {
  let width = 0;
  let at = 0;
  while (at < line.length && width < indent && (line[at] === ' ' || line[at] === '\t')) {
    width += line[at] === '\t' ? 4 - (width % 4) : 1;
    at += 1;
  }
  return line.slice(at);
}
