/** What emphasis there is in both languages; Discord's underline is printed as emphasis. */
export type MarkKind = 'strong' | 'em' | 'strike';

/** A piece of a line: words that are printed as they are, a line or paragraph break, or a mark of emphasis. */
export interface Piece {
  readonly type: 'words' | 'line' | 'paragraph' | 'mark';
  /** Words as printed; for a mark, how it prints when it has no partner. */
  words: string;
  readonly kind?: MarkKind;
  /** The mark as typed (`**`). */
  readonly typed?: string;
  /** Index of the partner, or -1. */
  partner: number;
  readonly opens?: boolean;
}

type EdgeClass = 'space' | 'punctuation' | 'letter' | 'unsure';

/** How marks and breaks are printed. */
export interface MarkStyle {
  readonly marks: Readonly<Record<MarkKind, string>>;
  readonly line: string;
  readonly paragraph: string;
  /** True when the reader follows CommonMark's flanking rules, so that a mark may have to be left out. */
  readonly flanking: boolean;
}

/** Marks as CommonMark and GFM read them. */
export const markdownStyle: MarkStyle = {
  marks: { strong: '**', em: '*', strike: '~~' },
  line: '\\\n',
  paragraph: '\n\n',
  flanking: true,
};

function classOf(char: string | undefined): EdgeClass {
  if (char === undefined || /\s/.test(char)) return 'space';
  // Renderers differ on whether an astral character is one unit of punctuation or two of something else.
  if (char >= '\ud800' && char <= '\udfff') return 'unsure';
  return /[\p{P}\p{S}]/u.test(char) ? 'punctuation' : 'letter';
}

function edge(pieces: readonly Piece[], from: number, step: 1 | -1, own: string): EdgeClass {
  for (let at = from; at >= 0 && at < pieces.length; at += step) {
    const piece = pieces[at];
    if (!piece) break;
    if (piece.type === 'line' || piece.type === 'paragraph') return 'space';
    if (piece.type === 'mark' && piece.partner !== -1) {
      if ((piece.kind === 'strike') !== (own === 'strike')) return 'punctuation';
      continue;
    }
    if (piece.words !== '') return classOf(step === 1 ? piece.words.at(0) : piece.words.at(-1));
  }
  return 'space';
}

/** CommonMark 0.31 section 6.2: left- and right-flanking, with room for renderers that differ. */
function flanks(inside: EdgeClass, outside: EdgeClass): boolean {
  if (inside === 'space') return false;
  if (inside === 'letter') return true;
  return outside === 'space' || outside === 'punctuation';
}

/** Moves white space at the inner edges of a pair outside, as only Discord accepts it inside. */
function tidyEdges(pieces: readonly Piece[], open: number, close: number): { before: string; after: string } {
  const first = pieces[open + 1];
  let before = '';
  let after = '';
  if (first?.type === 'words') {
    const kept = first.words.trimStart();
    before = first.words.slice(0, first.words.length - kept.length);
    first.words = kept;
  }
  const last = pieces[close - 1];
  if (last?.type === 'words') {
    const kept = last.words.trimEnd();
    after = last.words.slice(kept.length);
    last.words = kept;
  }
  return { before, after };
}

/**
 * Prints pieces in which partners are known and properly nested. A mark that the reader would not take for one is
 * left out together with its partner; equal marks inside each other are printed once; marks that run over a
 * paragraph's end are closed there and opened again.
 */
export function printPieces(pieces: readonly Piece[], style: MarkStyle): string {
  const active: MarkKind[] = [];
  const afterClose = new Map<number, { mark: string; after: string }>();
  const out: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece.type === 'words') out.push(piece.words);
    else if (piece.type !== 'mark') printBreak(out, piece.type, active, style);
    else if (piece.partner === -1 || !piece.kind) out.push(piece.words);
    else if (piece.opens) {
      const { before, after } = tidyEdges(pieces, index, piece.partner);
      const usable =
        !active.includes(piece.kind) && (!style.flanking || isUsable(pieces, index, piece.partner, piece.kind));
      if (usable) active.push(piece.kind);
      const mark = usable ? style.marks[piece.kind] : '';
      afterClose.set(piece.partner, { mark, after });
      out.push(before, mark);
    } else {
      const end = afterClose.get(index) ?? { mark: '', after: '' };
      if (end.mark !== '') active.pop();
      out.push(end.mark, end.after);
    }
  }
  trimLast(out);
  return out.join('');
}

function printBreak(out: string[], type: 'line' | 'paragraph', active: readonly MarkKind[], style: MarkStyle): void {
  trimLast(out);
  if (type === 'line') out.push(style.line);
  else {
    const marks = active.map((kind) => style.marks[kind]);
    out.push(marks.toReversed().join(''), style.paragraph, marks.join(''));
  }
}

function isUsable(pieces: readonly Piece[], open: number, close: number, kind: MarkKind): boolean {
  return (
    flanks(edge(pieces, open + 1, 1, kind), edge(pieces, open - 1, -1, kind)) &&
    flanks(edge(pieces, close - 1, -1, kind), edge(pieces, close + 1, 1, kind))
  );
}

/** Takes blanks off the end; what became empty goes, so that no blank is looked at twice. */
function trimLast(out: string[]): void {
  while (out.length > 0) {
    const last = out.pop() ?? '';
    const kept = /[ \t]$/.test(last) ? last.replace(/(?<![ \t])[ \t]+$/, '') : last;
    if (kept === '') continue;
    out.push(kept);
    return;
  }
}
