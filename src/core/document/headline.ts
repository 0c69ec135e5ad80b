/** A question's text in two. */
export interface HeadlineParts {
  readonly headline: string;
  readonly body: string;
}

/**
 * Cuts a question after its first `?`, `？` or `؟` that is outside code, link targets and comments; what closes around
 * it (emphasis, quotation marks, a link's target) stays with the headline. Without one the first paragraph is the headline.
 * Linear in the text.
 */
export function splitHeadline(text: string): HeadlineParts {
  const end = headlineEnd(text);
  if (end === null) {
    const paragraph = text.indexOf('\n');
    if (paragraph < 0) return { headline: text.trim(), body: '' };
    return { headline: text.slice(0, paragraph).trim(), body: text.slice(paragraph).trim() };
  }
  return { headline: text.slice(0, end).replace(/\s+/g, ' ').trim(), body: text.slice(end).trim() };
}

const CLOSERS = new Set([...'?？؟!！*_~"”’»›」』）)\'“']);

function headlineEnd(text: string): number | null {
  const absent = new Set<number>();
  let brackets = 0;
  let found: number | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') at += 1;
    else if (sign === '`') at = skipCode(text, at, absent) - 1;
    else if (sign === '<') at = skipAngle(text, at, absent) - 1;
    else if (sign === '[') brackets += 1;
    else if (sign === ']') {
      brackets = Math.max(0, brackets - 1);
      const target = skipTarget(text, at + 1);
      if (found !== null && brackets === 0) return closersEnd(text, target);
      at = target - 1;
    } else if (sign === 'h' && /^https?:\/\/$/.test(text.slice(at, at + (text[at + 4] === 's' ? 8 : 7)))) {
      at = skipAddress(text, at) - 1;
    } else if (found === null && (sign === '?' || sign === '？' || sign === '؟')) {
      const end = closersEnd(text, at + 1);
      if (brackets === 0 || !closesLink(text, at)) return end;
      found = end;
    }
  }
  return found;
}

/** Whether a link's label is closed on this side of the next line break: only then the question mark belongs to a label. */
function closesLink(text: string, at: number): boolean {
  const close = text.indexOf(']', at);
  if (close < 0 || close - at > 500) return false;
  return text[close + 1] === '(' || text[close + 1] === '[';
}

function closersEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && CLOSERS.has(text[end] ?? '')) end += 1;
  // An opening mark after a blank belongs to what follows; one that directly follows closes.
  return end;
}

/** End of the code span whose ticks begin at `at`, or of the ticks if nothing closes them. */
function skipCode(text: string, at: number, absent: Set<number>): number {
  let open = at;
  while (text[open] === '`') open += 1;
  const length = open - at;
  // Where a run of this length was once not found, none is further on: no text is searched twice.
  if (absent.has(length)) return open;
  const ticks = '`'.repeat(length);
  for (let close = text.indexOf(ticks, open); close >= 0; close = text.indexOf(ticks, close)) {
    let end = close;
    while (text[end] === '`') end += 1;
    if (end - close === length) return end;
    close = end;
  }
  absent.add(length);
  return open;
}

/** Among the lengths of code marks that were not found, the end of a comment. */
const COMMENT = 0;

/** End of an autolink, tag or comment that begins at `at`; `at + 1` if it is only a sign. */
function skipAngle(text: string, at: number, absent: Set<number>): number {
  if (text.startsWith('<!--', at)) {
    const close = absent.has(COMMENT) ? -1 : text.indexOf('-->', at + 4);
    if (close < 0) absent.add(COMMENT);
    return close < 0 ? at + 4 : close + 3;
  }
  if (!/[a-z/]/i.test(text[at + 1] ?? '')) return at + 1;
  const limit = Math.min(text.length, at + 2_000);
  for (let end = at + 1; end < limit; end += 1) {
    if (text[end] === '>') return end + 1;
    if (text[end] === '<' || text[end] === '\n') break;
  }
  return at + 1;
}

/** End of `(target)` or `[label]` right after a link's label; `at` if there is none. */
function skipTarget(text: string, at: number): number {
  const open = text[at];
  if (open !== '(' && open !== '[') return at;
  const close = open === '(' ? ')' : ']';
  const limit = Math.min(text.length, at + 2_000);
  let depth = 0;
  for (let end = at; end < limit; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === open) {
      depth += 1;
      // As CommonMark's own parsers do; it keeps a run of openers from being read over and over.
      if (depth > 32) return at;
    } else if (text[end] === close) {
      depth -= 1;
      if (depth === 0) return end + 1;
    }
  }
  return at;
}

/** End of a bare web address: punctuation at its end is the sentence's (GFM 0.29, section 6.9). */
function skipAddress(text: string, at: number): number {
  let end = at;
  while (end < text.length && !/[\s<>]/.test(text[end] ?? '')) end += 1;
  while (end > at && /[?!.,:*_~'")？؟]/.test(text[end - 1] ?? '')) end -= 1;
  return Math.max(end, at + 1);
}
