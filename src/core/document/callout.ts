import { splitHeadline } from './headline.js';
import { foldLines, itemText } from './item-text.js';
import type { Block, Outline } from './outline.js';
import type { FoundQuestion } from './questions.js';
import { lineText, sourceLines } from './source-lines.js';

/** The title of a callout (`> [!question] Questions for Marta`), '' if it has none; null for a quote that is no callout. */
export function calloutTitle(outline: Outline, block: Block): string | null {
  return CALLOUT.exec(unquoted(outline, block.from))?.[2] ?? null;
}

const CALLOUT = /^\[!([\p{L}-]{1,40})\][+-]?[ \t]*(.*)$/u;

function unquoted(outline: Outline, line: number): string {
  return lineText(outline.lines, line).replace(/^ {0,3}> ?/, '');
}

/**
 * The questions in a callout (`> [!question] …`): the items of a list in it, else its own text as one question.
 * Null for a quote that is no callout, and with `onlyQuestions` for one that is not marked as a question.
 */
export function callout(outline: Outline, block: Block, onlyQuestions = false): readonly FoundQuestion[] | null {
  const content: string[] = [];
  for (let line = block.from; line < block.to; line += 1) {
    content.push(unquoted(outline, line));
  }
  const head = CALLOUT.exec(content[0] ?? '');
  if (!head) return null;
  const isQuestion = /^(?:questions?|faq|help|frage|pregunta)$/i.test(head[1] ?? '');
  if (onlyQuestions && !isQuestion) return null;
  const title = head[2] ?? '';
  // Below a title that asks, a list is what one can answer.
  const items = /[?？؟]/.test(title) ? [] : listItems(content, block.from);
  if (items.length > 0) return items;
  const text = foldLines([title, ...content.slice(1)]);
  if (text === '' || (!isQuestion && !/[?？؟]/.test(text))) return [];
  return [{ ...splitHeadline(text), line: block.from }];
}

/** The top-level list items among a quote's lines. */
function listItems(content: readonly string[], firstLine: number): readonly FoundQuestion[] {
  const starts: number[] = [];
  for (const [index, line] of content.entries()) {
    if (/^ {0,1}(?:[-*+]|\d{1,9}[.)])[ \t]+\S/.test(line)) starts.push(index);
  }
  const lines = sourceLines(content.join('\n'));
  const found: FoundQuestion[] = [];
  for (const [at, start] of starts.entries()) {
    const parts = splitHeadline(itemText(lines, start, starts[at + 1] ?? content.length));
    if (parts.headline !== '') found.push({ ...parts, line: firstLine + start });
  }
  return found;
}
