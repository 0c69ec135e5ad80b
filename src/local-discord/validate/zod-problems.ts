import type { core } from 'zod/mini';
import { type FieldProblem, requiredField } from './field-problem.js';

type Issue = core.$ZodIssue;
type Path = FieldProblem['path'];

/**
 * Tells zod's issues in Discord's words. Takes the issues of one failed parse and the path under which the parsed value
 * stands; gives one problem or more per issue. Of a union's branches only the one whose `type` fits is told.
 */
export function zodProblems(issues: readonly Issue[], input: unknown, at: Path = []): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const issue of issues) {
    const own = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    const value = valueAt(input, own);
    const path = [...at, ...own];
    if (issue.code === 'invalid_union') problems.push(...unionProblems(issue.errors, value, path));
    else problems.push(problemOf(issue, value, path));
  }
  return problems;
}

function valueAt(input: unknown, path: Path): unknown {
  let value = input;
  for (const step of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string | number, unknown>)[step]; // only read, the result is unknown again
  }
  return value;
}

function unionProblems(branches: readonly (readonly Issue[])[], value: unknown, path: Path): FieldProblem[] {
  const types: string[] = [];
  let best: readonly Issue[] | undefined;
  for (const branch of branches) {
    const wrongType = branch.find((issue) => issue.path.length === 1 && issue.path[0] === 'type');
    if (wrongType === undefined) {
      if (best === undefined || misfit(branch) < misfit(best)) best = branch;
    } else if (wrongType.code === 'invalid_value') types.push(...wrongType.values.map(String));
  }
  if (best !== undefined) return zodProblems(best, value, path);
  const message = `Value of field "type" must be one of (${types.join(', ')}).`;
  return [{ path: [...path, 'type'], code: 'UNION_TYPE_CHOICES', message }];
}

/** How badly a branch fits: not at all when the value itself is of another kind, else by the number of issues. */
function misfit(branch: readonly Issue[]): number {
  return branch.some((issue) => issue.path.length === 0) ? Number.POSITIVE_INFINITY : branch.length;
}

function problemOf(issue: Issue, value: unknown, path: Path): FieldProblem {
  if (value === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value'))
    return requiredField(path);
  if (issue.code === 'invalid_value') {
    const message = `Value must be one of {${issue.values.map(String).join(', ')}}.`;
    return { path, code: 'BASE_TYPE_CHOICES', message };
  }
  if (issue.code === 'too_big') return tooBig(issue.origin, Number(issue.maximum), path);
  if (issue.code === 'too_small') return tooSmall(issue.origin, Number(issue.minimum), value, path);
  if (issue.code === 'invalid_format') return wrongFormat(issue.format, value, path);
  return wrongType(issue.code === 'invalid_type' ? issue.expected : 'value', value, path);
}

function tooBig(origin: string, maximum: number, path: Path): FieldProblem {
  if (origin === 'string' || origin === 'array') {
    return { path, code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${maximum} or fewer in length.` };
  }
  return { path, code: 'NUMBER_TYPE_MAX', message: `Value should be less than or equal to ${maximum}.` };
}

function tooSmall(origin: string, minimum: number, value: unknown, path: Path): FieldProblem {
  if (origin === 'string' && value === '') return requiredField(path);
  if (origin === 'string' || origin === 'array') {
    return { path, code: 'BASE_TYPE_MIN_LENGTH', message: `Must be ${minimum} or more in length.` };
  }
  return { path, code: 'NUMBER_TYPE_MIN', message: `Value should be greater than or equal to ${minimum}.` };
}

function wrongFormat(format: string, value: unknown, path: Path): FieldProblem {
  if (format === 'url') return { path, code: 'URL_TYPE_INVALID_URL', message: 'Not a well formed URL.' };
  if (format === 'datetime') {
    return { path, code: 'DATE_TIME_TYPE_PARSE', message: `Could not parse ${brief(value)}. Should be ISO8601.` };
  }
  if (format === 'regex') {
    return { path, code: 'NUMBER_TYPE_COERCE', message: `Value ${brief(value)} is not snowflake.` };
  }
  return { path, code: 'STRING_TYPE_REGEX', message: 'String value did not match validation regex.' };
}

function wrongType(expected: string, value: unknown, path: Path): FieldProblem {
  if (expected === 'string')
    return { path, code: 'STRING_TYPE_CONVERT', message: `Could not interpret ${brief(value)} as string.` };
  if (expected === 'number' || expected === 'int') {
    return { path, code: 'NUMBER_TYPE_COERCE', message: `Value ${brief(value)} is not ${expected}.` };
  }
  if (expected === 'boolean') return { path, code: 'BOOLEAN_TYPE_CONVERT', message: 'Must be either true or false.' };
  if (expected === 'array')
    return { path, code: 'LIST_TYPE_CONVERT', message: 'Only iterables may be used in a ListType' };
  if (expected === 'object')
    return { path, code: 'DICT_TYPE_CONVERT', message: 'Only dictionaries may be used in a DictType' };
  return { path, code: 'BASE_TYPE_BAD_TYPE', message: `Value ${brief(value)} does not fit here.` };
}

function brief(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
