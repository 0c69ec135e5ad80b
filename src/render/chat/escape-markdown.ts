import { makeHarmless } from './harmless.js';

const zeroWidthSpace = '\u200b';
const special = /[\\`*_~|<[\]$]|&(?=(?:#\w{1,8}|[A-Za-z]\w{1,31});)|!(?=\[)|@(?=everyone|here)/gi;

function escapeOne(char: string): string {
  if (char === '<') return '&lt;';
  if (char === '@') return `@${zeroWidthSpace}`;
  return `\\${char}`;
}

/** Prints arbitrary words (a person's or a channel's name) as one line of Markdown that means just these words. */
export function escapeMarkdown(words: string): string {
  return makeHarmless(words).replace(/\s+/g, ' ').trim().replace(special, escapeOne);
}

const blockOpener = /^(?:#{1,6}(?=[ \t]|$)|>|[-+=](?![\p{L}\p{N}])|:(?=-)|~~~)/u;
const orderedMarker = /^(\d{1,9})([.)])(?=[ \t]|$)/;

/**
 * Makes one line of inline Markdown unable to begin a block: no heading, list, quote, rule, setext underline, table
 * delimiter row or front matter (CommonMark 0.31 section 4, GFM 4.10). Other characters must be escaped already.
 */
export function guardLineStart(line: string): string {
  const text = line.trimStart();
  // Most lines begin with a letter, and no letter begins a block.
  if (/^[A-Za-z\u00c0-\uffff]/.test(text)) return text;
  if (blockOpener.test(text)) return `\\${text}`;
  return text.replace(orderedMarker, '$1\\$2');
}

/** A zero-width break that keeps `@everyone` and the like from being a mention wherever the text is pasted. */
export const mentionBreak = zeroWidthSpace;
