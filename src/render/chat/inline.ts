import { linkFinder } from '../../core/chat-link.js';
import type { ChatSetting } from './chat-setting.js';
import { type MarkStyle, markdownStyle, type Piece, printPieces } from './emphasis.js';
import { type Found, type InlineRule, type InlineScan, inlineRules } from './inline-rules.js';
import { dropBareAttachments } from './link-target.js';
import { markRules, markRulesOf } from './mark-rules.js';
import type { NameBook } from './names.js';
import { type PieceList, pieceList } from './piece-list.js';

/** What surrounds a piece of inline text. */
export interface InlineContext {
  readonly names: NameBook;
  readonly setting: ChatSetting;
  readonly atoms: readonly string[];
  /** How breaks and marks are printed; CommonMark's way by default. */
  readonly style?: MarkStyle;
  /** True when all of it is to stand in bold. */
  readonly bold?: boolean;
  /** True for a sentence cut out of a text: marks at its edges whose partners stay behind are left out. */
  readonly fragment?: boolean;
}

function rulesOf(opener: string): readonly InlineRule[] {
  return inlineRules.filter((rule) => rule.opener === opener);
}

const byOpener = new Map(inlineRules.map((rule) => [rule.opener, rulesOf(rule.opener)]));
const marksByChar = new Map(markRules.map(({ typed }) => [typed.charAt(0), markRulesOf(typed.charAt(0))]));
const openers = [...byOpener.keys(), ...marksByChar.keys(), '\n'];
const special = new RegExp(`[${openers.map((char) => `\\${char}`).join('')}]`, 'g');
const wholeText = { typed: 'all', kind: 'strong' } as const;
const lineBreak = /[ \t]*\n(?:[ \t]*\n)*[ \t]*/y;

/**
 * Converts Discord's inline text (already harmless, code and spoilers taken out as atoms) to inline Markdown in one
 * pass over the rules' table. Lines are separated as the style says and are not guarded at their starts yet.
 */
export function convertInline(source: string, context: InlineContext): string {
  const text = dropBareAttachments(source, context.setting.words.attachment);
  // Most lines of a chat hold no mark at all.
  if (!context.bold && nextSpecial(text, 0) === -1) return text.trimEnd();
  const list = pieceList();
  const scan: InlineScan = {
    text,
    names: context.names,
    setting: context.setting,
    atoms: context.atoms,
    link: linkFinder(text),
    label: (label) => convertLabel(label, context),
    openMarks: list.openMarks,
  };
  if (context.bold) list.addMark(wholeText, true, false, '');
  scanPieces(scan, list);
  if (context.bold) list.addMark(wholeText, false, true, '');
  if (context.fragment) dropEdgeMarks(list.pieces);
  return printPieces(list.pieces, context.style ?? markdownStyle);
}

function dropEdgeMarks(pieces: readonly Piece[]): void {
  for (const piece of [pieces.at(0), pieces.at(-1)]) {
    const isLost = piece?.type === 'mark' && piece.partner === -1 && (piece.typed ?? '').length > 1;
    if (isLost && pieces.length > 1) piece.words = '';
  }
}

function convertLabel(label: string, context: InlineContext): string {
  const list = pieceList();
  const link = (): null => null;
  const { names, setting, atoms } = context;
  scanPieces({ text: label, names, setting, atoms, link, label: null, openMarks: list.openMarks }, list);
  return printPieces(list.pieces, markdownStyle);
}

function scanPieces(scan: InlineScan, list: PieceList): void {
  const { text } = scan;
  let plain = 0;
  let words = '';
  const flush = (): void => {
    list.addWords(words, words.trim() !== '');
    words = '';
  };
  special.lastIndex = 0;
  let at = nextSpecial(text, 0);
  while (at !== -1) {
    const char = text.charAt(at);
    let next = at + 1;
    const isRun = marksByChar.has(char) && !(char === '_' && isInsideWord(text, at));
    const found = isRun || char === '\n' ? null : firstMatch(byOpener.get(char) ?? [], scan, at);
    if (found) {
      words += text.slice(plain, found.start) + found.print;
      plain = next = found.end;
    } else if (isRun || char === '\n') {
      words += text.slice(plain, at);
      flush();
      plain = next = char === '\n' ? addBreak(text, at, list) : addRun(text, at, list);
    }
    at = nextSpecial(text, next);
  }
  words += text.slice(plain);
  flush();
}

function nextSpecial(text: string, from: number): number {
  special.lastIndex = from;
  return special.test(text) ? special.lastIndex - 1 : -1;
}

function firstMatch(rules: readonly InlineRule[], scan: InlineScan, at: number): Found | null {
  for (const rule of rules) {
    const found = rule.match(scan, at);
    if (found) return found;
  }
  return null;
}

function addBreak(text: string, at: number, list: PieceList): number {
  lineBreak.lastIndex = at;
  const match = lineBreak.exec(text)?.[0] ?? '\n';
  list.addBreak(match.indexOf('\n') === match.lastIndexOf('\n') ? 'line' : 'paragraph');
  return at + match.length;
}

/** Takes a run of one mark character apart: closers first, innermost first, then openers. */
function addRun(text: string, at: number, list: PieceList): number {
  const char = text.charAt(at);
  let end = at + 1;
  while (text.charAt(end) === char) end += 1;
  const rules = marksByChar.get(char) ?? [];
  let from = at;
  // Longer runs than any pair of marks are drawings and rules, not emphasis.
  if (char === '~' && end - at > 2) return addLiteral(text, at, end, list);
  if (end - at <= 6) from = closeMarks(text, at, end, list);
  if (end - from > 3) return addLiteral(text, from, end, list);
  const wanted = end - from === 3 ? [...rules].reverse() : rules;
  for (const rule of wanted) {
    const stop = from + rule.typed.length;
    if (stop > end) continue;
    list.addMark(rule, rule.opens(text, from, end), false, escapeRun(text, from, stop));
    from = stop;
  }
  return addLiteral(text, from, end, list);
}

function closeMarks(text: string, at: number, end: number, list: PieceList): number {
  const rules = marksByChar.get(text.charAt(at)) ?? [];
  let from = at;
  const open = list.openMarks();
  if (open.length === 0) return at;
  for (const { typed } of open.toReversed()) {
    const rule = rules.find((candidate) => candidate.typed === typed);
    // A run of one or two is that mark alone; longer runs close what is innermost first.
    if (!rule || from + typed.length > end || (end - at < 3 && typed.length !== end - at)) continue;
    if (!list.isOpen(typed)) continue;
    const stop = from + typed.length;
    if (!rule.closes(text, at, end)) continue;
    list.addMark(rule, false, true, escapeRun(text, from, stop));
    from = stop;
  }
  return from;
}

function addLiteral(text: string, from: number, end: number, list: PieceList): number {
  if (from < end) list.addWords(escapeRun(text, from, end), true);
  return end;
}

/** An underscore between letters or digits is no mark in either language. */
function isInsideWord(text: string, at: number): boolean {
  return isAlphanumeric(text.charCodeAt(at - 1)) && isAlphanumeric(text.charCodeAt(at + 1));
}

function isAlphanumeric(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
}

/** An underscore between letters, and a tilde before a number, are plain in every Markdown and stay readable. */
function escapeRun(text: string, from: number, to: number): string {
  const sign = text.charAt(from);
  if (sign === '_' && isAlphanumeric(text.charCodeAt(from - 1)) && isAlphanumeric(text.charCodeAt(to))) {
    return text.slice(from, to);
  }
  if (sign === '~' && to - from === 1 && /^[\s(]?$/.test(text.charAt(from - 1)) && /\w/.test(text.charAt(to)))
    return sign;
  return `\\${sign}`.repeat(to - from);
}
