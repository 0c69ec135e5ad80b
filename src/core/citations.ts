/** A text without its citations, and the claim numbers that were cited, in their order and each once. */
export interface Cited {
  readonly text: string;
  readonly claims: readonly string[];
}

/**
 * Finds citations of claims: `[2.1]`, or several as `[2.1, 3.4]`. A bare decimal is none: people write of
 * Terminal-Bench 2.1. A link label such as `[2.1](…)` is none either.
 */
export function citations(text: string): Cited {
  const claims: string[] = [];
  const rest = text.replace(/ ?\[(\d{1,3}\.\d{1,4}(?:\s*[,;]\s*\d{1,3}\.\d{1,4})*)\](?!\()/g, (_, numbers: string) => {
    claims.push(...numbers.split(/\s*[,;]\s*/));
    return '';
  });
  return { text: rest.trim(), claims: [...new Set(claims)] };
}
