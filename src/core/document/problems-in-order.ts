import type { Problem } from './session.js';

/** More than anybody reads; a hostile document has no more to say than that. */
const MOST_PROBLEMS = 1_000;

/**
 * Problems sorted by place. Of too many only the gravest are kept: what is wrong with sections and marks, then other
 * errors, then warnings; a last one says how many more there are.
 */
export function problemsInOrder(problems: readonly Problem[]): readonly Problem[] {
  const sorted = [...problems].sort((one, other) => one.line - other.line || one.column - other.column);
  if (sorted.length <= MOST_PROBLEMS) return sorted;
  const byGravity = [...sorted].sort((one, other) => gravity(one) - gravity(other));
  const kept = new Set(byGravity.slice(0, MOST_PROBLEMS));
  const more: Problem = {
    line: sorted.at(-1)?.line ?? 1,
    column: 1,
    severity: byGravity[MOST_PROBLEMS]?.severity ?? 'warning',
    rule: 'more-problems',
    message: `There are ${sorted.length - MOST_PROBLEMS} more problems.`,
    hint: 'Mend these first and check again.',
  };
  return [...sorted.filter((problem) => kept.has(problem)), more];
}

function gravity(problem: Problem): number {
  if (problem.severity === 'warning') return 2;
  return problem.rule.startsWith('mark-') || problem.rule === 'section-twice' ? 0 : 1;
}
