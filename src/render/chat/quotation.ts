import type { MarkWords } from '../../core/catalogue/words.js';

/** What holds signs that are no quotation marks of the sentence: escapes, code spans, addresses. */
const opaque = /\\.|(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|<https?:[^>]*>|\]\([^)\s]*\)/;
/** A spaced mark (French) brings its space along. */
const space = '[ \\u00a0\\u202f]?';

/** A quotation mark of the language in a text, outside of code and addresses. */
interface Mark {
  readonly start: number;
  readonly end: number;
  readonly opens: boolean;
  readonly outer: boolean;
}

/**
 * What a person wrote, already Markdown of one line, between the language's quotation marks. Where they used these
 * marks themselves, the ones within alternate with the language's inner marks, so that none is lost or doubled
 * (`「『硬い』が一番です。」`); marks of other languages, and marks without a partner, stay as typed.
 */
export function quotation(marks: MarkWords, inline: string): string {
  return marks.open + alternated(marks, inline) + marks.close;
}

function alternated(marks: MarkWords, inline: string): string {
  const found = withPartners(marksIn(marks, inline));
  // Only the language's own outer marks could be taken for the ones around the whole.
  if (!found.some((mark) => mark.outer)) return inline;
  let text = '';
  let from = 0;
  let depth = 0;
  for (const mark of found) {
    if (!mark.opens) depth -= 1;
    const { open, close } = depth % 2 === 0 ? marks.inner : marks;
    text += inline.slice(from, mark.start) + (mark.opens ? open : close);
    from = mark.end;
    if (mark.opens) depth += 1;
  }
  return text + inline.slice(from);
}

function marksIn(marks: MarkWords, inline: string): readonly Mark[] {
  const signs = [marks.open, marks.close, marks.inner.open, marks.inner.close].map((mark) => mark.trim());
  const [open = '', close = '', innerOpen = '', innerClose = ''] = signs;
  const isSpaced = marks.open !== open;
  const outer = isSpaced ? `${open}${space}|${space}${close}` : `${open}|${close}`;
  const any = new RegExp(`${opaque.source}|${outer}|${innerOpen}|${innerClose}`, 'gu');
  const found: Mark[] = [];
  for (const { 0: all, index: start } of inline.matchAll(any)) {
    const sign = all.trim();
    const end = start + all.length;
    if (!signs.includes(sign) || isApostrophe(inline, start, end)) continue;
    found.push({ start, end, opens: sign === open || sign === innerOpen, outer: sign === open || sign === close });
  }
  return found;
}

/** `don’t` holds no closing mark. */
function isApostrophe(text: string, start: number, end: number): boolean {
  return text.slice(start, end) === '’' && /[\p{L}\p{N}]’[\p{L}\p{N}]/u.test(text.slice(start - 1, end + 1));
}

/** The marks that open or close a pair, in their order; what is open within a pair that closes stays alone. */
function withPartners(marks: readonly Mark[]): readonly Mark[] {
  const open: Mark[] = [];
  const pairs = new Set<Mark>();
  for (const mark of marks) {
    if (mark.opens) {
      open.push(mark);
      continue;
    }
    const at = open.findLastIndex((each) => each.outer === mark.outer);
    const partner = open[at];
    if (partner === undefined) continue;
    open.length = at;
    pairs.add(partner).add(mark);
  }
  return marks.filter((mark) => pairs.has(mark));
}
