import { UserError } from '../errors.js';
import { bodyHash } from './marks.js';
import { parseSession } from './parse.js';
import type { SectionName, SessionDocument } from './session.js';
import {
  type Conflict,
  type Edit,
  planSection,
  type SectionUpdate,
  type SpliceOptions,
  type Step,
} from './splice-plan.js';

export type { Conflict, SectionUpdate, SpliceOptions } from './splice-plan.js';

export interface SpliceResult {
  /** The new source; with conflicts and no `take` the given one. */
  readonly text: string;
  /** Exact texts that this write replaced, for the caller to store; '' is one too. */
  readonly placeholders: Readonly<Partial<Record<SectionName, string>>>;
  readonly conflicts: readonly Conflict[];
}

const SECTIONS = ['discussion', 'takeaways'] as const;

/**
 * Writes the two sections into a document's source. Everything outside our marks stays the same to the unit; the same
 * updates again change nothing; a section whose `body` is null gets back what we replaced.
 *
 * @throws UserError when the source is no text, a section or a mark is doubled, a mark is unpaired or nested, or the
 *   place to write to is swallowed by a code block or comment that is never closed
 */
export function spliceSections(
  source: string,
  updates: Readonly<Partial<Record<SectionName, SectionUpdate>>>,
  options: SpliceOptions = {},
): SpliceResult {
  const document = parseSession(source, '');
  refuseUnsafe(document);
  const steps = new Map<SectionName, Step>();
  for (const name of SECTIONS) {
    const update = updates[name];
    if (update) steps.set(name, planSection(source, document, name, update, options));
  }
  const conflicts = [...steps.values()].flatMap((step) => step.conflict ?? []);
  if (conflicts.length > 0 && options.take === undefined) return { text: source, placeholders: {}, conflicts };
  const text = applyEdits(
    source,
    [...steps.values()].flatMap((step) => step.edit ?? []),
  );
  const placeholders: Partial<Record<SectionName, string>> = {};
  for (const [name, step] of steps) if (step.placeholder !== undefined) placeholders[name] = step.placeholder;
  if (text !== source) verify(text, steps);
  return { text, placeholders, conflicts };
}

const UNSAFE = new Set([
  'not-utf8',
  'too-large',
  'section-twice',
  'mark-unpaired',
  'mark-doubled',
  'mark-nested',
  'mark-version',
]);

function refuseUnsafe(document: SessionDocument): void {
  const problem = document.problems.find((each) => each.severity === 'error' && UNSAFE.has(each.rule));
  if (problem) throw new UserError({ message: `Line ${problem.line}: ${problem.message}`, hint: problem.hint });
}

function applyEdits(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  // What is added at the very end of a document comes after what is written into its last section.
  const inOrder = [...edits].sort((one, other) => one.from - other.from || one.rank - other.rank);
  for (const edit of inOrder) {
    parts.push(source.slice(at, edit.from), edit.text);
    at = edit.to;
  }
  parts.push(source.slice(at));
  return parts.join('');
}

/** Reads the result again: what we wrote must be found as ours, or a reader's Markdown would not see it either. */
function verify(text: string, steps: ReadonlyMap<SectionName, Step>): void {
  const written = parseSession(text, '');
  for (const [name, step] of steps) {
    if (step.body === undefined) continue;
    const block = written.sections[name].block;
    if (block ? step.body !== null && bodyHash(block.body) === bodyHash(step.body) : step.body === null) continue;
    const unclosed = written.problems.find((problem) => problem.rule === 'unclosed-block');
    const where = unclosed ? `Line ${unclosed.line}: ${unclosed.message}` : 'Its place is inside another block.';
    throw new UserError({
      message: `The section ${name} cannot be written. ${where}`,
      hint: unclosed?.hint ?? 'Give the section a heading of its own, outside of code, comments and lists.',
    });
  }
}
