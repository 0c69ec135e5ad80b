import type { Heading } from './headings.js';
import type { Outline } from './outline.js';
import { lineText } from './source-lines.js';

/** As much as an overview message has room for. */
const MOST_UNITS = 2_000;

/**
 * The paragraphs before line `end` (0-based), as source text with LF, one empty line between them; headings and the
 * lines that are settings are left out, a line that only looks like a heading stands for itself. Too long a text is cut at a word and ends in `…`.
 */
export function introduction(
  outline: Outline,
  headings: readonly Heading[],
  end: number,
  settingLines: ReadonlySet<number>,
): string {
  const stop = Math.min(end, headings.find((heading) => heading.role)?.from ?? end);
  const parts: string[] = [];
  let length = 0;
  for (const block of outline.blocks) {
    if (block.from >= stop || length > MOST_UNITS) break;
    if (block.kind !== 'paragraph') continue;
    const text: string[] = [];
    for (let line = block.from; line < Math.min(block.to, stop) && length <= MOST_UNITS; line += 1) {
      if (settingLines.has(line)) continue;
      const content = lineText(outline.lines, line).slice(0, MOST_UNITS + 1);
      text.push(content.trim());
      length += content.length + 1;
    }
    if (opensWithTitle(text)) parts.push(text.shift() ?? '');
    if (text.length > 0) parts.push(text.join('\n'));
  }
  return bounded(parts.join('\n\n'));
}

/**
 * A short line without an end of sentence, above a line far longer: people write headings without marks so (*The paper*),
 * and read as one paragraph the two would run together. Text wrapped at a width has no such lines.
 */
function opensWithTitle([first = '', second = '']: readonly string[]): boolean {
  return first.length <= 40 && second.length >= 80 && /^[\p{L}\p{N}].*[\p{L}\p{N}\p{M})]$/u.test(first);
}

function bounded(text: string): string {
  if (text.length <= MOST_UNITS) return text;
  const cut = text.slice(0, MOST_UNITS - 1);
  const blank = cut.search(/\s\S*$/);
  const end = blank > MOST_UNITS / 2 ? blank : MOST_UNITS - 1;
  return `${cut
    .slice(0, end)
    .trimEnd()
    .replace(/[\ud800-\udbff]$/, '')}…`;
}
