import { type ChatSpan, chatSpans } from '../../core/chat-spans.js';
import { bestCut, spanAfter } from './cut.js';

interface OpenFence {
  /** The opening line, with the language and its line break. */
  readonly open: string;
  readonly close: string;
  readonly end: number;
}

interface Cut {
  readonly at: number;
  /** The fence that is cut here, and what closes it. */
  readonly fence?: OpenFence;
}

const leastLimit = 20;

/**
 * Splits a message into parts of at most `limit` UTF-16 units (Discord takes 2,000 from bots). Parts end where a
 * paragraph, else a line, a sentence or a word ends, and else between graphemes; links, mentions, emoji, timestamps,
 * code spans and spoilers stay whole unless one alone is longer than a part. A fence that is cut is closed, and opened
 * again with its language. Without those added fences the parts joined are the text; blank parts are left out.
 * @throws Error when `limit` is under 20.
 */
export function splitMessage(text: string, limit = 2000): string[] {
  if (!(limit >= leastLimit)) throw new Error(`splitMessage: a limit of ${limit} leaves no room for a fence`);
  const spans = chatSpans(text);
  const parts: string[] = [];
  let start = 0;
  let fence: OpenFence | undefined;
  while (start < text.length) {
    if (fence && /^\s*`+$/.test(text.slice(start, fence.end))) {
      start = fence.end;
      fence = undefined;
      continue;
    }
    const prefix = fence?.open ?? '';
    const cut = chooseCut(text, spans, start, start + limit - prefix.length, limit);
    const part = prefix + text.slice(start, cut.at) + (cut.fence?.close ?? '');
    if (part.trim() !== '') parts.push(part);
    start = cut.at;
    fence = cut.fence;
  }
  return parts;
}

/** Where the part that begins at `start` ends, at `last` or before. */
function chooseCut(text: string, spans: readonly ChatSpan[], start: number, last: number, limit: number): Cut {
  if (text.length <= last) return { at: text.length };
  const span = spans[spanAfter(spans, last)];
  if (!span || span.start >= last) return { at: bestCut(text, spans, start, last) };
  if (span.kind === 'fence') return cutNearFence(text, span, start, last, limit);
  if (span.start > start) return { at: bestCut(text, spans, start, span.start) };
  return { at: bestCut(text, [], start, last) };
}

/** A fence that fits a part, or begins late in this one, goes into the next; else it is cut at one of its lines. */
function cutNearFence(text: string, span: ChatSpan, start: number, last: number, limit: number): Cut {
  const before = span.start - start;
  if (before > 0 && (span.end - span.start <= limit || before > (last - start) / 2)) return { at: span.start };
  const fence = readFence(text, span, limit);
  const content = Math.max(start, fence.content);
  const room = last - fence.close.length;
  if (room <= content) return { at: before > 0 ? span.start : bestCut(text, [], start, last) };
  const line = text.lastIndexOf('\n', room - 1) + 1;
  // The line break before the closing fence is there already.
  if (line > content) return { at: line, fence: { ...fence, close: fence.close.slice(1) } };
  return { at: bestCut(text, [], content, room), fence };
}

function readFence(text: string, span: ChatSpan, limit: number): OpenFence & { readonly content: number } {
  const opening = /^(`{3,})([\w+\-.#]{1,40}(?=\n))?\n?/.exec(text.slice(span.start, span.start + 90));
  const ticks = opening?.[1] ?? '```';
  const language = opening?.[2] ?? '';
  // A tiny part has no room for the name of a language.
  const kept = ticks.length + language.length <= limit / 4 ? language : '';
  const content = span.start + (opening?.[0].length ?? ticks.length);
  return { open: `${ticks}${kept}\n`, close: `\n${ticks}`, end: span.end, content };
}
