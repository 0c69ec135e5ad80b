import type { Block, Outline } from './outline.js';
import { plainText } from './plain-text.js';
import { type SettingName, settingName } from './settings.js';
import { lineText } from './source-lines.js';

/** What `Title:` lines say, and which lines (0-based) they are. */
export interface HeaderLines {
  readonly values: ReadonlyMap<SettingName, string>;
  readonly lines: ReadonlySet<number>;
}

/**
 * Reads lines such as `Date: 6 October` or `**Presenter:** Marta`, as paragraphs or list items, from the blocks before
 * line `end` (0-based). In a paragraph every line has to have that form, so that a sentence with a colon is none.
 */
export function headerLines(outline: Outline, end: number): HeaderLines {
  const values = new Map<SettingName, string>();
  const found = new Set<number>();
  for (const block of outline.blocks) {
    if (block.from >= end) break;
    for (const [from, to] of candidates(block)) {
      const entries = readEntries(outline, from, to);
      for (const entry of entries ?? []) {
        found.add(entry.line);
        const name = settingName(entry.key);
        if (name && name !== 'ingredient' && name !== 'recipe' && !values.has(name)) values.set(name, entry.value);
      }
    }
  }
  return { values, lines: found };
}

function candidates(block: Block): readonly (readonly [number, number])[] {
  if (block.kind === 'paragraph') return [[block.from, block.to]];
  if (block.kind !== 'list') return [];
  return block.items.filter((item) => item.to - item.from <= 2).map((item) => [item.from, item.from + 1] as const);
}

interface Entry {
  readonly key: string;
  readonly value: string;
  readonly line: number;
}

const ENTRY =
  /^\s*(?:[-*+]\s+)?(?:\*\*|__)?(\p{L}[\p{L}\p{M} _-]{0,30}?)\s*(?:\*\*|__)?\s*[:：]\s*(?:\*\*|__)?\s*(\S.*)$/u;

/** The entries of a run of lines; null unless every line is one and at least one key is known. */
function readEntries(outline: Outline, from: number, to: number): readonly Entry[] | null {
  if (to - from > 30) return null;
  const entries: Entry[] = [];
  for (let line = from; line < to; line += 1) {
    const text = lineText(outline.lines, line);
    if (text.length > 1_000) return null;
    // `Presenter: Marta · Date: 6 October`: several on one line, if each part is one.
    const parts = text.split(/\s+[·|•]\s+/).map((part) => ENTRY.exec(part));
    const matches = parts.includes(null) ? [ENTRY.exec(text)] : parts;
    for (const match of matches) {
      if (!match) return null;
      entries.push({ key: match[1] ?? '', value: plainText(match[2] ?? ''), line });
    }
  }
  return entries.some((entry) => settingName(entry.key)) ? entries : null;
}
