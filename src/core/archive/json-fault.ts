type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'nothing';

/** Where a text stops being JSON, and whether it simply ends there. */
export interface JsonFault {
  /** Offset in UTF-16 units. */
  readonly at: number;
  /** The text ends before its JSON does: it was cut off. */
  readonly isCutOff: boolean;
}

/**
 * Finds the first fault of a text that is no JSON (RFC 8259), or null when it is. One pass without recursion, so that a
 * text of ten thousand brackets is told like any other; engines word their own errors differently and name no place
 * for a text that was cut off.
 */
export function jsonFault(text: string): JsonFault | null {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    at = afterBlanks(text, at);
    if (at >= text.length) return expected === 'nothing' ? null : { at: text.length, isCutOff: true };
    const sign = text.charAt(at);
    const close = closing(sign, expected, open);
    if (close) {
      open.pop();
      expected = afterValue(open);
      at += 1;
    } else if (expected === ', or end' && sign === ',') {
      expected = open.at(-1) === '{' ? 'key' : 'value';
      at += 1;
    } else if (expected === ':' && sign === ':') {
      expected = 'value';
      at += 1;
    } else if (expected === 'key' || expected === 'key or }') {
      const end = sign === '"' ? stringEnd(text, at) : -1 - at;
      if (end < 0) return fault(text, -1 - end);
      at = end;
      expected = ':';
    } else if (expected === 'value' || expected === 'value or ]') {
      if (sign === '{' || sign === '[') {
        open.push(sign);
        expected = sign === '{' ? 'key or }' : 'value or ]';
        at += 1;
        continue;
      }
      const end = sign === '"' ? stringEnd(text, at) : scalarEnd(text, at);
      if (end < 0) return fault(text, -1 - end);
      at = end;
      expected = afterValue(open);
    } else return fault(text, at);
  }
}

function closing(sign: string, expected: Expected, open: readonly string[]): boolean {
  if (sign === '}') return expected === 'key or }' || (expected === ', or end' && open.at(-1) === '{');
  return sign === ']' && (expected === 'value or ]' || (expected === ', or end' && open.at(-1) === '['));
}

function afterValue(open: readonly string[]): Expected {
  return open.length === 0 ? 'nothing' : ', or end';
}

function fault(text: string, at: number): JsonFault {
  return { at, isCutOff: at >= text.length };
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\n\r'.includes(text.charAt(at))) at += 1;
  return at;
}

/** The offset after the closing quote; for a faulty string `-1 - place`. */
function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) return -1 - at;
    if (code !== 0x5c) continue;
    at += 1;
    if (at >= text.length) break;
    if (text.charAt(at) === 'u') {
      for (let digit = 0; digit < 4; digit += 1) {
        at += 1;
        if (at < text.length && !/[0-9a-fA-F]/.test(text.charAt(at))) return -1 - at;
      }
    } else if (!'"\\/bfnrt'.includes(text.charAt(at))) return -1 - at;
  }
  return -1 - text.length;
}

const SCALAR = /(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)(?![A-Za-z0-9_.+-])/y;
const CUT_SCALAR = /(?:t(?:r(?:ue?)?)?|f(?:a(?:l(?:se?)?)?)?|n(?:u(?:ll?)?)?|-?[0-9]*\.?[0-9]*(?:[eE][+-]?)?)$/y;

function scalarEnd(text: string, from: number): number {
  SCALAR.lastIndex = from;
  if (SCALAR.test(text)) return SCALAR.lastIndex;
  CUT_SCALAR.lastIndex = from;
  // Nothing that is longer can be the beginning of a word or number that a cut went through.
  if (text.length - from < 400 && CUT_SCALAR.test(text)) return -1 - text.length;
  return -1 - from;
}
