import { bodyKinds } from './body-kinds.js';
import { badLength, invalidFormBody } from './field-problem.js';
import { mend } from './mend.js';
import type { MessageFacts } from './message-rules.js';
import { unknownKeys } from './unknown-keys.js';
import { zodProblems } from './zod-problems.js';

/** The request bodies that the local Discord knows how to judge; one per shape, not per route. */
export type BodyKind =
  | 'message-create'
  | 'message-edit'
  | 'thread-from-message'
  | 'thread-without-message'
  | 'forum-post'
  | 'channel-create'
  | 'channel-edit'
  | 'thread-edit'
  | 'bulk-delete'
  | 'dm-create'
  | 'member-edit'
  | 'role-create'
  | 'role-edit'
  | 'command-create'
  | 'command-edit'
  | 'commands-overwrite'
  | 'interaction-callback'
  | 'webhook-message'
  | 'webhook-edit';

/** One leaf of Discord's error tree. */
interface FieldError {
  readonly code: string;
  readonly message: string;
}

/** Discord's error tree: `_errors` at a leaf, otherwise one branch per key or index. */
export interface ErrorTree {
  readonly [key: string]: ErrorTree | readonly FieldError[];
}

/** The JSON a refused body is answered with, under status 400. */
export interface ValidationProblem {
  readonly code: number;
  readonly message: string;
  readonly errors?: ErrorTree;
}

/**
 * Judges a request body as Discord would: its shape by the published schemas with their known faults mended, closed to
 * unknown keys, then the rules that go across fields.
 * Takes the kind of body, the parsed JSON, and what the route knows besides (uploaded files, the message being edited);
 * gives null when Discord would take it, else the JSON of the 400 answer: 50035 with an error tree, or 50006 for a
 * message with nothing in it.
 */
export function validateBody(kind: BodyKind, body: unknown, facts: MessageFacts = {}): ValidationProblem | null {
  const rule = bodyKinds[kind];
  if (!isOfUsableSize(body)) return invalidFormBody([badLength([], 0, mostValues)]);
  const mended = mend(body, rule.strays ?? []);
  const parsed = rule.schema(mended).safeParse(mended);
  if (!parsed.success) return invalidFormBody(zodProblems(parsed.error.issues, mended).slice(0, mostProblems));
  const strange = unknownKeys(mended, parsed.data);
  if (strange.length > 0) return invalidFormBody(strange.slice(0, mostProblems));
  // What the schema let through has the shape that the rule of this kind was written for.
  const checked = parsed.data as never;
  if (rule.isEmpty?.(checked, facts)) return { code: 50006, message: 'Cannot send an empty message' };
  const problems = rule.problems?.(checked, facts) ?? [];
  return problems.length > 0 ? invalidFormBody(problems.slice(0, mostProblems)) : null;
}

/** Values (of objects, lists, texts) that any body of use has at most, and problems that anybody reads. */
const mostValues = 50_000;
const mostProblems = 100;
/** Deeper than anything Discord takes nests. */
const deepest = 24;

/** Whether a body is small enough to be judged at leisure; counts no further than the limit. */
function isOfUsableSize(body: unknown): boolean {
  const waiting: (readonly [value: unknown, depth: number])[] = [[body, 0]];
  let seen = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, depth] = next;
    seen += 1;
    if (seen + waiting.length > mostValues || depth > deepest) return false;
    if (value === null || typeof value !== 'object') continue;
    const children = Object.values(value);
    if (children.length > mostValues) return false;
    for (const child of children) waiting.push([child, depth + 1]);
  }
  return true;
}
