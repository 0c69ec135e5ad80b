/**
 * Columns that a text takes in a terminal: two for wide signs and emoji, none for combining and invisible ones. Tabs go
 * to the next multiple of eight, counted from `from`.
 */
export function displayWidth(text: string, from = 0): number {
  let width = from;
  for (const sign of text) {
    if (sign === '\t') width += 8 - (width % 8);
    else width += signWidth(sign);
  }
  return width - from;
}

function signWidth(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x20 || code === 0x7f) return 0;
  if (code < 0x300) return code === 0xad ? 0 : 1;
  if (/[\p{M}\p{Cf}\u200b]/u.test(sign)) return 0;
  // East Asian Wide and Fullwidth (UAX #11), by the blocks that text is made of.
  const isWide =
    (code >= 0x1100 && code <= 0x115f) ||
    (code >= 0x2e80 && code <= 0x303e) ||
    (code >= 0x3041 && code <= 0xa4cf) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xfe30 && code <= 0xfe6f) ||
    (code >= 0xff01 && code <= 0xff60) ||
    (code >= 0xffe0 && code <= 0xffe6) ||
    (code >= 0x20000 && code <= 0x3fffd) ||
    /\p{Emoji_Presentation}/u.test(sign);
  return isWide ? 2 : 1;
}
