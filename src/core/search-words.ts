import { lookAlikeFold } from './document/look-alike.js';

/** More words of one text are not looked for: a kept sentence has at most some 700, a question to us far fewer. */
const MOST_WORDS = 1_000;

/** Numbers of mentions, emoji and times say nothing to anybody (Discord reference, "Message Formatting"). */
const TAG = /<(?:a?:[0-9A-Za-z_]{1,100}:|@[!&]?|#|t:)[^<>\n]{0,40}>/g;

/**
 * The words by which a text is found, each once, in their order: cut as its script is read (Unicode UAX #29, by
 * dictionary where words stand without blanks), without regard to case, width, and letters of other scripts that look
 * the same. The parts around an apostrophe are words too, so that *l'horloge* is found by *horloge*.
 */
export function searchWords(text: string): readonly string[] {
  const words = new Set<string>();
  const clean = text
    .normalize('NFKC')
    .replace(TAG, ' ')
    .replace(/[\u2018\u2019\u02bc]/g, "'");
  for (const { segment, isWordLike } of new Intl.Segmenter('und', { granularity: 'word' }).segment(clean)) {
    if (!isWordLike) continue;
    const word = lookAlikeFold(segment);
    for (const each of [word, ...word.split("'")]) {
      if (each !== '') words.add(each);
    }
    if (words.size >= MOST_WORDS) break;
  }
  return [...words];
}
