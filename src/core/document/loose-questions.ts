import type { Heading } from './headings.js';
import { splitHeadline } from './headline.js';
import { foldLines } from './item-text.js';
import type { Outline } from './outline.js';
import type { FoundQuestion } from './questions.js';
import { joinLines, lineText } from './source-lines.js';

const NUMBERED =
  /^\s*(?:[-*+]\u00a0\s*|[•‣◦·▪●○–—]\s*|[（(]?[0-9０-９]{1,3}[.)）．、:：]\s*|[①-⑳]\s*|(?:Q|F|問|질문)\s?[0-9０-９]{1,3}[.):：．、]?\s+)/u;

/**
 * The sub-headings of a questions section as questions, each with the text below it, if every one of them asks something.
 * `headings` are the section's own and those inside it; `end` is the index of the first block after it.
 */
export function headingQuestions(outline: Outline, headings: readonly Heading[], end: number): FoundQuestion[] {
  const inside = headings.slice(1);
  if (!inside.every((heading) => /[?？؟]/.test(heading.text))) return [];
  return inside.map((heading, at) => headingQuestion(outline, heading, inside[at + 1], end));
}

/**
 * The questions of a section that has no list: its paragraphs, and within a paragraph every line that begins with a
 * number or a bullet which Markdown does not know. `start` is the heading's block, `end` the first block after.
 */
export function looseQuestions(outline: Outline, start: number, end: number): FoundQuestion[] {
  const found: FoundQuestion[] = [];
  for (let at = start + 1; at < end; at += 1) {
    const block = outline.blocks[at];
    if (block?.kind !== 'paragraph') continue;
    for (const [from, to] of paragraphParts(outline, block.from, block.to)) {
      const text = foldLines(joinLines(outline.lines, from, to).replace(NUMBERED, '').split('\n'));
      if (/[?？؟]/.test(text)) found.push({ ...splitHeadline(text), line: from });
    }
  }
  return found;
}

function paragraphParts(outline: Outline, from: number, to: number): readonly (readonly [number, number])[] {
  const parts: [number, number][] = [];
  for (let line = from; line < to; line += 1) {
    if (line === from || NUMBERED.test(lineText(outline.lines, line))) parts.push([line, line + 1]);
    else {
      const last = parts.at(-1);
      if (last) last[1] = line + 1;
    }
  }
  return parts;
}

function headingQuestion(outline: Outline, heading: Heading, next: Heading | undefined, end: number): FoundQuestion {
  const stop = next?.from ?? outline.blocks[end]?.from ?? outline.lines.starts.length;
  const body = foldLines(joinLines(outline.lines, heading.to, stop).split('\n'));
  const parts = splitHeadline(heading.text.replace(NUMBERED, ''));
  return { headline: parts.headline, body: [parts.body, body].filter(Boolean).join('\n'), line: heading.from };
}
