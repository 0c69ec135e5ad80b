/** A list item as typed: depth from its indentation, its marker as it will be printed, its raw text. */
export interface ListItem {
  readonly indent: number;
  readonly marker: string;
  readonly text: string;
}

const itemPattern = /^([ \t]*)([-*]|\d{1,9}\.)[ \t]+(\S.*)$/s;
const deepest = 10;

/** Reads a line as an item of a list, as Discord's clients do; null for any other line. */
export function readItem(line: string): ListItem | null {
  const match = itemPattern.exec(line);
  if (!match) return null;
  const [, indent = '', marker = '', text = ''] = match;
  // Other markers than the document's own `-` and `1.`, so that two lists that meet never become one.
  const printed = /\d/.test(marker) ? `${marker.slice(0, -1)})` : '*';
  return { indent: indent.replaceAll('\t', '  ').length, marker: printed, text };
}

/**
 * Prints items as a CommonMark list with regular indentation: an item is inside the one before when it stands at least
 * two columns further right. `inline` converts and guards an item's text, one line or several.
 */
export function printList(items: readonly ListItem[], inline: (text: string) => readonly string[]): string[] {
  const lines: string[] = [];
  let parents: { typed: number; content: number }[] = [];
  for (const item of items) {
    const inside = parents.filter((parent) => item.indent >= parent.typed + 2);
    parents = inside.slice(0, deepest - 1);
    const indent = parents.at(-1)?.content ?? 0;
    const content = indent + item.marker.length + 1;
    parents.push({ typed: item.indent, content });
    for (const [index, line] of inline(item.text).entries()) {
      lines.push(index === 0 ? `${' '.repeat(indent)}${item.marker} ${line}` : `${' '.repeat(content)}${line}`);
    }
  }
  return lines;
}
