import { bareUrl, type LinkFinder } from '../../core/chat-link.js';
import type { ChatSetting } from './chat-setting.js';
import { mentionBreak } from './escape-markdown.js';
import { autolinkTarget, isAttachment, linkTarget } from './link-target.js';
import type { NameBook } from './names.js';
import { printTag } from './tags.js';

/** What the rules may know about the text they look at. */
export interface InlineScan {
  readonly text: string;
  readonly names: NameBook;
  readonly setting: ChatSetting;
  /** Code spans and spoilers that were taken out of the text, already printed. */
  readonly atoms: readonly string[];
  readonly link: LinkFinder;
  /** Prints the label of a link; null inside a label, where no link may stand. */
  readonly label: ((text: string) => string) | null;
  /** The marks of emphasis that are open here. */
  readonly openMarks: () => readonly { readonly typed: string }[];
}

/** What a rule found: the Markdown that stands for `text.slice(start, end)`. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly print: string;
}

/** One construct: the character that may begin it, and how it is read and printed; null when it is not there. */
export interface InlineRule {
  readonly name: string;
  readonly opener: string;
  readonly match: (scan: InlineScan, at: number) => Found | null;
}

/** Stands around the number of an atom; the text itself can't hold these, `makeHarmless` removes them. */
export const atomOpen = '\ufdd0';
export const atomClose = '\ufdd1';

function literal(at: number, length: number, print: string): Found {
  return { start: at, end: at + length, print };
}

function matchTag({ text, names, setting }: InlineScan, at: number): Found | null {
  const tag = printTag(text, at, names, setting);
  return tag && { start: at, end: tag.end, print: tag.print };
}

/** An escape shows the next character; before an angle bracket it may not lay an id bare. */
function matchEscape(scan: InlineScan, at: number): Found {
  const next = scan.text.charAt(at + 1);
  if (next === '<') {
    const tag = matchTag(scan, at + 1);
    return tag ? { ...tag, start: at } : literal(at, 2, '&lt;');
  }
  if (!/[!-/:-@[-`{-~]/.test(next)) return literal(at, 1, '\\\\');
  if (next === '@') return literal(at, 1, '');
  return literal(at, 2, /[\\`*_~|[\]$&!#>]/.test(next) ? `\\${next}` : next);
}

function matchMaskedLink(scan: InlineScan, at: number): Found | null {
  if (!scan.label) return null;
  const link = scan.link(at);
  if (!link) return null;
  const label = scan.label(scan.text.slice(link.labelStart, link.labelEnd));
  if (label.trim() === '') return null;
  const print = isAttachment(link.target)
    ? `${label} ${scan.setting.words.attachment}`
    : `[${label}](${linkTarget(link.target)})`;
  return { start: at, end: link.end, print };
}

/** Cuts an address where a mark that is open before it is closed (`**https://example.org**`). */
function cutAtMarks(url: string, openMarks: readonly { readonly typed: string }[]): string {
  let end = url.length;
  for (const { typed } of openMarks) {
    const at = url.indexOf(typed);
    if (at > 0 && at < end && !(typed === '_' && /\w/.test(url.charAt(at + 1)))) end = at;
  }
  return url.slice(0, end);
}

function matchUrl(scan: InlineScan, at: number): Found | null {
  const { text } = scan;
  if (!text.startsWith('://', at)) return null;
  const scheme = /https?$/i.exec(text.slice(Math.max(0, at - 5), at))?.[0];
  if (!scheme) return null;
  const start = at - scheme.length;
  const whole = bareUrl(text, start);
  const url = cutAtMarks(whole, scan.openMarks());
  if (url.length <= scheme.length + 3) return null;
  const end = start + url.length;
  if (isAttachment(whole)) return { start, end, print: scan.setting.words.attachment };
  return { start, end, print: scan.label ? `<${autolinkTarget(url)}>` : url.replace(/[\\`*_~|[\]$<]/g, '\\$&') };
}

function matchAtom({ text, atoms }: InlineScan, at: number): Found | null {
  const close = text.indexOf(atomClose, at);
  const print = atoms[Number(text.slice(at + 1, close))];
  return print === undefined ? null : { start: at, end: close + 1, print };
}

/** A tag-like bracket becomes an entity: no HTML, and no trace of a mention in the source either. */
function matchLess({ text }: InlineScan, at: number): Found {
  return literal(at, 1, /[A-Za-z/!?@#:]/.test(text.charAt(at + 1)) ? '&lt;' : '<');
}

const reference = /&(?:#\w{1,8}|[A-Za-z]\w{1,31});/y;

function matchReference({ text }: InlineScan, at: number): Found | null {
  reference.lastIndex = at;
  return reference.test(text) ? literal(at, 1, '\\&') : null;
}

function backslashed(name: string, opener: string, when?: (next: string) => boolean): InlineRule {
  return {
    name,
    opener,
    match: ({ text }, at) => (when && !when(text.charAt(at + 1)) ? null : literal(at, 1, `\\${opener}`)),
  };
}

/** Everything inline but emphasis. The first rule of an opener that finds something wins; else it is an ordinary character. */
export const inlineRules: readonly InlineRule[] = [
  { name: 'escape', opener: '\\', match: matchEscape },
  { name: 'atom', opener: atomOpen, match: matchAtom },
  { name: 'tag', opener: '<', match: matchTag },
  { name: 'less-than', opener: '<', match: matchLess },
  { name: 'masked link', opener: '[', match: matchMaskedLink },
  backslashed('bracket', '['),
  backslashed('closing bracket', ']'),
  { name: 'address', opener: ':', match: matchUrl },
  {
    name: 'mention of all',
    opener: '@',
    match: ({ text }, at) =>
      /^(?:everyone|here)/i.test(text.slice(at + 1, at + 9)) ? literal(at, 1, `@${mentionBreak}`) : null,
  },
  backslashed('backtick', '`'),
  backslashed('pipe', '|'),
  backslashed('mathematics', '$'),
  { name: 'character reference', opener: '&', match: matchReference },
  backslashed('image', '!', (next) => next === '[' || next === atomOpen),
];
