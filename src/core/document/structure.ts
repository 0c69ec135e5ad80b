import { type Heading, headings, isReal } from './headings.js';
import { type Outline, outline } from './outline.js';
import type { RoleNames } from './section-role.js';
import type { SectionRole } from './session.js';
import type { SourceLines } from './source-lines.js';

/** Blocks and headings of a document. */
export interface Structure {
  readonly outline: Outline;
  readonly headings: readonly Heading[];
}

/**
 * Finds blocks and headings. Where a real heading has a section's name, a bare line of that name is only text, also for
 * the blocks: then they are found once more without it.
 */
export function structure(lines: SourceLines, firstLine: number, names: RoleNames): Structure {
  const first = outline(lines, firstLine, names);
  const found = headings(first, names);
  const real = new Set<SectionRole>();
  for (const heading of found) if (isReal(heading) && heading.role) real.add(heading.role.role);
  const starts = new Set(found.map((heading) => heading.from));
  const isShadowed = first.blocks.some((block) => block.kind === 'named' && !starts.has(block.from));
  if (real.size === 0 || !isShadowed) return { outline: first, headings: withoutNested(found) };
  const second = outline(lines, firstLine, names, real);
  return { outline: second, headings: withoutNested(headings(second, names)) };
}

/** A sub-heading `Questions` that a person wrote inside one of our sections is part of it, if the questions are elsewhere. */
function withoutNested(found: readonly Heading[]): readonly Heading[] {
  let section: Heading | null = null;
  const nested = new Set<Heading>();
  let others = 0;
  for (const heading of found) {
    if (section && isReal(heading) && heading.look.level <= section.look.level) section = null;
    const role = heading.role?.role;
    if (role === 'questions' && section && isReal(heading)) nested.add(heading);
    else if (role === 'questions') others += 1;
    else if (role && isReal(heading)) section = heading;
  }
  if (nested.size === 0 || others === 0) return found;
  return found.map((heading) => (nested.has(heading) ? { ...heading, role: null } : heading));
}
