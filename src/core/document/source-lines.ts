import type { LineEnd } from './session.js';

/** A text cut at its line ends, which stay known to the unit: nothing is ever joined again from the pieces. */
export interface SourceLines {
  readonly text: string;
  /** Offset where each line's content starts; a byte order mark is not content. */
  readonly starts: readonly number[];
  /** Offset where each line's content ends, before its line end. */
  readonly ends: readonly number[];
  readonly eol: LineEnd;
  readonly finalNewline: boolean;
}

/**
 * Finds the lines of a text. LF, CR LF and a lone CR end a line (CommonMark 0.31, section 2.1).
 * A text that ends in a line end has no further, empty line after it; an empty text has one empty line.
 * `eol` is the most frequent line end, LF where there is none.
 */
export function sourceLines(text: string): SourceLines {
  const starts: number[] = [];
  const ends: number[] = [];
  const count = { lf: 0, crlf: 0, cr: 0 };
  let start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  // A lone CR is rare: where there is no CR at all, the fast search for LF is enough.
  let cr = text.indexOf('\r');
  let lf = text.indexOf('\n');
  while (lf >= 0 || cr >= 0) {
    const isCr = cr >= 0 && (lf < 0 || cr < lf);
    const end = isCr ? cr : lf;
    const length = isCr && lf === cr + 1 ? 2 : 1;
    count[isCr ? (length === 2 ? 'crlf' : 'cr') : 'lf'] += 1;
    starts.push(start);
    ends.push(end);
    start = end + length;
    if (lf >= 0 && lf < start) lf = text.indexOf('\n', start);
    if (cr >= 0 && cr < start) cr = text.indexOf('\r', start);
  }
  const finalNewline = starts.length > 0 && start === text.length;
  if (!finalNewline) {
    starts.push(start);
    ends.push(text.length);
  }
  return { text, starts, ends, eol: mostFrequent(count), finalNewline };
}

function mostFrequent(count: { readonly lf: number; readonly crlf: number; readonly cr: number }): LineEnd {
  if (count.crlf > count.lf && count.crlf >= count.cr) return '\r\n';
  return count.cr > count.lf ? '\r' : '\n';
}

/** Content of line `index` (0-based) without its line end; '' beyond the last line. */
export function lineText(lines: SourceLines, index: number): string {
  return lines.text.slice(lines.starts[index] ?? 0, lines.ends[index] ?? 0);
}

/** Lines `from` to `to` (exclusive, 0-based) joined by LF. */
export function joinLines(lines: SourceLines, from: number, to: number): string {
  if (from >= to) return '';
  if (lines.eol === '\n') {
    const slice = lines.text.slice(lines.starts[from] ?? 0, lines.ends[to - 1] ?? 0);
    if (!slice.includes('\r')) return slice;
  }
  const parts: string[] = [];
  for (let index = from; index < to; index += 1) parts.push(lineText(lines, index));
  return parts.join('\n');
}

/** Whether line `index` (0-based) has nothing but blanks (spaces and tabs). */
export function isBlank(lines: SourceLines, index: number): boolean {
  const end = lines.ends[index] ?? 0;
  for (let at = lines.starts[index] ?? 0; at < end; at += 1) {
    const unit = lines.text.charCodeAt(at);
    if (unit !== 0x20 && unit !== 0x09) return false;
  }
  return true;
}
