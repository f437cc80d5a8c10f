/** Pseudorandom choices that are the same on every start. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  number(min: number, max: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** Different values, in the order of `values`. */
  some<Value>(values: readonly Value[], count: number): Value[];
}

/** The mulberry32 generator. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const number = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    number,
    pick: (values) => values[number(0, values.length - 1)]!,
    some(values, count) {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, values.length)) chosen.add(number(0, values.length - 1));
      return values.filter((_, index) => chosen.has(index));
    },
  };
}
