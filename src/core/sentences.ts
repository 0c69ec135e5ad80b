import { endsInAbbreviation } from './abbreviations.js';
import { type ChatSpan, chatSpans } from './chat-spans.js';

/** A sentence of a raw Discord message: `text.slice(start, end)` is its text, in UTF-16 units. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

const quoteLine = /[ ]*>(>>)?[ \n]/y;
const lineMark = /[ \t]*(?:(?:#{1,3}|-#|[-*+]|\d{1,9}[.)])[ \t]+)+/y;
const visible = /[\p{L}\p{N}\p{S}\p{P}]/u;
const wordLike = /[\p{L}\p{N}]/u;
const space = /\s/;

/**
 * Cuts a raw Discord message into its writer's sentences, as exact slices in order. Lines end sentences; quoted
 * lines (`> `, `>>> `) are not the writer's and give none; marks of lists, headings and subtext stand outside; a
 * code fence is one sentence. Intl.Segmenter's boundaries are dropped inside links, code, spoilers and mentions,
 * after abbreviations, and before a rest without words. `language` is a BCP 47 tag, English by default.
 * @throws RangeError when `language` is no language tag.
 */
export function sentences(text: string, language = 'en'): Sentence[] {
  const spans = chatSpans(text);
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const found: Sentence[] = [];
  for (const line of proseLines(text, spans)) {
    for (const part of cutLine(text, line, spans, segmenter)) {
      const trimmed = trim(text, part);
      const words = text.slice(trimmed.start, trimmed.end);
      if (visible.test(words)) found.push({ ...trimmed, text: words });
    }
  }
  return found;
}

/** Lines of the writer's own text; a line break inside a span does not end one. */
function proseLines(text: string, spans: readonly ChatSpan[]): Stretch[] {
  const lines: Stretch[] = [];
  let span = 0;
  let start = 0;
  while (start < text.length) {
    quoteLine.lastIndex = start;
    const quoted = quoteLine.exec(text);
    if (quoted?.[1]) break;
    let end = lineEnd(text, start);
    if (!quoted) {
      for (; span < spans.length; span += 1) {
        const current = spans[span];
        if (!current || current.start >= end) break;
        if (current.end > end) end = lineEnd(text, current.end);
        if (current.start < start) continue;
        if (current.kind === 'fence') {
          lines.push(afterMark(text, start, current.start), current);
          start = current.end;
        }
      }
      lines.push(afterMark(text, start, end));
    }
    start = end + 1;
  }
  return lines;
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at === -1 ? text.length : at;
}

function afterMark(text: string, start: number, end: number): Stretch {
  const atLineStart = start === 0 || text.charAt(start - 1) === '\n';
  if (!atLineStart) return { start, end };
  lineMark.lastIndex = start;
  return { start: lineMark.test(text) ? Math.min(lineMark.lastIndex, end) : start, end };
}

interface Part {
  start: number;
  end: number;
}

function cutLine(text: string, line: Stretch, spans: readonly ChatSpan[], segmenter: Intl.Segmenter): Stretch[] {
  const parts: Part[] = [];
  let at = firstSpanAfter(spans, line.start);
  for (const start of boundaries(text, line, segmenter)) {
    while ((spans[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    const span = spans[at];
    const last = parts.at(-1);
    if (last) last.end = start;
    if (span && span.start < start) {
      if (!endsSpoiler(text, span, start)) continue;
      if (last) last.end = span.end;
      parts.push({ start: span.end, end: line.end });
    } else if (!last || !goesOn(text, last, start, line.end)) parts.push({ start, end: line.end });
  }
  const last = parts.at(-1);
  if (last) last.end = line.end;
  return joinWordless(text, keepMarks(text, parts));
}

/** Where sentences may begin: Intl.Segmenter's boundaries, and after `…`, which Unicode does not count as an end. */
function* boundaries(text: string, line: Stretch, segmenter: Intl.Segmenter): Generator<number> {
  if (line.start >= line.end) return;
  for (const { index, segment } of segmenter.segment(text.slice(line.start, line.end))) {
    const start = line.start + index;
    const before = /[\p{Ps}\p{Pi}¿¡]{0,4}$/u.exec(text.slice(Math.max(line.start, start - 4), start))?.[0].length ?? 0;
    // An opening bracket or quotation mark right after the stop opens the next sentence.
    yield /\s/.test(text.charAt(start - 1)) ? start : Math.max(line.start, start - before);
    for (const { index: dots, 0: found } of segment.matchAll(/…["”’»)]{0,3}\s{1,9}(?=["“«(¿¡]?\p{Lu})/gu)) {
      yield start + dots + found.length;
    }
  }
}

/** True when the boundary falls before the bars that close a spoiler, and words follow after a space. */
function endsSpoiler(text: string, span: ChatSpan, at: number): boolean {
  return span.kind === 'spoiler' && at === span.end - 2 && /^\s/.test(text.slice(span.end, span.end + 1));
}

function firstSpanAfter(spans: readonly ChatSpan[], at: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function goesOn(text: string, last: Stretch, start: number, lineEnd: number): boolean {
  const tail = text.slice(Math.max(last.start, start - 48), start);
  const next = text.slice(start, Math.min(lineEnd, start + 48));
  if (!visible.test(tail)) return true;
  if (/\.\s*$/.test(tail) && endsInAbbreviation(tail, next)) return true;
  // “Really?” he said: a closed question or call inside a sentence.
  return /["”’»)]\s*$/.test(tail) && /^\p{Ll}/u.test(next);
}

/** A boundary may fall before the closing marks of emphasis (`**Done.** Next`): they belong to what they close. */
function keepMarks(text: string, parts: Part[]): Part[] {
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    if (!next || space.test(text.charAt(part.end - 1))) continue;
    let end = next.start;
    while (end < next.end && '*_~|'.includes(text.charAt(end))) end += 1;
    if (end === next.start || (end < next.end && !space.test(text.charAt(end)))) continue;
    part.end = end;
    next.start = end;
  }
  return parts;
}

/** What holds no letter and no digit (`:)`, an emoji) is no sentence of its own beside others. */
function joinWordless(text: string, parts: readonly Part[]): Stretch[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && !wordLike.test(text.slice(part.start, part.end))) last.end = part.end;
    else joined.push({ ...part });
  }
  return joined;
}

function trim(text: string, part: Stretch): Stretch {
  let { start, end } = part;
  while (start < end && space.test(text.charAt(start))) start += 1;
  while (end > start && space.test(text.charAt(end - 1))) end -= 1;
  return { start, end };
}
