import type { Id } from './ids.js';

/** The part of Discord that one process looks after: these of so many shards. */
export interface Shards {
  /** Ascending. */
  readonly ids: readonly number[];
  readonly of: number;
}

/** Far beyond what the largest bots use; a slip of the keyboard is told instead of tried. */
const MOST_SHARDS = 16_384;

/**
 * Reads `0-3/16` (shards 0 to 3 of 16) or `5/16`; null for anything else, and for shards that there are not.
 */
export function readShards(text: string): Shards | null {
  const [, first, last, count] = /^(\d{1,5})(?:-(\d{1,5}))?\/(\d{1,5})$/.exec(text) ?? [];
  if (first === undefined || count === undefined) return null;
  const [from, to, of] = [Number(first), Number(last ?? first), Number(count)];
  if (from > to || to >= of || of > MOST_SHARDS) return null;
  return { ids: Array.from({ length: to - from + 1 }, (_, index) => from + index), of };
}

/**
 * Whether a server's work is this process's: each server belongs to one shard, by a formula of Discord's (Gateway,
 * "Sharding Formula"). Null shards own everything.
 */
export function ownsServer(shards: Shards | null, server: Id): boolean {
  if (shards === null) return true;
  return shards.ids.includes(Number((BigInt(server) >> 22n) % BigInt(shards.of)));
}
