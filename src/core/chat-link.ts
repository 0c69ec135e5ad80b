/** A masked link `[label](target)`: offsets of its parts in the text. */
export interface ChatLink {
  readonly labelStart: number;
  readonly labelEnd: number;
  /** The target as typed, without angle brackets and title. */
  readonly target: string;
  readonly end: number;
}

/** Finds masked links in one text. */
export type LinkFinder = (at: number) => ChatLink | null;

// Every part is bounded or stops at the next bracket, so an attempt costs no more than what it covers.
const targetPattern =
  /\(\s{0,9}<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s{1,9}(?:"[^"\n]{0,300}"|'[^'\n]{0,300}'))?\s{0,9}\)/iy;
// A label that looks like an address is shown as typed (facts: links whose label poses as a URL are not rendered),
// and so is one that holds a mention or a custom emoji.
const refusedLabel =
  /:\/\/|^\s*www\.|^\s*[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|gg|dev|ai|co|app|edu|gov|me|info)(?:\/\S*)?\s*$|<[@#:at/]/i;
const labelLimit = 1000;

function matchBrackets(text: string): Map<number, number> {
  const closers = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 92) at += 1;
    else if (code === 10) open.length = 0;
    else if (code === 91) open.push(at);
    else if (code === 93) {
      const start = open.pop();
      if (start !== undefined && text.charCodeAt(at + 1) === 40) closers.set(start, at);
    }
  }
  return closers;
}

/**
 * Gives a finder of the masked links that Discord's clients render: label on one line, target http or https.
 * The brackets of the text are paired once, at the first question, so ten thousand openers stay linear.
 */
export function linkFinder(text: string): LinkFinder {
  let closers: Map<number, number> | undefined;
  return (at) => {
    closers ??= matchBrackets(text);
    const labelEnd = closers.get(at);
    if (labelEnd === undefined || labelEnd - at > labelLimit) return null;
    const label = text.slice(at + 1, labelEnd);
    if (label.trim() === '' || refusedLabel.test(label)) return null;
    targetPattern.lastIndex = labelEnd + 1;
    const match = targetPattern.exec(text);
    if (!match?.[1]) return null;
    return { labelStart: at + 1, labelEnd, target: match[1], end: targetPattern.lastIndex };
  };
}

const urlPattern = /https?:\/\/(?:[^\s<>\]\u3000-\u3002\uff0c\uff01\uff1f]|\](?!\())+/iy;
const trailing = new Set('.,:;"\'!?*_~|…`');

/**
 * The bare address that starts at `at`, or the empty string. Punctuation at the end, and a closing bracket
 * without its opener, belong to the sentence around it (as Discord's clients read it).
 */
export function bareUrl(text: string, at: number): string {
  urlPattern.lastIndex = at;
  const url = trimUrl(urlPattern.exec(text)?.[0] ?? '');
  return /^https?:\/\/[^/?#]/i.test(url) ? url : '';
}

function trimUrl(url: string): string {
  let spareRound = url.split(')').length - url.split('(').length;
  let spareSquare = url.split(']').length - url.split('[').length;
  let end = url.length;
  for (; end > 0; end -= 1) {
    const last = url.charAt(end - 1);
    if (last === ')' && spareRound > 0) spareRound -= 1;
    else if (last === ']' && spareSquare > 0) spareSquare -= 1;
    else if (!trailing.has(last)) break;
  }
  return url.slice(0, end);
}
