// C0 and C1 controls but tab and line feed, bidi embeddings, overrides and isolates, the byte order mark, interlinear
// annotation marks, deprecated format controls, noncharacters (two of them are our own placeholders), and tag letters.
const harmful =
  /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u206f\u2028\u2029\ufeff\ufdd0-\ufdef\ufff9-\ufffb\ufffe\uffff\p{Cs}\u{e0000}-\u{e0fff}]/u;
const newline = /\r\n?|[\u0085\u2028\u2029]/g;
const blank = /[\v\f]/g;
const removed = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u206f\ufeff\ufdd0-\ufdef\ufff9-\ufffb\ufffe\uffff]/gu;
const loneSurrogate = /\p{Cs}/gu;
const tagLetters = /(\u{1f3f4}?)([\u{e0000}-\u{e0fff}]+)/gu;
const flagLimit = 8;

/** Tag letters spell the flags of England, Scotland and Wales after a black flag; elsewhere they hide text. */
function keepFlag(_all: string, flag: string, letters: string): string {
  if (flag === '') return letters.replace(/[\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}]/gu, '');
  return [...letters].length <= flagLimit ? flag + letters : flag;
}

/**
 * Removes what a reader cannot see and a renderer may trip over: control characters, NUL, bidi overrides and isolates,
 * hidden tag letters; a lone surrogate becomes U+FFFD; every line end becomes `\n`. Emoji sequences (zero-width
 * joiners, variation selectors, flags) and the marks LRM and RLM stay.
 */
export function makeHarmless(text: string): string {
  if (!harmful.test(text)) return text;
  return text
    .replace(newline, '\n')
    .replace(blank, ' ')
    .replace(removed, '')
    .replace(loneSurrogate, '\ufffd')
    .replace(tagLetters, keepFlag);
}
