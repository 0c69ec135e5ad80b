import { createHash } from 'node:crypto';
import type { OwnedAround, SectionName } from './session.js';

/** The format that we write; a mark of a later version is not ours to touch. */
export const MARK_VERSION = 1;

/** A line that is one of our marks. */
export interface Mark {
  readonly section: SectionName;
  readonly closing: boolean;
  readonly version: number;
  readonly hash: string;
  readonly kept: boolean;
  readonly own: OwnedAround;
}

const MARK = /^ {0,3}<!--[ \t]*(\/?)rapporteur:(discussion|takeaways)(?:[ \t]+([^<>]*?))?[ \t]*-->[ \t]*$/;

/** Reads one line as a mark; null if it is none. A mark stands alone on its line, indented by at most three blanks. */
export function readMark(line: string): Mark | null {
  if (line.length > 400) return null;
  const match = MARK.exec(line);
  if (!match) return null;
  const words = (match[3] ?? '').split(/[ \t]+/);
  const own = words.find((word) => word.startsWith('own='))?.slice(4);
  return {
    // The pattern admits only these two names.
    section: match[2] as SectionName,
    closing: match[1] === '/',
    version: Number(words.find((word) => /^\d{1,4}$/.test(word)) ?? MARK_VERSION),
    hash: words.find((word) => word.startsWith('sha256='))?.slice(7) ?? '',
    kept: words.includes('kept'),
    own: own === 'break' || own === 'heading' ? own : 'nothing',
  };
}

/** The opening mark's line, without a line end. */
export function openingMark(mark: Omit<Mark, 'closing'>): string {
  const own = mark.own === 'nothing' ? '' : ` own=${mark.own}`;
  const kept = mark.kept ? ' kept' : '';
  return `<!-- rapporteur:${mark.section} ${mark.version} sha256=${mark.hash}${own}${kept} -->`;
}

/** The closing mark's line, without a line end. */
export function closingMark(section: SectionName): string {
  return `<!-- /rapporteur:${section} -->`;
}

/**
 * SHA-256 in hex over the text with LF line ends and without blanks at the ends of lines or empty lines at its end, so
 * that an editor that changes line ends or trims lines makes no conflict.
 */
export function bodyHash(body: string): string {
  const lines = body.replace(/\r\n?/g, '\n').split('\n');
  const text = lines.map(trimBlanksAtEnd).join('\n').replace(/\n+$/, '');
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** By hand because a pattern anchored at the end is quadratic in the blanks of a line. */
function trimBlanksAtEnd(line: string): string {
  let end = line.length;
  while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end -= 1;
  return line.slice(0, end);
}
