import { type BacktickIndex, backtickRun, indexBackticks } from '../../core/backticks.js';
import { bareUrl } from '../../core/chat-link.js';
import { codeEnd } from '../../core/chat-spans.js';
import { printCodeSpan } from './code.js';
import { type MarkStyle, printPieces } from './emphasis.js';
import { decodeEntity } from './entities.js';
import { mentionBreak } from './escape-markdown.js';
import { type Definitions, type GfmLink, gfmLinkFinder } from './gfm-link.js';
import { addGfmRun } from './gfm-marks.js';
import { quietAddress } from './link-target.js';
import { type PieceList, pieceList } from './piece-list.js';

/** Where the text goes: to Discord's Markdown, or to plain words. */
export type GfmTarget = 'chat' | 'plain';

interface GfmScan {
  readonly text: string;
  readonly target: GfmTarget;
  readonly definitions: Definitions;
  readonly ticks: BacktickIndex;
  readonly link: (at: number) => GfmLink | null;
  readonly depth: number;
  /** Where the last comment of the text ends, or -1. */
  readonly lastComment: number;
}

interface Found {
  readonly end: number;
  readonly print: string;
}

interface GfmRule {
  readonly name: string;
  readonly opener: string;
  readonly match: (scan: GfmScan, at: number) => Found | null;
}

const styles: Readonly<Record<GfmTarget, MarkStyle>> = {
  chat: { marks: { strong: '**', em: '*', strike: '~~' }, line: '\n', paragraph: '\n\n', flanking: false },
  plain: { marks: { strong: '', em: '', strike: '' }, line: ' ', paragraph: ' ', flanking: false },
};

export const noDefinitions: Definitions = { links: new Map(), notes: new Map() };
const deepest = 4;

/** Shows one character literally in the target. */
function show(char: string, target: GfmTarget): string {
  if (target === 'plain') return char;
  return /[\\`*_~|[\]]/.test(char) ? `\\${char}` : char;
}

/** A single tilde is a plain character in Discord. */
function showRun(run: string, target: GfmTarget): string {
  return run === '~' ? run : [...run].map((char) => show(char, target)).join('');
}

function matchEscape({ text, target }: GfmScan, at: number): Found {
  const next = text.charAt(at + 1);
  if (next === '\n') return { end: at + 1, print: '' };
  if (!/[!-/:-@[-`{-~]/.test(next)) return { end: at + 1, print: show('\\', target) };
  if (next === '<' || next === '@') return { end: at + 2, print: next + (target === 'chat' ? mentionBreak : '') };
  return { end: at + 2, print: show(next, target) };
}

function matchCode({ text, target, ticks }: GfmScan, at: number): Found | null {
  const run = backtickRun(text, at);
  const end = codeEnd(text, at, ticks);
  if (end === -1) return { end: at + run, print: target === 'chat' ? '\\`'.repeat(run) : '`'.repeat(run) };
  const code = text.slice(at + run, end - run);
  return { end, print: target === 'chat' ? printCodeSpan(code, null) : code.replace(/\n/g, ' ').trim() };
}

const autolink = /<(https?:\/\/[^\s<>]{1,2000}|[\w.+-]{1,64}@[\w.-]{1,200}|mailto:[^\s<>]{1,300})>/iy;
const html = /<(?:!--.*?-->|\/?[A-Za-z][A-Za-z0-9-]{0,60}(?:\s[^<>]{0,1000})?\/?>|[!?][^<>]{0,1000}>)/sy;

function matchLess({ text, target, lastComment }: GfmScan, at: number): Found {
  autolink.lastIndex = at;
  const url = autolink.exec(text)?.[1];
  if (url) {
    const isWeb = /^https?:/i.test(url);
    return {
      end: autolink.lastIndex,
      print: isWeb && target === 'chat' ? `<${quietAddress(url)}>` : url.replace(/^mailto:/i, ''),
    };
  }
  html.lastIndex = at;
  const isComment = text.startsWith('<!--', at);
  if ((!isComment || lastComment > at + 3) && html.test(text)) return { end: html.lastIndex, print: '' };
  const risky = target === 'chat' && /[@#:/A-Za-z]/.test(text.charAt(at + 1));
  return { end: at + 1, print: risky ? `<${mentionBreak}` : '<' };
}

function matchLink(scan: GfmScan, at: number): Found | null {
  const link = scan.depth < deepest ? scan.link(at) : null;
  if (!link) return null;
  return { end: link.end, print: printLink(scan, link) };
}

function matchImage(scan: GfmScan, at: number): Found | null {
  if (scan.text.charAt(at + 1) !== '[') return null;
  const link = scan.depth < deepest ? scan.link(at + 1) : null;
  return link && link.note === undefined ? { end: link.end, print: printLink(scan, link) } : null;
}

function printLink(scan: GfmScan, link: GfmLink): string {
  const { target, definitions, depth, text } = scan;
  if (link.note !== undefined) return ` (${convertGfm(link.note, target, noDefinitions, depth + 1)})`;
  const source = text.slice(link.labelStart, link.labelEnd);
  const label = convertGfm(source, target, definitions, depth + 1).trim();
  const url = quietAddress(link.target.replace(/\\([!-/:-@[-`{-~])/g, '$1'));
  if (target === 'plain' || !/^https?:\/\/[^\s<>]+$/i.test(url)) return label;
  if (label === '' || source === url || /:\/\/|\]\(/.test(label))
    return label === '' || source === url ? `<${url}>` : `${label} (<${url}>)`;
  return `[${label}](${url.replace(/[()]/g, (char) => (char === '(' ? '%28' : '%29'))})`;
}

const entity = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/iy;

function matchEntity({ text, target }: GfmScan, at: number): Found | null {
  entity.lastIndex = at;
  const match = entity.exec(text);
  const char = match && decodeEntity(match[0]);
  if (!char) return null;
  const guarded = target === 'chat' && /[<@]/.test(char) ? char + mentionBreak : show(char, target);
  return { end: entity.lastIndex, print: guarded };
}

function matchUrl({ text, target }: GfmScan, at: number): Found | null {
  const url = /^https?:/i.test(text.slice(at, at + 6)) && !/\w/.test(text.charAt(at - 1)) ? bareUrl(text, at) : '';
  return url === '' ? null : { end: at + url.length, print: target === 'chat' ? quietAddress(url) : url };
}

const rules: readonly GfmRule[] = [
  { name: 'escape', opener: '\\', match: matchEscape },
  { name: 'code span', opener: '`', match: matchCode },
  { name: 'autolink, HTML, less-than', opener: '<', match: matchLess },
  { name: 'link or footnote', opener: '[', match: matchLink },
  { name: 'bracket', opener: '[', match: ({ target }, at) => ({ end: at + 1, print: show('[', target) }) },
  { name: 'image', opener: '!', match: matchImage },
  { name: 'character reference', opener: '&', match: matchEntity },
  { name: 'address', opener: 'h', match: matchUrl },
  {
    name: 'mention of all',
    opener: '@',
    match: ({ text, target }, at) =>
      target === 'chat' && /^(?:everyone|here)/i.test(text.slice(at + 1, at + 9))
        ? { end: at + 1, print: `@${mentionBreak}` }
        : null,
  },
  {
    name: 'spoiler',
    opener: '|',
    match: ({ text, target }, at) =>
      target === 'chat' && text.charAt(at + 1) === '|' ? { end: at + 2, print: '\\|\\|' } : null,
  },
];

const special = /[\\`<[!&hH@|*_~\n]/g;

/**
 * Converts GFM's inline text to Discord's or to plain words, in one pass over the rules' table. HTML is dropped,
 * `<br>` and hard breaks become line breaks, soft breaks spaces; nothing in the result mentions anybody.
 */
export function convertGfm(text: string, target: GfmTarget, definitions = noDefinitions, depth = 0): string {
  const source = text.replace(/<br\s{0,9}\/?>/gi, '\\\n');
  const list = pieceList();
  const scan: GfmScan = {
    text: source,
    target,
    definitions,
    depth,
    lastComment: source.lastIndexOf('-->'),
    ticks: indexBackticks(source),
    link: gfmLinkFinder(source, definitions),
  };
  scanGfm(scan, list);
  return printPieces(list.pieces, styles[target]);
}

function scanGfm(scan: GfmScan, list: PieceList): void {
  const { text, target } = scan;
  let plain = 0;
  let words = '';
  const flush = (): void => {
    list.addWords(words, words.trim() !== '');
    words = '';
  };
  special.lastIndex = 0;
  for (let match = special.exec(text); match; match = special.exec(text)) {
    const at = match.index;
    const char = match[0];
    let next = at + 1;
    if ('*_~\n'.includes(char)) {
      words += text.slice(plain, at);
      if (char === '\n' && !/(?:\\| {2,})$/.test(text.slice(Math.max(0, at - 3), at))) words += ' ';
      flush();
      if (char !== '\n') next = addGfmRun(text, at, list, (run) => showRun(run, target));
      else if (/(?:\\| {2,})$/.test(text.slice(Math.max(0, at - 3), at))) list.addBreak('line');
      plain = next;
    } else {
      const found = firstMatch(scan, char.toLowerCase(), at);
      if (found) {
        words += text.slice(plain, at) + found.print;
        plain = next = found.end;
      }
    }
    special.lastIndex = next;
  }
  words += text.slice(plain);
  flush();
}

function firstMatch(scan: GfmScan, opener: string, at: number): Found | null {
  for (const rule of rules) {
    const found = rule.opener === opener ? rule.match(scan, at) : null;
    if (found) return found;
  }
  return null;
}
