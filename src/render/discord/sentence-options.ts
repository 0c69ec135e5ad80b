import type { APISelectMenuOption } from 'discord-api-types/v10';
import { ownWordsRefusal } from '../../core/own-words.js';
import { findQuote } from '../../core/quote.js';
import { type Claim, claimNumber } from '../../core/record.js';
import { sentenceValues } from '../../core/sentence-value.js';
import { MOST_OPTIONS } from './modal-parts.js';
import type { Shown } from './shown.js';

/** How many characters of a sentence stand in an option: the label, and what is left in the description. */
const LABEL = 100;
const SHOWN = 190;

/**
 * The sentences of a reply as options of a select, in the order of the message. Of more than fit, those that are not kept
 * yet come before those that are, and longer ones before shorter ones, which say little by themselves.
 *
 * @param kept the claims of this message
 * @param sayKept how one says that a sentence is kept under a number
 */
export function sentenceOptions(
  text: string,
  kept: readonly Claim[],
  shown: Shown,
  sayKept: (number: string) => string,
): APISelectMenuOption[] {
  const places = kept.flatMap((claim) => {
    const place = findQuote(text, claim);
    return place ? [{ ...place, number: claimNumber(claim) }] : [];
  });
  const offered = sentenceValues(text)
    .filter(({ sentence }) => ownWordsRefusal(text, sentence) === null)
    .map(({ sentence, value }, at) => {
      const of = places.find((place) => place.start < sentence.end && sentence.start < place.end);
      return { text: sentence.text, value, at, keptAs: of?.number ?? null };
    });
  const likely = [...offered].sort(
    (a, b) => Number(a.keptAs !== null) - Number(b.keptAs !== null) || b.text.length - a.text.length || a.at - b.at,
  );
  const chosen = likely.slice(0, MOST_OPTIONS).sort((a, b) => a.at - b.at);
  return chosen.map(({ text: words, value, keptAs }) =>
    option(shown.plain(words, SHOWN), value, keptAs === null ? '' : sayKept(keptAs), chosen.length),
  );
}

function option(words: string, value: string, keptAs: string, of: number): APISelectMenuOption {
  const [label, rest] = words.length <= LABEL ? [words, ''] : cutAtWord(words, LABEL - keptAs.length - ' · …'.length);
  const said = [keptAs, rest].filter((part) => part !== '').join(' · ');
  return { label, value, default: of === 1, ...(said === '' ? {} : { description: said }) };
}

/** The label ends at a word where there is one in its last third; the description goes on from there. */
function cutAtWord(words: string, room: number): readonly [string, string] {
  const blank = words.lastIndexOf(' ', LABEL - 1);
  let at = blank > LABEL * 0.66 ? blank : LABEL - 1;
  if (/[\udc00-\udfff]/.test(words.charAt(at))) at -= 1;
  const rest = words.slice(at).trim();
  return [`${words.slice(0, at).trimEnd()}…`, `…${rest.length > room ? `${rest.slice(0, room - 1)}…` : rest}`];
}
