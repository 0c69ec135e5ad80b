/**
 * PostgreSQL's text form of an array (manual, "Array Input and Output Syntax"). One such string is one parameter,
 * so a batch of any size needs one parameter per column, far below the protocol's limit of 65,535.
 */
export function arrayLiteral(values: readonly (string | null)[]): string {
  return `{${values.map((value) => (value === null ? 'NULL' : quoted(value))).join(',')}}`;
}

/** The same for values that hold no more than digits, letters and `:.+-`: they need no quotes. */
export function plainArrayLiteral(values: readonly (string | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

const NEEDS_ESCAPE = /["\\]/;
const TO_ESCAPE = /["\\]/g;

function quoted(value: string): string {
  return NEEDS_ESCAPE.test(value) ? `"${value.replace(TO_ESCAPE, '\\$&')}"` : `"${value}"`;
}

/**
 * Reads a one-dimensional `text[]` back from its text form.
 * @throws Error when the text is no array
 */
export function parseArrayLiteral(literal: string): string[] {
  if (!literal.startsWith('{') || !literal.endsWith('}')) throw new Error('Not the text form of a PostgreSQL array');
  const items: string[] = [];
  const item = /"((?:[^"\\]|\\[\s\S])*)"|([^",{}\s][^",{}]*)/g;
  for (const [, inQuotes, bare] of literal.slice(1, -1).matchAll(item)) {
    items.push(inQuotes === undefined ? (bare ?? '') : inQuotes.replace(/\\([\s\S])/g, '$1'));
  }
  return items;
}
