import { conflictDiff } from './conflict-diff.js';
import { bodyHash, closingMark, MARK_VERSION, openingMark, readMark } from './marks.js';
import { PLACEHOLDERS, SECTION_TITLES } from './section-names.js';
import type {
  GeneratedBlock,
  HeadingLook,
  LineEnd,
  OwnedAround,
  SectionName,
  SectionPlace,
  SessionDocument,
  Span,
} from './session.js';

/** What a section shall say. */
export interface SectionUpdate {
  /** LF text without marks; null when there is nothing to say, and the placeholder returns. */
  readonly body: string | null;
  /** The text we generated last, from the store, for the three-way diff. */
  readonly previous?: string;
  /** What we replaced when we wrote here first, from the store. */
  readonly placeholder?: string;
}

export interface SpliceOptions {
  /** How a conflict is decided: keep what stands in the document, or write over it. */
  readonly take?: 'document' | 'generated';
}

/** A block that a person changed and that we would write over. */
export interface Conflict {
  readonly section: SectionName;
  /** Line of the opening mark. */
  readonly line: number;
  /** Three-way diff, or two-way where the last generated text is not known; LF lines. */
  readonly diff: string;
}

/** One change of the source: the span becomes `text`; at one place a lower rank comes first. */
export interface Edit extends Span {
  readonly text: string;
  readonly rank: number;
}

/** What to do about one section. */
export interface Step {
  readonly edit: Edit | null;
  /** What our block says afterwards, null for no block; absent where a block is left as it is. */
  readonly body?: string | null;
  /** The text that a first write replaced. */
  readonly placeholder?: string;
  readonly conflict?: Conflict;
}

/** Decides what becomes of one section of a document; changes nothing. */
export function planSection(
  source: string,
  document: SessionDocument,
  name: SectionName,
  update: SectionUpdate,
  options: SpliceOptions,
): Step {
  const place = document.sections[name];
  const { block } = place;
  const body = cleanBody(update.body);
  if (!block) return body === null ? { edit: null } : firstWrite(source, document, name, body);
  if (block.kept && options.take !== 'generated') return { edit: null };
  const isChanged = !block.intact && !block.kept && !(body !== null && bodyHash(body) === bodyHash(block.body));
  if (!isChanged) return rewrite(source, document, name, block, body, update.placeholder);
  const base = update.previous !== undefined && bodyHash(update.previous) === block.hash ? update.previous : null;
  const diff = conflictDiff(base === null ? null : cleanBody(base), block.body, body ?? '');
  const conflict: Conflict = { section: name, line: block.line, diff };
  if (options.take === undefined) return { edit: null, conflict };
  if (options.take === 'document') return { edit: keptMark(source, name, block), conflict };
  return { ...rewrite(source, document, name, block, body, update.placeholder), conflict };
}

/** LF, no empty lines around, and no line that could be taken for a mark of ours; null for nothing. */
function cleanBody(body: string | null): string | null {
  if (body === null) return null;
  const lines = body.replace(/\r\n?/g, '\n').split('\n');
  while (lines.length > 0 && lines[0]?.trim() === '') lines.shift();
  while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop();
  if (lines.length === 0) return null;
  return lines.map((line) => (readMark(line) ? line.replace('<', '&lt;') : line)).join('\n');
}

function firstWrite(source: string, document: SessionDocument, name: SectionName, body: string): Step {
  const place = document.sections[name];
  const { eol } = document;
  if (place.placeholder) {
    const { from, to } = place.placeholder;
    const edit = { from, to, text: blockText(name, body, 'nothing', eol), rank: 0 };
    return { edit, body, placeholder: source.slice(from, to) };
  }
  const at = { from: place.insertAt, to: place.insertAt };
  if (place.line !== null) {
    return { edit: { ...at, text: eol + eol + blockText(name, body, 'break', eol), rank: 0 }, body };
  }
  const heading = headingText(SECTION_TITLES[document.language][name], place.heading, eol);
  const text = eol + eol + heading + eol + eol + blockText(name, body, 'heading', eol);
  return { edit: { ...at, text, rank: name === 'discussion' ? 1 : 2 }, body };
}

function rewrite(
  source: string,
  document: SessionDocument,
  name: SectionName,
  block: GeneratedBlock,
  body: string | null,
  placeholder: string | undefined,
): Step {
  if (body === null) {
    const back = placeholder ?? PLACEHOLDERS[document.language];
    return { edit: undo(source, document.sections[name], block, back), body };
  }
  if (block.intact && !block.kept && body === block.body) return { edit: null };
  return { edit: { ...spanOf(block), text: blockText(name, body, block.own, document.eol), rank: 0 }, body };
}

/** Takes a block away together with what we added around it, or puts back what it replaced. */
function undo(source: string, place: SectionPlace, block: GeneratedBlock, placeholder: string): Edit {
  if (block.own === 'nothing') return { ...spanOf(block), text: placeholder, rank: 0 };
  const heading = place.headingSpan;
  const isOnlyOurs = heading !== null && heading.to <= block.from && place.insertAt === heading.to;
  const isDirect = heading !== null && source.slice(heading.to, block.from).trim() === '';
  const first = block.own === 'heading' && isOnlyOurs && isDirect ? heading.from : block.from;
  return { from: beforeTwoLineEnds(source, first), to: block.to, text: '', rank: 0 };
}

function beforeTwoLineEnds(source: string, offset: number): number {
  let at = offset;
  for (let count = 0; count < 2 && at > 0; count += 1) {
    if (source[at - 1] === '\n') at -= source[at - 2] === '\r' ? 2 : 1;
    else if (source[at - 1] === '\r') at -= 1;
    else break;
  }
  return at;
}

/** The opening mark with `kept`: from now on the block is the person's. */
function keptMark(source: string, name: SectionName, block: GeneratedBlock): Edit {
  const line = /^[^\r\n]*/.exec(source.slice(block.from, block.from + 1_000))?.[0] ?? '';
  const text = openingMark({ section: name, version: block.version, hash: block.hash, own: block.own, kept: true });
  return { from: block.from, to: block.from + line.length, text, rank: 0 };
}

function blockText(name: SectionName, body: string, own: OwnedAround, eol: LineEnd): string {
  const opening = openingMark({ section: name, version: MARK_VERSION, hash: bodyHash(body), own, kept: false });
  return [opening, ...body.split('\n'), closingMark(name)].join(eol);
}

/** A heading in the document's own style, without a line end after it. */
function headingText(title: string, look: HeadingLook, eol: LineEnd): string {
  if (look.style === 'bare') return title;
  if (look.style === 'bold') return `**${title}**`;
  if (look.style === 'setext' && look.level <= 2)
    return title + eol + (look.level === 1 ? '=' : '-').repeat(Math.max(3, title.length));
  return `${'#'.repeat(look.level)} ${title}`;
}

function spanOf(block: GeneratedBlock): Span {
  return { from: block.from, to: block.to };
}
