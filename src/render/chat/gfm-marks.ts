import type { MarkKind } from './emphasis.js';
import type { PieceList } from './piece-list.js';

const space = /\s/;
const punctuation = /[\p{P}\p{S}]/u;

interface Flanks {
  readonly opens: boolean;
  readonly closes: boolean;
}

/** CommonMark 0.31 section 6.2: what a run of delimiters may do between the characters around it. */
function flanksOf(char: string, before: string, after: string): Flanks {
  const spaceBefore = before === '' || space.test(before);
  const spaceAfter = after === '' || space.test(after);
  const left = !spaceAfter && (!punctuation.test(after) || spaceBefore || punctuation.test(before));
  const right = !spaceBefore && (!punctuation.test(before) || spaceAfter || punctuation.test(after));
  if (char !== '_') return { opens: left, closes: right };
  return {
    opens: left && (!right || punctuation.test(before)),
    closes: right && (!left || punctuation.test(after)),
  };
}

function kindOf(char: string, length: number): MarkKind {
  if (char === '~') return 'strike';
  return length === 2 ? 'strong' : 'em';
}

/** Takes a run of `*`, `_` or `~` apart into marks, closers first, and says where the text goes on. */
export function addGfmRun(text: string, at: number, list: PieceList, literal: (run: string) => string): number {
  const char = text.charAt(at);
  let end = at + 1;
  while (text.charAt(end) === char) end += 1;
  const flanks = flanksOf(char, text.charAt(at - 1), text.charAt(end));
  let from = at;
  const add = (length: number, opens: boolean, closes: boolean): void => {
    const typed = text.slice(from, from + length);
    list.addMark({ typed, kind: kindOf(char, length) }, opens, closes, literal(typed));
    from += length;
  };
  if (flanks.closes) {
    for (const { typed } of list.openMarks().toReversed()) {
      if (typed.startsWith(char) && from + typed.length <= end && list.isOpen(typed)) add(typed.length, false, true);
    }
  }
  if (flanks.opens && end - from <= 3 && !(char === '~' && end - from > 2)) {
    if (end - from === 3) add(1, true, false);
    if (from < end) add(end - from, true, false);
  }
  if (from < end) list.addWords(literal(text.slice(from, end)), true);
  return end;
}
