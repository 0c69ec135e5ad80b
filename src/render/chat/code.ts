import { dropAllAttachments } from './link-target.js';

function longestRun(code: string): number {
  let longest = 0;
  for (const run of code.match(/`+/g) ?? []) longest = Math.max(longest, run.length);
  return longest;
}

/** Shortest length of backticks that does not occur as a run in the code. */
function freeLength(code: string): number {
  const taken = new Set((code.match(/`+/g) ?? []).map((run) => run.length));
  let length = 1;
  while (taken.has(length)) length += 1;
  return length;
}

/**
 * A code span on one line whose delimiters no backtick inside can close (CommonMark 0.31 section 6.1).
 *
 * @param attachment what stands for the address of an upload; null where such addresses stay
 */
export function printCodeSpan(code: string, attachment: string | null): string {
  const typed = code.replace(/\n/g, ' ');
  // One space at both ends only keeps a backtick apart from the delimiter.
  const bare = /^ .* $/.test(typed) && typed.trim() !== '' ? typed.slice(1, -1) : typed;
  const line = attachment === null ? bare : dropAllAttachments(bare, attachment);
  const ticks = '`'.repeat(freeLength(line));
  const pad = /^`|`$/.test(line) || (/^ .* $/.test(line) && line.trim() !== '') ? ' ' : '';
  return `${ticks}${pad}${line}${pad}${ticks}`;
}

/**
 * The lines of a fenced block; the fence is longer than any run of backticks inside.
 *
 * @param attachment what stands for the address of an upload
 */
export function printFence(language: string, code: string, attachment: string): string[] {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return [fence + language, ...dropAllAttachments(code, attachment).split('\n'), fence];
}
