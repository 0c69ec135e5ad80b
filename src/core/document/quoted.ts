const LONGEST = 80;

/** A name in quotation marks for a message, cut after 80 code points, without signs that move a cursor. */
export function quoted(name: string): string {
  const text = name.slice(0, 4 * LONGEST).replace(/\p{Cc}/gu, ' ');
  const signs = Array.from(text);
  return `“${signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('')}…` : text}”`;
}
