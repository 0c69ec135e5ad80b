/** Answers where a run of backticks is closed, in amortised constant time when asked from left to right. */
export interface BacktickIndex {
  /** Start of the first run of exactly `length` backticks at or after `from`, or -1. */
  exactly(length: number, from: number): number;
  /** Start of the first run of at least `length` (three or more) backticks at or after `from`, or -1. */
  atLeast(length: number, from: number): number;
}

interface Runs {
  readonly starts: number[];
  cursor: number;
}

const tick = 96;

function runsByLength(text: string): Map<number, Runs> {
  const byLength = new Map<number, Runs>();
  let at = text.indexOf('`');
  while (at !== -1) {
    let end = at + 1;
    while (text.charCodeAt(end) === tick) end += 1;
    const runs = byLength.get(end - at);
    if (runs) runs.starts.push(at);
    else byLength.set(end - at, { starts: [at], cursor: 0 });
    at = text.indexOf('`', end);
  }
  return byLength;
}

function firstFrom(runs: Runs, from: number): number {
  while (runs.cursor < runs.starts.length && (runs.starts[runs.cursor] ?? 0) < from) runs.cursor += 1;
  return runs.starts[runs.cursor] ?? -1;
}

/**
 * Indexes the runs of backticks of a text once, so that thousands of openers without a closer stay linear.
 * Positions asked for must not decrease. Source of the rule: a code span is closed by a run of the same length
 * (CommonMark 0.31 section 6.1, and Discord's clients).
 */
export function indexBackticks(text: string): BacktickIndex {
  let known: Map<number, Runs> | undefined;
  const index = (): Map<number, Runs> => {
    known ??= runsByLength(text);
    return known;
  };
  return {
    exactly(length, from) {
      const runs = index().get(length);
      return runs ? firstFrom(runs, from) : -1;
    },
    atLeast(length, from) {
      let best = -1;
      for (const [size, runs] of index()) {
        if (size < length) continue;
        const start = firstFrom(runs, from);
        if (start !== -1 && (best === -1 || start < best)) best = start;
      }
      return best;
    },
  };
}

/** Length of the run of backticks that starts at `at`. */
export function backtickRun(text: string, at: number): number {
  let end = at;
  while (text.charCodeAt(end) === tick) end += 1;
  return end - at;
}
