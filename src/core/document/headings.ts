import { boldLine, withoutFaultyHashes } from './line-flags.js';
import { type Block, isNameLine, type Outline } from './outline.js';
import { plainText } from './plain-text.js';
import { type RoleMatch, type RoleNames, sectionRole } from './section-role.js';
import type { HeadingLook } from './session.js';
import { lineText } from './source-lines.js';

/** A heading of the document, whatever it is marked with. */
export interface Heading {
  /** Index of its block. */
  readonly block: number;
  /** First and last line + 1, 0-based. */
  readonly from: number;
  readonly to: number;
  readonly look: HeadingLook;
  /** Visible text. */
  readonly text: string;
  readonly role: RoleMatch | null;
}

/**
 * The headings in order. A bold or bare line counts where no real heading has that section's name; a bold line of
 * another name is a heading without a role.
 */
export function headings(outline: Outline, names: RoleNames): readonly Heading[] {
  const found: Heading[] = [];
  for (const [index, block] of outline.blocks.entries()) {
    const heading = block.kind === 'heading' || block.kind === 'named' ? headingOf(outline, block, index, names) : null;
    if (heading) found.push(heading);
  }
  const real = new Set<string>();
  for (const heading of found) if (isReal(heading) && heading.role) real.add(heading.role.role);
  const bold = new Set<string>();
  for (const heading of found) if (heading.look.style === 'bold' && heading.role) bold.add(heading.role.role);
  return found.flatMap((heading): readonly Heading[] => {
    if (isReal(heading)) return [heading];
    const role = heading.role?.role;
    const isShadowed = role !== undefined && (real.has(role) || (heading.look.style === 'bare' && bold.has(role)));
    if (!isShadowed) return [heading];
    return heading.look.style === 'bold' ? [{ ...heading, role: null }] : [];
  });
}

/** Whether Markdown itself knows it as a heading. */
export function isReal(heading: Heading): boolean {
  return heading.look.style === 'atx' || heading.look.style === 'setext';
}

function headingOf(outline: Outline, block: Block, index: number, names: RoleNames): Heading | null {
  const { from, to } = block;
  const first = lineText(outline.lines, from);
  if (block.kind === 'named') {
    const bold = boldLine(first);
    const text = bold === null ? withoutFaultyHashes(first.trim()).replace(/[\s:：]+$/u, '') : plainText(bold);
    const role = sectionRole(text, names, bold === null || isNameLine(outline, from));
    const look: HeadingLook = { style: bold === null ? 'bare' : 'bold', level: 2 };
    return { block: index, from, to, look, text, role };
  }
  const isAtx = block.markup.startsWith('#');
  const source = isAtx ? atxText(first) : setextText(outline, from, to);
  const text = plainText(source);
  const look: HeadingLook = { style: isAtx ? 'atx' : 'setext', level: block.level };
  return { block: index, from, to, look, text, role: sectionRole(source, names, false) };
}

function atxText(line: string): string {
  const text = line.trim().replace(/^#{1,6}[ \t]*/, '');
  // The closing sequence counts only after a blank (CommonMark 0.31, section 4.2).
  return /^#+$/.test(text)
    ? ''
    : text
        .slice(0, 1_000)
        .replace(/[ \t]#+$/, '')
        .trim();
}

function setextText(outline: Outline, from: number, to: number): string {
  const parts: string[] = [];
  for (let line = from; line < Math.min(to - 1, from + 20); line += 1) parts.push(lineText(outline.lines, line).trim());
  return parts.join(' ').slice(0, 1_000);
}
