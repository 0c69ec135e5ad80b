import { type Definitions, linkKey } from './gfm-link.js';

const definition = /^ {0,3}\[([^[\]\n]{1,300})\]:[ \t]*(.*)$/;

/** Takes link and footnote definitions out of the lines (GFM 4.7 and footnotes); fences are left alone. */
export function takeDefinitions(lines: readonly string[]): {
  readonly lines: string[];
  readonly definitions: Definitions;
} {
  const links = new Map<string, string>();
  const notes = new Map<string, string>();
  const rest: string[] = [];
  let fence = '';
  for (const line of lines) {
    const mark = /^[ \t]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (fence === '' || mark.startsWith(fence))) fence = fence === '' ? mark : '';
    const match = fence === '' ? definition.exec(line) : null;
    const [, label = '', target = ''] = match ?? [];
    if (label.startsWith('^')) keepFirst(notes, label.slice(1), target.trim());
    else if (match && target.trim() !== '') keepFirst(links, label, /^<?([^\s<>]*)/.exec(target.trim())?.[1] ?? '');
    else rest.push(line);
  }
  return { lines: rest, definitions: { links, notes } };
}

function keepFirst(map: Map<string, string>, label: string, value: string): void {
  const key = linkKey(label);
  if (!map.has(key)) map.set(key, value);
}
