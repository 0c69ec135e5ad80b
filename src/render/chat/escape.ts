import { bareUrl } from '../../core/chat-link.js';
import { mentionBreak } from './escape-markdown.js';
import { convertGfm } from './gfm-inline.js';
import { makeHarmless } from './harmless.js';
import { quietAddress } from './link-target.js';

const special =
  /https?:\/\/[^\s<]+|[\\*_~|`[\]]|<(?=[@#:/A-Za-z])|@(?=everyone|here)|^[ \t]*(?:#{1,3}(?=[ \t])|>|-(?=[ \t#])|\d+(?=\.[ \t]))/gim;
const lineMark = /^([ \t]*)(.*)$/;

function escapeOne(found: string): string {
  if (found === '<' || found === '@') return found + mentionBreak;
  if (/^https?:/i.test(found)) return escapeAddress(found);
  if (/^[ \t]*\d/.test(found)) return `${found}\\`;
  return found.replace(lineMark, '$1\\$2');
}

/** An escape inside an address would break it; what could open code or a spoiler there is percent-encoded. */
function escapeAddress(found: string): string {
  const url = bareUrl(found, 0);
  const rest = found.slice(url.length).replace(/[\\*_~|`[\]]/g, '\\$&');
  return quietAddress(url) + rest;
}

/**
 * Makes arbitrary text show in Discord just as it is: no mention, emphasis, code, heading, list, quote, subtext, masked
 * link, spoiler, timestamp, emoji or command link comes of it. Addresses stay clickable. Sending must still set
 * `allowed_mentions` (facts, section 3: Discord's own helpers leave several of these alone).
 */
export function escapeChat(text: string): string {
  return makeHarmless(text).replace(special, escapeOne);
}

/**
 * Cuts a text to at most `codePoints` code points, whole graphemes only, and marks the cut with `…`.
 * A text that fits is returned as it is; with no room for a single grapheme the mark alone is left.
 */
export function clip(text: string, codePoints: number): string {
  if (text.length <= codePoints || [...text.slice(0, codePoints * 2 + 2)].length <= codePoints) return text;
  if (codePoints < 1) return '';
  const window = text.slice(0, codePoints * 2 + 2);
  let kept = '';
  let count = 0;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(window)) {
    count += [...segment].length;
    if (count > codePoints - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

const titleLimit = 100;
const untitled = '…';

/**
 * Gives the name of a question's thread: what a reader sees of the Markdown headline, on one line, at most 100 code
 * points (Discord's limit), whole graphemes, never blank.
 */
export function threadTitle(headline: string): string {
  const seen = convertGfm(makeHarmless(headline), 'plain').replace(/\s+/g, ' ').trim();
  const title = clip(seen, titleLimit);
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(title) ? title : untitled;
}
