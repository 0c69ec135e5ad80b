import type { Heading } from './headings.js';
import { isReal } from './headings.js';
import { bodyHash, readMark } from './marks.js';
import type { Block, Outline } from './outline.js';
import { isDefinition, placeholderLines } from './placeholder.js';
import type { GeneratedBlock, HeadingLook, SectionName, SectionPlace, Span } from './session.js';
import { isBlank, joinLines, lineText, type SourceLines } from './source-lines.js';

/** Index of the heading at which the section of heading `index` ends, or the number of headings. */
export function sectionEnd(headings: readonly Heading[], index: number): number {
  const own = headings[index];
  if (!own) return headings.length;
  for (let at = index + 1; at < headings.length; at += 1) {
    const next = headings[at];
    if (!next) break;
    if (next.role) return at;
    if (isReal(next) ? !isReal(own) || next.look.level <= own.look.level : endsPlain(own, next)) return at;
  }
  return headings.length;
}

/** In a document without real headings any bold line ends a section, but for the questions, where it groups them. */
function endsPlain(own: Heading, next: Heading): boolean {
  return !isReal(own) && next.look.style === 'bold' && own.role?.role !== 'questions';
}

/** Where section `name` is, what is in it, and where to write. */
export function sectionPlace(outline: Outline, headings: readonly Heading[], name: SectionName): SectionPlace {
  const { lines, blocks } = outline;
  const ours = blocks.find((block) => block.kind === 'ours' && readMark(lineText(lines, block.from))?.section === name);
  const block = ours ? generatedBlock(lines, ours) : null;
  const index = headings.findIndex((heading) => heading.role?.role === name);
  const heading = headings[index];
  if (!heading) {
    const state = block ? 'generated' : 'missing';
    const look = missingLook(headings);
    return {
      line: null,
      state,
      heading: look,
      headingSpan: null,
      placeholder: null,
      insertAt: lastLineEnd(lines),
      block,
    };
  }
  const end = headings[sectionEnd(headings, index)];
  const content = blocks.slice(heading.block + 1, end ? end.block : blocks.length);
  const found = contentOf(lines, heading, content, end ? end.from : lines.starts.length);
  return {
    ...found,
    state: block ? 'generated' : found.state,
    line: heading.from + 1,
    heading: heading.look,
    headingSpan: lineSpan(lines, heading.from, heading.to),
    block,
  };
}

type Content = Pick<SectionPlace, 'state' | 'placeholder' | 'insertAt'>;

function contentOf(lines: SourceLines, heading: Heading, content: readonly Block[], end: number): Content {
  const people = content.filter((block) => block.kind !== 'ours' && block.kind !== 'mark');
  const afterHeading = lines.ends[heading.to - 1] ?? 0;
  let placeholderEnd = -1;
  let at = 0;
  for (; at < people.length; at += 1) {
    const block = people[at];
    const count = block ? placeholderLines(block, lines, heading.look.style === 'bare') : 0;
    if (!block || count === 0) break;
    placeholderEnd = block.from + count;
    if (block.from + count < block.to) {
      at = people.length;
      break;
    }
  }
  const rest = people.slice(at);
  const last = lastWritten(lines, rest);
  if (last !== null && rest[0]?.kind !== 'rule') {
    return { state: 'written', placeholder: null, insertAt: lines.ends[last.to - 1] ?? afterHeading };
  }
  const first = people[0];
  if (placeholderEnd > 0 && first) {
    const placeholder = lineSpan(lines, first.from, placeholderEnd);
    return { state: 'placeholder', placeholder, insertAt: placeholder.to };
  }
  return { state: 'empty', placeholder: blankLine(lines, heading.to, end), insertAt: afterHeading };
}

/** The last block that a person wrote as text: definitions and rules at the end belong to the document. */
function lastWritten(lines: SourceLines, content: readonly Block[]): Block | null {
  let last: Block | null = null;
  let isNote = false;
  for (const block of content) {
    if (block.kind === 'paragraph') isNote = isDefinition(lineText(lines, block.from));
    else if (block.kind !== 'code') isNote = block.kind === 'rule';
    if (!isNote) last = block;
  }
  return last;
}

/** Of the blank lines after a heading the one to write into: the second, so that one stays above, else the only one. */
function blankLine(lines: SourceLines, from: number, end: number): Span | null {
  let count = 0;
  while (from + count < end && from + count < lines.starts.length && isBlank(lines, from + count)) count += 1;
  if (count === 0) return null;
  const line = count > 1 ? from + 1 : from;
  // Without a line end after it, a blank last line is only the place where the text stops.
  return lineSpan(lines, line, line + 1);
}

function generatedBlock(lines: SourceLines, block: Block): GeneratedBlock {
  const mark = readMark(lineText(lines, block.from));
  const body = joinLines(lines, block.from + 1, block.to - 1);
  const hash = mark?.hash ?? '';
  return {
    ...lineSpan(lines, block.from, block.to),
    line: block.from + 1,
    lastLine: block.to,
    version: mark?.version ?? 0,
    hash,
    kept: mark?.kept ?? false,
    own: mark?.own ?? 'nothing',
    body,
    intact: bodyHash(body) === hash,
  };
}

function lineSpan(lines: SourceLines, from: number, to: number): Span {
  return { from: lines.starts[from] ?? 0, to: lines.ends[to - 1] ?? 0 };
}

/** The look of a heading to come: that of the other section, else of the questions, else of any heading, else ATX. */
function missingLook(headings: readonly Heading[]): HeadingLook {
  const model =
    headings.find((heading) => heading.role && heading.role.role !== 'questions') ??
    headings.find((heading) => heading.role) ??
    headings.find((heading) => isReal(heading) && heading.look.level > 1);
  return model?.look ?? { style: 'atx', level: 2 };
}

function lastLineEnd(lines: SourceLines): number {
  return lines.ends.at(-1) ?? 0;
}
