import { readMark } from './marks.js';
import { foldName, type RoleNames, sectionRole } from './section-role.js';
import type { SectionRole } from './session.js';
import { lineText, type SourceLines } from './source-lines.js';

/** What a line could be by its text alone; whether it stands where that counts is the outline's business. */
export const LINE_FLAG = { name: 1, bold: 2, mark: 4 } as const;

const LONGEST_HEADING = 160;

/**
 * Marks the lines whose text is a known section name, only bold, or one of our marks, so that the block rules ask an
 * array instead of comparing texts. Names of the sections in `notBare` are not marked. One pass, and most lines are refused by their first or last sign.
 */
export function lineFlags(lines: SourceLines, names: RoleNames, notBare: ReadonlySet<SectionRole>): Uint8Array {
  const flags = new Uint8Array(lines.starts.length);
  const initials = new Set<string>();
  for (const name of names.keys()) initials.add(name.slice(0, 1));
  for (let index = 0; index < flags.length; index += 1) {
    const length = (lines.ends[index] ?? 0) - (lines.starts[index] ?? 0);
    if (length === 0 || length > 400) continue;
    flags[index] = flagOf(lineText(lines, index), initials, names, notBare);
  }
  return flags;
}

function flagOf(
  line: string,
  initials: ReadonlySet<string>,
  names: RoleNames,
  notBare: ReadonlySet<SectionRole>,
): number {
  const text = line.trim();
  if (text.startsWith('<!--')) return readMark(line) ? LINE_FLAG.mark : 0;
  if (text.length > LONGEST_HEADING) return 0;
  const bold = boldLine(text);
  if (bold !== null) return LINE_FLAG.bold;
  const first = text.slice(0, 1).normalize('NFKC').toLowerCase().slice(0, 1);
  if (!initials.has(first) && !/[問い문:：]$/u.test(text)) return 0;
  const match = sectionRole(text, names, true);
  return match && !notBare.has(match.role) ? LINE_FLAG.name : 0;
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
