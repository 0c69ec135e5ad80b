/** Discord's epoch, the first millisecond of 2015 (reference, "Snowflakes"). */
const EPOCH = 1_420_070_400_000;

/**
 * Makes the source of ids: milliseconds since Discord's epoch in the upper bits, a counter in the lower 22.
 * Strictly increasing even when the clock stands still or goes back, as Discord's are for one shard.
 */
export function snowflakes(now: () => number): () => string {
  let last = 0n;
  return () => {
    const ofClock = BigInt(now() - EPOCH) << 22n;
    last = ofClock > last ? ofClock : last + 1n;
    return last.toString();
  };
}

/** The millisecond (since 1970) a snowflake was made in. */
export function snowflakeTime(id: string): number {
  return Number(BigInt(id) >> 22n) + EPOCH;
}

/** Orders snowflakes by age without making numbers of them (they exceed 2^53). */
export function compareIds(left: string, right: string): number {
  if (left.length !== right.length) return left.length - right.length;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether the text may be a snowflake: 1 to 20 digits; `0` is allowed as a place to page from. */
export function isSnowflake(text: string): boolean {
  return /^\d{1,20}$/.test(text);
}
