import { type DiffPart, lineDiff } from './line-diff.js';

/**
 * Prints what a person changed in our text beside what we would write now. With `base`, the text we wrote last, three
 * ways: only where both differ from it the three stand together, between the signs that Git uses; a change of one side
 * alone is printed with `-` and `+` and who made it. Without `base` two ways.
 */
export function conflictDiff(base: string | null, document: string, generated: string): string {
  const theirs = document.split('\n');
  const ours = generated.split('\n');
  if (base === null) return twoWay(theirs, ours);
  const common = base.split('\n');
  return threeWay(common, theirs, ours);
}

function twoWay(document: readonly string[], generated: readonly string[]): string {
  const out = ['--- in the document', '+++ newly generated'];
  for (const part of lineDiff(document, generated)) printPart(out, part, document, generated, '');
  return out.join('\n');
}

function printPart(
  out: string[],
  part: DiffPart,
  before: readonly string[],
  after: readonly string[],
  who: string,
): void {
  const old = before.slice(part.before[0], part.before[1]);
  if (part.same) {
    // Three lines on either side are enough to find the place.
    const shown = old.length <= 7 ? old : [...old.slice(0, 3), `… ${old.length - 6} lines the same`, ...old.slice(-3)];
    for (const line of shown) out.push(`  ${line}`);
    return;
  }
  if (who !== '') out.push(`@@ changed ${who} @@`);
  for (const line of old) out.push(`- ${line}`);
  for (const line of after.slice(part.after[0], part.after[1])) out.push(`+ ${line}`);
}

function threeWay(base: readonly string[], document: readonly string[], generated: readonly string[]): string {
  const out: string[] = [];
  for (const chunk of chunks(base, lineDiff(base, document), lineDiff(base, generated))) {
    const common = base.slice(...chunk.base);
    const theirs = document.slice(...chunk.document);
    const ours = generated.slice(...chunk.generated);
    const whole = (lines: readonly string[]): DiffPart => ({
      same: false,
      before: [0, common.length],
      after: [0, lines.length],
    });
    const isTheirs = !sameLines(common, theirs);
    const isOurs = !sameLines(common, ours);
    if (!isTheirs && !isOurs) printPart(out, { ...whole(common), same: true }, common, common, '');
    else if (!isOurs) printPart(out, whole(theirs), common, theirs, 'in the document');
    else if (!isTheirs) printPart(out, whole(ours), common, ours, 'by the render');
    else if (sameLines(theirs, ours)) printPart(out, whole(ours), common, ours, 'on both sides alike');
    else {
      out.push('<<<<<<< in the document', ...theirs, '||||||| last generated', ...common);
      out.push('=======', ...ours, '>>>>>>> newly generated');
    }
  }
  return out.join('\n');
}

interface Chunk {
  readonly base: [number, number];
  readonly document: [number, number];
  readonly generated: [number, number];
}

/** Cuts the three texts at every line of the base that both others still have at a cut of their own. */
function chunks(base: readonly string[], left: readonly DiffPart[], right: readonly DiffPart[]): readonly Chunk[] {
  const inLeft = positions(base.length, left);
  const inRight = positions(base.length, right);
  const found: Chunk[] = [];
  let at: [number, number, number] = [0, 0, 0];
  const close = (to: [number, number, number]): void => {
    if (to.some((end, side) => end > (at[side] ?? 0))) {
      found.push({ base: [at[0], to[0]], document: [at[1], to[1]], generated: [at[2], to[2]] });
    }
    at = to;
  };
  let wasStable = false;
  for (let line = 0; line < base.length; line += 1) {
    const document = inLeft[line] ?? -1;
    const generated = inRight[line] ?? -1;
    const isStable = document >= 0 && generated >= 0;
    const continues = wasStable && document === lastEnd(inLeft, line) && generated === lastEnd(inRight, line);
    if (isStable && !continues) {
      // A run of common lines begins: what stood before it is one chunk, changed or not.
      if (wasStable) close([line, lastEnd(inLeft, line), lastEnd(inRight, line)]);
      close([line, document, generated]);
    } else if (!isStable && wasStable) close([line, lastEnd(inLeft, line), lastEnd(inRight, line)]);
    wasStable = isStable;
  }
  if (wasStable) close([base.length, lastEnd(inLeft, base.length), lastEnd(inRight, base.length)]);
  close([base.length, endOf(left), endOf(right)]);
  return found;
}

function positions(length: number, parts: readonly DiffPart[]): Int32Array {
  const at = new Int32Array(length).fill(-1);
  for (const part of parts) {
    if (!part.same) continue;
    for (let line = part.before[0]; line < part.before[1]; line += 1) at[line] = part.after[0] + line - part.before[0];
  }
  return at;
}

function lastEnd(positions: Int32Array, line: number): number {
  return (positions[line - 1] ?? -1) + 1;
}

function endOf(parts: readonly DiffPart[]): number {
  return parts.at(-1)?.after[1] ?? 0;
}

function sameLines(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((line, index) => line === other[index]);
}
