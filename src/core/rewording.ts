import { ownWordsRefusal } from './own-words.js';
import type { QuotePlace } from './quote.js';
import { sentences } from './sentences.js';

/** Fewer words in common than this part of all words are no rewording of a sentence but another one. */
const LEAST_SHARED = 0.3;

/**
 * The sentence of an edited message that says anew what was kept: the only one there is, else the one that has most
 * words in common with the kept words. Null when no sentence is near enough or nothing is the writer's own.
 */
export function newWording(text: string, kept: string): QuotePlace | null {
  const own = sentences(text).filter((sentence) => ownWordsRefusal(text, sentence) === null);
  const [only] = own;
  if (only && own.length === 1) return { start: only.start, end: only.end };
  const before = wordsOf(kept);
  let best: QuotePlace | null = null;
  let most = LEAST_SHARED;
  for (const { start, end, text: words } of own) {
    const shared = overlap(before, wordsOf(words));
    if (shared <= most) continue;
    most = shared;
    best = { start, end };
  }
  return best;
}

/** How alike two sets of words are, 0 to 1 (Dice's coefficient). */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

/** Words of any script, as Intl.Segmenter cuts them. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { segment, isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) {
    if (isWordLike) words.add(segment.normalize('NFKC').toLowerCase());
  }
  return words;
}
