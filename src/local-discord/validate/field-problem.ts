import type { ErrorTree, ValidationProblem } from './validate-body.js';

/** One thing wrong with a body: where (keys and indexes from the root), Discord's code for it, and its words. */
export interface FieldProblem {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

interface MutableTree {
  [key: string]: MutableTree | { code: string; message: string }[];
}

/**
 * Folds problems into the JSON of a 400 answer: code 50035 and a tree whose leaves are `_errors` lists
 * (Discord's reference, "Error Messages"). An empty path puts the error at the root.
 */
export function invalidFormBody(problems: readonly FieldProblem[]): ValidationProblem {
  // Null prototypes: a body may hold a key such as "constructor".
  const root: MutableTree = Object.create(null);
  for (const problem of problems) {
    let branch = root;
    for (const step of problem.path) {
      const key = String(step);
      const next = branch[key];
      if (next === undefined || Array.isArray(next)) branch[key] = Object.create(null) as MutableTree;
      branch = branch[key] as MutableTree; // just made sure that it is a branch
    }
    const leaf = branch._errors;
    const error = { code: problem.code, message: problem.message };
    if (Array.isArray(leaf)) leaf.push(error);
    else branch._errors = [error];
  }
  return { code: 50035, message: 'Invalid Form Body', errors: root as ErrorTree };
}

/** The problem of a field that must be there and is not. */
export function requiredField(path: FieldProblem['path']): FieldProblem {
  return { path, code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };
}

/** The problem of a text or list with too many or too few elements; `least` 0 means that only the upper bound counts. */
export function badLength(path: FieldProblem['path'], least: number, most: number): FieldProblem {
  if (least === 0) return { path, code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${most} or fewer in length.` };
  return { path, code: 'BASE_TYPE_BAD_LENGTH', message: `Must be between ${least} and ${most} in length.` };
}
