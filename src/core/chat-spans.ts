import { type BacktickIndex, backtickRun, indexBackticks } from './backticks.js';
import { bareUrl, linkFinder } from './chat-link.js';

/** What may not be cut in two: `tag` is anything Discord writes in angle brackets (mention, emoji, timestamp, …). */
export type ChatSpanKind = 'fence' | 'code' | 'spoiler' | 'link' | 'url' | 'tag';

/** A stretch of raw Discord text, `end` exclusive, in UTF-16 units. */
export interface ChatSpan {
  readonly kind: ChatSpanKind;
  readonly start: number;
  readonly end: number;
}

const tagPattern =
  /<(?:@[!&]?\d{1,25}|#\d{1,25}|a?:\w{1,64}:\d{1,25}|t:-?\d{1,20}(?::[A-Za-z])?|\/[^\s<>:][^<>:\n]{0,99}:\d{1,25}|id:[a-z-]{1,20}(?::\d{1,25})?|https?:\/\/[^\s<>]{1,2000})>/iy;
const interesting = /[\\`|<[:]/g;

interface Scan {
  readonly text: string;
  readonly ticks: BacktickIndex;
  readonly link: ReturnType<typeof linkFinder>;
}

/** The whole fence whose opening run of three or more backticks starts at `at`, or null; one line is enough. */
export function fenceEnd(text: string, at: number, ticks: BacktickIndex): { contentEnd: number; end: number } | null {
  const length = backtickRun(text, at);
  if (length < 3) return null;
  const from = at + length;
  let close = ticks.atLeast(length, from);
  // Discord closes at any three backticks; a longer fence is read as its writer meant it where that works.
  if (close === -1) close = ticks.atLeast(3, from);
  if (close === -1 || text.slice(from, close).trim() === '') return null;
  return { contentEnd: close, end: close + backtickRun(text, close) };
}

/** End of the code span that starts at `at`, or -1. */
export function codeEnd(text: string, at: number, ticks: BacktickIndex): number {
  const length = backtickRun(text, at);
  const close = ticks.exactly(length, at + length);
  return close === -1 ? -1 : close + length;
}

function spanAt(scan: Scan, at: number): ChatSpan | null {
  const { text } = scan;
  const char = text.charAt(at);
  if (char === '`') {
    const fence = fenceEnd(text, at, scan.ticks);
    if (fence) return { kind: 'fence', start: at, end: fence.end };
    const end = codeEnd(text, at, scan.ticks);
    return end === -1 ? null : { kind: 'code', start: at, end };
  }
  if (char === '|') {
    if (text.charAt(at + 1) !== '|') return null;
    const close = text.indexOf('||', at + 3);
    return close === -1 ? null : { kind: 'spoiler', start: at, end: close + 2 };
  }
  if (char === '<') {
    tagPattern.lastIndex = at;
    return tagPattern.test(text) ? { kind: 'tag', start: at, end: tagPattern.lastIndex } : null;
  }
  if (char === '[') {
    const link = scan.link(at);
    return link ? { kind: 'link', start: at, end: link.end } : null;
  }
  return urlBefore(text, at);
}

function urlBefore(text: string, colon: number): ChatSpan | null {
  if (!text.startsWith('://', colon)) return null;
  const scheme = /https?$/i.exec(text.slice(Math.max(0, colon - 5), colon));
  if (!scheme) return null;
  const start = colon - scheme[0].length;
  const url = bareUrl(text, start);
  return url === '' ? null : { kind: 'url', start, end: start + url.length };
}

/**
 * The stretches of a raw Discord message that must stay whole, in order and without overlap: code fences, code
 * spans, spoilers, masked links, bare addresses, and everything in Discord's angle brackets. One pass, linear.
 * Source of the forms: Discord's reference, Message Formatting.
 */
export function chatSpans(text: string): ChatSpan[] {
  const scan: Scan = { text, ticks: indexBackticks(text), link: linkFinder(text) };
  const spans: ChatSpan[] = [];
  let noSpoiler = false;
  interesting.lastIndex = 0;
  let next = 0;
  for (let match = interesting.exec(text); match; match = interesting.exec(text)) {
    const at = match.index;
    const char = match[0];
    if (char === '\\') {
      interesting.lastIndex = at + 2;
      continue;
    }
    if (char === '|' && noSpoiler) continue;
    const span = spanAt(scan, at);
    if (span && span.start >= next) {
      spans.push(span);
      next = span.end;
      interesting.lastIndex = span.end;
    } else if (char === '`') {
      interesting.lastIndex = at + backtickRun(text, at);
    } else if (char === '|' && text.charAt(at + 1) === '|') {
      noSpoiler = true;
    }
  }
  return spans;
}
