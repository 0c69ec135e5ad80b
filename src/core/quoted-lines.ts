import { chatSpans } from './chat-spans.js';
import type { QuotePlace } from './quote.js';

const quoteMark = /[ ]*>(>>)?[ \n]/y;

/**
 * The lines of a raw Discord message that quote somebody (`> ` for one line, `>>> ` for all that is left), in order; they
 * are not the writer's own words (Discord's reference, Message Formatting). The mark belongs to the stretch. Within a
 * code fence of the writer's a `>` is code.
 */
export function quotedLines(text: string): readonly QuotePlace[] {
  const fences = chatSpans(text).filter((span) => span.kind === 'fence');
  const found: QuotePlace[] = [];
  let next = 0;
  for (let start = 0; start < text.length; ) {
    quoteMark.lastIndex = start;
    const mark = quoteMark.exec(text);
    let end = mark?.[1] ? text.length : lineEnd(text, start);
    if (mark) found.push({ start, end });
    for (let fence = fences[next]; fence && fence.start < end; fence = fences[++next]) {
      if (!mark && fence.end > end) end = lineEnd(text, fence.end);
    }
    start = end + 1;
  }
  return found;
}

/** What a message quotes, line by line, without the marks and without blank lines. */
export function quotedWords(text: string): readonly string[] {
  return quotedLines(text)
    .flatMap(({ start, end }) => text.slice(start, end).split('\n'))
    .map((line) => line.replace(/^[ ]*>(>>)?/, '').trim())
    .filter((line) => line !== '');
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at === -1 ? text.length : at;
}
