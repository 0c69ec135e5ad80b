import { type ChatSpan, chatSpans } from './chat-spans.js';
import type { QuotePlace } from './quote.js';
import { quotedLines } from './quoted-lines.js';

/**
 * Why words cannot be kept: they do not stand in the message, stand only in somebody else's words that it quotes, are
 * hidden behind a spoiler, or would cut a link, a mention or an emoji in two.
 */
export type WordsRefusal = 'absent' | 'quoted' | 'hidden' | 'cut';

/** Worst first: of several places the best one decides, and of several refusals the one nearest to success is told. */
const REFUSALS: readonly WordsRefusal[] = ['absent', 'quoted', 'hidden', 'cut'];

const UNCUTTABLE: ReadonlySet<ChatSpan['kind']> = new Set(['link', 'url', 'tag']);

/**
 * Finds words that a person typed among the writer's own words of a raw Discord message; the first place that will do.
 * Phones turn straight quotation marks into curly ones and copying turns line ends into blanks, so that these do not
 * matter; everything else must be the same. One pass over the message for all places.
 */
export function findOwnWords(text: string, words: string): QuotePlace | WordsRefusal {
  const wanted = sameLengthFold(words).trim();
  if (wanted === '') return 'absent';
  const folded = sameLengthFold(text);
  const quoted = walker(quotedLines(text));
  const spans = chatSpans(text);
  const spoilers = walker(spans.filter((span) => span.kind === 'spoiler'));
  const whole = walker(spans.filter((span) => UNCUTTABLE.has(span.kind)));
  let refusal: WordsRefusal = 'absent';
  for (let start = folded.indexOf(wanted); start !== -1; start = folded.indexOf(wanted, start + 1)) {
    const place = { start, end: start + wanted.length };
    const found = refusalAt(place, quoted, spoilers, whole);
    if (found === null) return place;
    if (REFUSALS.indexOf(found) > REFUSALS.indexOf(refusal)) refusal = found;
  }
  return refusal;
}

/** Whether a stretch of a message holds only the writer's own words; null when it does. */
export function ownWordsRefusal(text: string, place: QuotePlace): WordsRefusal | null {
  const spoilers = chatSpans(text).filter((span) => span.kind === 'spoiler');
  return refusalAt(place, walker(quotedLines(text)), walker(spoilers.filter(isCutBy(place))), walker([]));
}

/** A sentence that holds a whole spoiler shows that something is hidden there; only one cut in two would show it. */
function isCutBy({ start, end }: QuotePlace): (span: QuotePlace) => boolean {
  return (span) => span.start < start || span.end > end || (span.start === start && span.end === end);
}

type Overlapping = (place: QuotePlace) => QuotePlace | null;

function refusalAt(
  place: QuotePlace,
  quoted: Overlapping,
  spoilers: Overlapping,
  whole: Overlapping,
): WordsRefusal | null {
  if (quoted(place)) return 'quoted';
  if (spoilers(place)) return 'hidden';
  return cuts(whole(place), place) || cuts(whole({ start: place.end - 1, end: place.end }), place) ? 'cut' : null;
}

function cuts(span: QuotePlace | null, place: QuotePlace): boolean {
  return span !== null && (span.start < place.start || span.end > place.end);
}

/** Gives the first of ordered stretches that a place overlaps. */
function walker(stretches: readonly QuotePlace[]): Overlapping {
  return (place) => {
    let low = 0;
    let high = stretches.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((stretches[middle]?.end ?? 0) <= place.start) low = middle + 1;
      else high = middle;
    }
    const found = stretches[low];
    return found && found.start < place.end ? found : null;
  };
}

/** Every sign stays one UTF-16 unit, so that places in the folded text are places in the text. */
function sameLengthFold(text: string): string {
  return text
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\n\r\t\u00a0\u202f]/g, ' ');
}
