import { readMark } from './marks.js';
import { foldName, type RoleNames, sectionRole } from './section-role.js';
import type { SectionRole } from './session.js';
import { lineText, type SourceLines } from './source-lines.js';

/** What a line could be by its text alone; whether it stands where that counts is the outline's business. */
export const LINE_FLAG = { name: 1, bold: 2, mark: 4 } as const;

const LONGEST_HEADING = 160;

/**
 * Marks the lines whose text is a known section name, only bold, or one of our marks, so that the block rules ask an
 * array instead of comparing texts. Names of the sections in `notBare` are not marked. One pass; most lines are refused
 * by the first signs of their text.
 */
export function lineFlags(lines: SourceLines, names: RoleNames, notBare: ReadonlySet<SectionRole>): Uint8Array {
  const flags = new Uint8Array(lines.starts.length);
  const beginnings = new Set<string>();
  for (const name of names.keys()) beginnings.add(name.slice(0, 2));
  const { text } = lines;
  for (let index = 0; index < flags.length; index += 1) {
    const end = lines.ends[index] ?? 0;
    let start = lines.starts[index] ?? 0;
    if (end - start > 400) continue;
    while (start < end && (text.charCodeAt(start) === 0x20 || text.charCodeAt(start) === 0x09)) start += 1;
    if (end - start < 2 || !mayBeMeant(text, start, end, beginnings)) continue;
    flags[index] = flagOf(lineText(lines, index), names, notBare);
  }
  return flags;
}

/** Whether a line's first or last signs leave it possible that it is a name, bold or a mark. */
function mayBeMeant(text: string, start: number, end: number, beginnings: ReadonlySet<string>): boolean {
  const first = text.charCodeAt(start);
  const second = text.charCodeAt(start + 1);
  if (first === 0x3c) return second === 0x21;
  if (first === 0x2a || first === 0x5f) return second === first;
  if (first === 0x23) return second !== 0x20 && second !== 0x09;
  if (end - start > LONGEST_HEADING) return false;
  // Outside of ASCII a sign may fold into others; such lines are few in Latin texts and are looked at whole.
  if (first > 0x7f || second > 0x7f) return true;
  if (beginnings.has(text.slice(start, start + 2).toLowerCase())) return true;
  return /[問い문:：]\s*$/u.test(text.slice(Math.max(start, end - 4), end));
}

function flagOf(line: string, names: RoleNames, notBare: ReadonlySet<SectionRole>): number {
  const text = line.trim();
  if (text.startsWith('<!--')) return readMark(line) ? LINE_FLAG.mark : 0;
  if (text.length > LONGEST_HEADING) return 0;
  if (boldLine(text) !== null) return LINE_FLAG.bold;
  const match = sectionRole(withoutFaultyHashes(text), names, true);
  return match && !notBare.has(match.role) ? LINE_FLAG.name : 0;
}

/** `##Discussion`, or with a no-break blank, was meant as a heading, which Markdown does not see; it counts as a bare line. */
export function withoutFaultyHashes(text: string): string {
  return /^#{1,6}(?![ \t#])/.test(text) ? text.replace(/^#+\s*/, '') : text;
}

/** The text of a line that is only bold, a colon inside or after the marks left out; null for any other line. */
export function boldLine(line: string): string | null {
  const text = line.trim();
  if (!text.startsWith('**') && !text.startsWith('__')) return null;
  const inner = /^(\*\*|__)(?=[^\s*_])(.{1,200}?)\1[ \t]*[:：]?$/u.exec(text);
  const label = inner?.[2];
  if (label === undefined || label.includes(inner?.[1] ?? '**') || /\s$/.test(label)) return null;
  return label.replace(/[\s:：]+$/u, '');
}

/** Whether a line is a known name that begins in lower case, as the rest of a wrapped sentence might. */
export function looksLikeWrappedProse(line: string, before: string): boolean {
  const text = line.trim();
  const previous = before.trim();
  if (previous === '' || !/^\p{Ll}/u.test(text)) return false;
  return foldName(previous) !== '' && !/[.?!:。？！：)\]”"’'»*_|]$/u.test(previous);
}
