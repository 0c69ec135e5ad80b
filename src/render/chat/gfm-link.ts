/** Where definitions point: links and footnotes by their label in lower case. */
export interface Definitions {
  readonly links: ReadonlyMap<string, string>;
  readonly notes: ReadonlyMap<string, string>;
}

/** A link or image of GFM: offsets of its label and where it ends; the target is empty for a footnote. */
export interface GfmLink {
  readonly labelStart: number;
  readonly labelEnd: number;
  readonly end: number;
  readonly target: string;
  readonly note?: string;
}

const inlineTarget =
  /\([ \n]{0,9}(?:<([^<>\n]*)>|([^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*))(?:[ \n]{1,9}(?:"[^"]{0,300}"|'[^']{0,300}'|\([^()]{0,300}\)))?[ \n]{0,9}\)/y;
const reference = /\[([^[\]\n]{0,300})\]/y;

/** A label as definitions are found by: folded, in lower case (CommonMark 0.31 section 4.7). */
export function linkKey(label: string): string {
  return label.replace(/\s+/g, ' ').trim().toLowerCase();
}

function matchBrackets(text: string): Map<number, number> {
  const closers = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 92) at += 1;
    else if (code === 91) open.push(at);
    else if (code === 93) {
      const start = open.pop();
      if (start !== undefined) closers.set(start, at);
    }
  }
  return closers;
}

/** Gives a finder of GFM's links by the offset of their `[`; brackets are paired once, so it stays linear. */
export function gfmLinkFinder(text: string, definitions: Definitions): (at: number) => GfmLink | null {
  let closers: Map<number, number> | undefined;
  return (at) => {
    closers ??= matchBrackets(text);
    const labelEnd = closers.get(at);
    if (labelEnd === undefined || labelEnd - at > 2000) return null;
    const label = text.slice(at + 1, labelEnd);
    const place = { labelStart: at + 1, labelEnd };
    const note = label.startsWith('^') ? definitions.notes.get(linkKey(label.slice(1))) : undefined;
    if (note !== undefined) return { ...place, end: labelEnd + 1, target: '', note };
    inlineTarget.lastIndex = labelEnd + 1;
    const inline = inlineTarget.exec(text);
    if (inline) return { ...place, end: inlineTarget.lastIndex, target: inline[1] ?? inline[2] ?? '' };
    reference.lastIndex = labelEnd + 1;
    const ref = reference.exec(text);
    const target = definitions.links.get(linkKey(ref?.[1] || label));
    if (target === undefined) return null;
    return { ...place, end: ref ? reference.lastIndex : labelEnd + 1, target };
  };
}
