import type { MarkKind, Piece } from './emphasis.js';

/** What is written for which emphasis. */
export interface MarkSort {
  readonly typed: string;
  readonly kind: MarkKind;
}

/** Collects the pieces of a text and pairs its marks in one pass: at most one mark of a sort is open at a time. */
export interface PieceList {
  readonly pieces: Piece[];
  addWords(words: string, inked: boolean): void;
  addBreak(type: 'line' | 'paragraph'): void;
  /** Adds a mark that may open or close here; `literal` is how it prints when it stays without a partner. */
  addMark(sort: MarkSort, opens: boolean, closes: boolean, literal: string): void;
  /** True when a mark of this sort could be closed here. */
  isOpen(typed: string): boolean;
  /** The sorts of marks that are open, outermost first. */
  openMarks(): readonly OpenMark[];
}

/** A mark that waits for its partner, and where it stands among the pieces. */
export interface OpenMark {
  readonly typed: string;
  index: number;
}

/** Starts an empty list of pieces. */
export function pieceList(): PieceList {
  const pieces: Piece[] = [];
  let open: OpenMark[] = [];
  let lastInk = -1;

  function close(position: number, { typed, kind }: MarkSort, words: string): void {
    const mark = open[position];
    if (!mark) return;
    // `***a* b**`: the two openers stand side by side, so the one that closes first is the inner one.
    const above = open[position + 1];
    if (above && open.length === position + 2 && above.index === mark.index + 1) {
      swap(pieces, mark.index, above.index);
      open = [...open.slice(0, position), { typed: above.typed, index: mark.index }];
      mark.index += 1;
    } else open = open.slice(0, position);
    const opener = pieces[mark.index];
    if (opener) opener.partner = pieces.length;
    pieces.push({ type: 'mark', words, kind, typed, partner: mark.index, opens: false });
  }

  return {
    pieces,
    addWords(words, inked) {
      if (words === '') return;
      if (inked) lastInk = pieces.length;
      pieces.push({ type: 'words', words, partner: -1 });
    },
    addBreak(type) {
      pieces.push({ type, words: '', partner: -1 });
    },
    addMark(sort, opens, closes, literal) {
      const { typed, kind } = sort;
      const position = open.findIndex((mark) => mark.typed === typed);
      const mark = open[position];
      if (mark && closes && lastInk > mark.index) return close(position, sort, literal);
      if (opens) {
        if (mark) open = open.filter((entry) => entry !== mark);
        open.push({ typed, index: pieces.length });
      } else lastInk = pieces.length;
      pieces.push({ type: 'mark', words: literal, kind, typed, partner: -1, opens });
    },
    isOpen(typed) {
      const mark = open.find((entry) => entry.typed === typed);
      return mark !== undefined && lastInk > mark.index;
    },
    openMarks: () => open,
  };
}

function swap(pieces: Piece[], a: number, b: number): void {
  const first = pieces[a];
  const second = pieces[b];
  if (!first || !second) return;
  pieces[a] = second;
  pieces[b] = first;
}
