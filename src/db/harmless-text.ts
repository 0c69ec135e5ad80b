const BROKEN = /[\0\p{Surrogate}]/u;

/**
 * Text that PostgreSQL accepts: NUL is removed, which its `text` type refuses (manual, "Character Types"), and a
 * lone surrogate, which UTF-8 cannot hold, becomes U+FFFD. Everything else stays as it is.
 */
export function harmlessText(text: string): string {
  if (!BROKEN.test(text)) return text;
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}
