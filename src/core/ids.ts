/**
 * Discord ids (snowflakes) are decimal strings of 17 to 20 digits and exceed a double's precision,
 * so they stay strings and are compared as integers (Discord reference, "Snowflakes").
 */
export type Id = string;

/** Orders two ids by age: negative when `a` is older, 0 when they are the same. */
export function compareIds(a: Id, b: Id): number {
  if (a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const DISCORD_EPOCH = 1_420_070_400_000n;

/** The instant an id was made; its upper 42 bits count milliseconds since the first second of 2015. */
export function idTime(id: Id): Date {
  return new Date(Number((BigInt(id) >> 22n) + DISCORD_EPOCH));
}
