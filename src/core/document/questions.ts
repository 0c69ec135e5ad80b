import { callout } from './callout.js';
import type { Heading } from './headings.js';
import { splitHeadline } from './headline.js';
import { itemText } from './item-text.js';
import { headingQuestions, looseQuestions } from './loose-questions.js';
import type { Block, LineRange, Outline } from './outline.js';
import { sectionEnd } from './section-places.js';
import { joinLines } from './source-lines.js';

/** A question as it stands in the document, not yet numbered. */
export interface FoundQuestion {
  readonly headline: string;
  readonly body: string;
  /** 0-based. */
  readonly line: number;
}

export interface FoundQuestions {
  readonly questions: readonly FoundQuestion[];
  /** How they were found: under their heading, or by a guess that the host should know of. */
  readonly by: 'heading' | 'guess';
  /** First line (0-based) of all that belongs to questions, or the number of lines. */
  readonly firstLine: number;
  /** Lines (0-based) of items without any text. */
  readonly emptyItems: readonly number[];
}

/**
 * Finds the questions: the items of every list (or callout) under a questions heading; without such a heading, the
 * callouts marked as questions, the list under Discussion, or the first list most of whose items ask something.
 */
export function findQuestions(outline: Outline, headings: readonly Heading[]): FoundQuestions {
  const underHeading: FoundQuestion[] = [];
  const emptyItems: number[] = [];
  let firstLine = outline.lines.starts.length;
  for (const [index, heading] of headings.entries()) {
    if (heading.role?.role !== 'questions') continue;
    firstLine = Math.min(firstLine, heading.from);
    for (const question of questionsUnder(outline, headings, index, emptyItems)) underHeading.push(question);
  }
  if (underHeading.length > 0) return { questions: underHeading, by: 'heading', firstLine, emptyItems };
  const guess = guessed(outline, headings);
  return { questions: guess, by: 'guess', firstLine: Math.min(firstLine, guess[0]?.line ?? firstLine), emptyItems };
}

function questionsUnder(
  outline: Outline,
  headings: readonly Heading[],
  index: number,
  empty: number[],
): FoundQuestion[] {
  const heading = headings[index];
  const last = sectionEnd(headings, index);
  const end = headings[last]?.block ?? outline.blocks.length;
  if (!heading) return [];
  const asking = headingQuestions(outline, headings.slice(index, last), end);
  if (asking.length > 0) return asking;
  const found: FoundQuestion[] = [];
  let isGuess = false;
  const subheadings = new Set(headings.slice(index + 1, last).map((each) => each.block));
  for (let at = heading.block + 1; at < end; at += 1) {
    const block = outline.blocks[at];
    if (!block) break;
    // Under a bold line that only may be a group of questions, a list has to look like questions.
    if (subheadings.has(at)) isGuess ||= block.kind === 'named' && heading.look.style !== 'atx';
    const isList = block.kind === 'list' && (!isGuess || mostlyAsks(outline, block));
    const more = isList
      ? listQuestions(outline, block, empty)
      : block.kind === 'quote'
        ? callout(outline, block)
        : null;
    for (const question of more ?? []) found.push(question);
  }
  return found.length > 0 ? found : looseQuestions(outline, heading.block, end);
}

/** The items of a list as questions. */
function listQuestions(outline: Outline, block: Block, empty: number[]): FoundQuestion[] {
  const found: FoundQuestion[] = [];
  for (const item of block.items) {
    const question = itemQuestion(outline, item);
    if (question) found.push(question);
    else empty.push(item.from);
  }
  return found;
}

function itemQuestion(outline: Outline, item: LineRange): FoundQuestion | null {
  const parts = splitHeadline(itemText(outline.lines, item.from, item.to));
  return parts.headline === '' ? null : { ...parts, line: item.from };
}

function guessed(outline: Outline, headings: readonly Heading[]): readonly FoundQuestion[] {
  const called: FoundQuestion[] = [];
  for (const block of outline.blocks) {
    const questions = block.kind === 'quote' ? callout(outline, block, true) : null;
    for (const question of questions ?? []) called.push(question);
  }
  if (called.length > 0) return called;
  const discussion = headings.findIndex((heading) => heading.role?.role === 'discussion');
  const takeaways = headings.findIndex((heading) => heading.role?.role === 'takeaways');
  const under =
    takeaways < 0 ? [-1, -1] : [headings[takeaways]?.block, headings[sectionEnd(headings, takeaways)]?.block];
  const isTakeaway = (at: number): boolean =>
    (under[0] ?? -1) >= 0 && at > (under[0] ?? 0) && at < (under[1] ?? Number.POSITIVE_INFINITY);
  const start = headings[discussion]?.block ?? -1;
  const order = [...outline.blocks.keys()];
  for (const at of [...order.filter((each) => discussion >= 0 && each > start), ...order]) {
    const block = outline.blocks[at];
    if (block?.kind !== 'list' || isTakeaway(at) || !mostlyAsks(outline, block)) continue;
    return listQuestions(outline, block, []);
  }
  return [];
}

/** Whether more than half of a list's items have a question mark. */
function mostlyAsks(outline: Outline, block: Block): boolean {
  const asking = block.items.filter((item) => /[?？؟]/.test(joinLines(outline.lines, item.from, item.to)));
  return asking.length * 2 > block.items.length;
}
