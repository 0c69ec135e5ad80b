import type { ChatSpan } from '../../core/chat-spans.js';

// From the best place to the least: after a paragraph, a line, a sentence, a word.
const boundaries: readonly RegExp[] = [/\n[ \t]*\n+/g, /\n/g, /[.!?…؟।]["”’»)*_~]*\s+|[。！？．]["”’」』）]*/g, /\s+/g];

// What joins the character before it: combining marks (variation selectors among them), joiners.
const joining = /^(?:\p{M}|\u200d)/u;

/** Index of the first span that ends after `at`. */
export function spanAfter(spans: readonly ChatSpan[], at: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isInside(spans: readonly ChatSpan[], at: number): boolean {
  const span = spans[spanAfter(spans, at)];
  return span !== undefined && span.start < at;
}

/**
 * The best place to cut after `start` and at or before `last`, outside the spans; never in the first quarter unless
 * there is no other, and never inside a grapheme unless one alone is longer.
 */
export function bestCut(text: string, spans: readonly ChatSpan[], start: number, last: number): number {
  const window = text.slice(start, last);
  for (const boundary of boundaries) {
    const ends = [...window.matchAll(boundary)].map((match) => start + match.index + match[0].length);
    for (const end of ends.toReversed()) {
      if (end - start <= window.length / 4) break;
      if (!isInside(spans, end) && !joining.test(text.slice(end, end + 2))) return end;
    }
  }
  return graphemeCut(text, spans, start, last);
}

function graphemeCut(text: string, spans: readonly ChatSpan[], start: number, last: number): number {
  let best = start;
  for (const { index, segment } of new Intl.Segmenter('en').segment(text.slice(start, last + 64))) {
    const end = start + index + segment.length;
    if (end > last) break;
    if (!isInside(spans, end)) best = end;
  }
  if (best > start) return best;
  const code = text.charCodeAt(last);
  return code >= 0xdc00 && code <= 0xdfff && last - 1 > start ? last - 1 : last;
}
