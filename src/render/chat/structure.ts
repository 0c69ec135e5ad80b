import { type BacktickIndex, backtickRun, indexBackticks } from '../../core/backticks.js';
import type { ChatWords } from '../../core/catalogue/words.js';
import { codeEnd, fenceEnd } from '../../core/chat-spans.js';
import { printCodeSpan } from './code.js';
import { atomClose, atomOpen } from './inline-rules.js';

/** A message taken apart as Discord's clients do: text, fences and quotes in order. */
export type Segment =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'fence'; readonly language: string; readonly code: string }
  | { readonly type: 'quote'; readonly text: string };

/** Segments, and the code spans and spoilers that stand as numbered atoms in their text, already printed. */
export interface Structure {
  readonly segments: readonly Segment[];
  readonly atoms: readonly string[];
}

interface Walk {
  readonly words: ChatWords;
  readonly text: string;
  readonly ticks: BacktickIndex;
  readonly segments: Segment[];
  readonly atoms: string[];
  /** Text collected since the last fence or quote. */
  pending: string;
  /** Start of the text that is not collected yet. */
  plain: number;
  noSpoiler: boolean;
}

const interesting = /[\n\\`|]/g;
const quoteMark = /[ ]*>(>>)?(?: |(?=\n|$))/y;

/**
 * Takes a harmless raw message apart. Quotes begin at a line's start (`> ` for the line, `>>> ` for all that is left),
 * fences and spoilers anywhere; whatever opens first wins. With `quotes` false a `>` is an ordinary character, as
 * quotes don't nest in Discord (facts, section 3). What a spoiler hides leaves the notes; only a word stands for it.
 */
export function takeApart(text: string, quotes: boolean, words: ChatWords): Structure {
  if (!/[\n\\`|>]/.test(text)) return { segments: text.trim() === '' ? [] : [{ type: 'text', text }], atoms: [] };
  const walk: Walk = {
    words,
    text,
    ticks: indexBackticks(text),
    segments: [],
    atoms: [],
    pending: '',
    plain: 0,
    noSpoiler: false,
  };
  let at = quotes ? takeQuote(walk, 0) : 0;
  while (at < text.length) {
    interesting.lastIndex = at;
    const match = interesting.exec(text);
    if (!match) break;
    if (match[0] === '\n') at = quotes ? takeQuote(walk, match.index + 1) : match.index + 1;
    else if (match[0] === '\\') at = match.index + 2;
    else if (match[0] === '`') at = takeCode(walk, match.index);
    else at = takeSpoiler(walk, match.index);
  }
  collect(walk, text.length);
  endText(walk);
  return { segments: walk.segments, atoms: walk.atoms };
}

function collect(walk: Walk, end: number): void {
  walk.pending += walk.text.slice(walk.plain, end);
}

function endText(walk: Walk): void {
  if (walk.pending.trim() !== '') walk.segments.push({ type: 'text', text: walk.pending });
  walk.pending = '';
}

function addAtom(walk: Walk, start: number, end: number, print: string): number {
  collect(walk, start);
  walk.pending += atomOpen + walk.atoms.length + atomClose;
  walk.atoms.push(print);
  walk.plain = end;
  return end;
}

function takeCode(walk: Walk, at: number): number {
  const { text } = walk;
  const run = backtickRun(text, at);
  const fence = fenceEnd(text, at, walk.ticks);
  if (fence) {
    collect(walk, at);
    endText(walk);
    walk.segments.push(readFence(text.slice(at + run, fence.contentEnd)));
    walk.plain = fence.end;
    return fence.end;
  }
  const end = codeEnd(text, at, walk.ticks);
  if (end === -1) return at + run;
  return addAtom(walk, at, end, printCodeSpan(text.slice(at + run, end - run), walk.words.attachment));
}

function readFence(content: string): Segment {
  const language = /^([\w+\-.#]{1,40})\n/.exec(content);
  const code = language ? content.slice(language[0].length) : content;
  return { type: 'fence', language: language?.[1] ?? '', code: code.replace(/^\n+/, '').trimEnd() };
}

function takeSpoiler(walk: Walk, at: number): number {
  const { text } = walk;
  if (text.charAt(at + 1) !== '|') return at + 1;
  const close = walk.noSpoiler ? -1 : text.indexOf('||', at + 3);
  if (close === -1) {
    walk.noSpoiler = true;
    return at + 2;
  }
  return addAtom(walk, at, close + 2, `\\[${walk.words.spoiler}\\]`);
}

/** At a line's start: takes the quote that begins here, if one does, and says where to go on. */
function takeQuote(walk: Walk, at: number): number {
  const { text } = walk;
  const lines: string[] = [];
  let start = at;
  while (start < text.length) {
    quoteMark.lastIndex = start;
    const mark = quoteMark.exec(text);
    if (!mark || (mark[1] && lines.length > 0)) break;
    const rest = mark[1] !== undefined;
    const newline = rest ? -1 : text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    lines.push(text.slice(quoteMark.lastIndex, end));
    start = newline === -1 ? text.length : newline + 1;
  }
  if (lines.length === 0) return at;
  collect(walk, at);
  endText(walk);
  walk.segments.push({ type: 'quote', text: lines.join('\n') });
  walk.plain = start;
  // Another quote (`>>> ` after `> `) may follow at once.
  return start < text.length ? takeQuoteAgain(walk, start) : start;
}

function takeQuoteAgain(walk: Walk, at: number): number {
  quoteMark.lastIndex = at;
  return quoteMark.test(walk.text) ? takeQuote(walk, at) : at;
}
