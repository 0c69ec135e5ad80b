/** A run of numbers that a seed decides, so that a failure can be played again. */
export interface Random {
  /** A whole number from 0 up to, but not with, `below`. */
  below(below: number): number;
  /** One of them. */
  of<T>(from: readonly T[]): T;
  /** True in `percent` of all cases. */
  chance(percent: number): boolean;
}

/** The generator mulberry32 over a seed of 32 bits. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    of(from) {
      const found = from[below(from.length)];
      if (found === undefined) throw new Error('nothing to choose from');
      return found;
    },
    chance: (percent) => next() * 100 < percent,
  };
}
