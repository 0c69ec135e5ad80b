/** Stretches of two texts: lines `from`–`to` (exclusive) of each; `same` when they are equal. */
export interface DiffPart {
  readonly same: boolean;
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
}

/** Above so many comparisons the differing middle is told as one change: still true, only coarser. */
const MOST_STEPS = 4_000_000;

/** Differences of two texts line by line, in order and without gaps. */
export function lineDiff(before: readonly string[], after: readonly string[]): readonly DiffPart[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const most = Math.min(before.length, after.length) - head;
  while (tail < most && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  const middle = middleMatches(before, after, head, tail);
  const matches: (readonly [number, number])[] = [];
  for (let at = 0; at < head; at += 1) matches.push([at, at]);
  for (const match of middle) matches.push(match);
  for (let at = tail; at > 0; at -= 1) matches.push([before.length - at, after.length - at]);
  return partsOf(matches, before.length, after.length);
}

/** Longest common subsequence of the lines between equal head and tail, as pairs of line numbers. */
function middleMatches(
  before: readonly string[],
  after: readonly string[],
  head: number,
  tail: number,
): readonly (readonly [number, number])[] {
  const rows = before.length - head - tail;
  const columns = after.length - head - tail;
  if (rows === 0 || columns === 0 || rows * columns > MOST_STEPS) return [];
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      lengths[at] =
        before[head + row] === after[head + column]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  const matches: (readonly [number, number])[] = [];
  let row = 0;
  let column = 0;
  while (row < rows && column < columns) {
    const at = row * width + column;
    if (before[head + row] === after[head + column]) {
      matches.push([head + row, head + column]);
      row += 1;
      column += 1;
    } else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) row += 1;
    else column += 1;
  }
  return matches;
}

function partsOf(
  matches: readonly (readonly [number, number])[],
  beforeEnd: number,
  afterEnd: number,
): readonly DiffPart[] {
  const parts: { same: boolean; before: [number, number]; after: [number, number] }[] = [];
  let row = 0;
  let column = 0;
  for (const [nextRow, nextColumn] of [...matches, [beforeEnd, afterEnd] as const]) {
    if (nextRow > row || nextColumn > column) {
      parts.push({ same: false, before: [row, nextRow], after: [column, nextColumn] });
    }
    if (nextRow === beforeEnd && nextColumn === afterEnd) break;
    const last = parts.at(-1);
    if (last?.same && last.before[1] === nextRow && last.after[1] === nextColumn) {
      last.before[1] += 1;
      last.after[1] += 1;
    } else parts.push({ same: true, before: [nextRow, nextRow + 1], after: [nextColumn, nextColumn + 1] });
    row = nextRow + 1;
    column = nextColumn + 1;
  }
  return parts;
}
