const LARGEST = 2n ** 63n - 1n;

/** Whether a text can be the id of a row: a decimal number that fits PostgreSQL's `bigint`. */
export function isStoredId(text: string): boolean {
  return /^(?:0|[1-9][0-9]{0,18})$/.test(text) && BigInt(text) <= LARGEST;
}

/**
 * The id as the database takes it.
 * @throws Error when it is none: text that people type is asked with {@link isStoredId} first
 */
export function storedId(text: string): string {
  if (!isStoredId(text)) throw new Error('Not an id that the store can hold');
  return text;
}
