/** Where a kept sentence stands in its message: the exact words and what surrounded them when it was kept. */
export interface QuoteAnchor {
  readonly quote: string;
  /** Up to 32 characters that stood before. */
  readonly before: string;
  /** Up to 32 characters that stood after. */
  readonly after: string;
  /** True when the words stood more than once, so that the surroundings chose between them. */
  readonly repeated?: boolean;
}

/** A stretch of a text in UTF-16 units, `end` exclusive. */
export interface QuotePlace {
  readonly start: number;
  readonly end: number;
}

const contextLength = 32;

function isLowSurrogate(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff;
}

function occursAgain(text: string, words: string, first: number): boolean {
  return text.indexOf(words, first + 1) !== -1;
}

/**
 * Describes the part `start`…`end` of a message so that it can be found again (design 8).
 * @throws Error when the offsets are not a non-empty part of the text.
 */
export function anchor(text: string, start: number, end: number): Required<QuoteAnchor> {
  if (!(start >= 0 && start < end && end <= text.length)) {
    throw new Error(`anchor: ${start}…${end} is not a part of a text of ${text.length} units`);
  }
  const quote = text.slice(start, end);
  let from = Math.max(0, start - contextLength);
  if (from > 0 && isLowSurrogate(text, from)) from += 1;
  let to = Math.min(text.length, end + contextLength);
  if (to < text.length && isLowSurrogate(text, to)) to -= 1;
  return {
    quote,
    before: text.slice(from, start),
    after: text.slice(end, to),
    repeated: occursAgain(text, quote, text.indexOf(quote)),
  };
}

/**
 * Finds a kept quote in the message as it is now, or null when it must leave the notes. The words must stand there
 * exactly once. Only a quote that was chosen among several may stand several times, and then its surroundings
 * must fit exactly one of them (design 8).
 */
export function findQuote(text: string, kept: QuoteAnchor): QuotePlace | null {
  if (kept.quote === '') return null;
  const first = text.indexOf(kept.quote);
  if (first === -1) return null;
  if (!occursAgain(text, kept.quote, first)) return { start: first, end: first + kept.quote.length };
  if (!kept.repeated) return null;
  const wide = kept.before + kept.quote + kept.after;
  const at = text.indexOf(wide);
  if (at === -1 || occursAgain(text, wide, at)) return null;
  const start = at + kept.before.length;
  return { start, end: start + kept.quote.length };
}
