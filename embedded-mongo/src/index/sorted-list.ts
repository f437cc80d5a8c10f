const chunkSize = 512;

/** A range of a list: negative for the items before it, 0 for those in it, and positive for those after it. */
export type Range<T> = (item: T) => number;

/** A sorted list stored in chunks: searches are logarithmic, and an insertion shifts at most one chunk. */
export class SortedList<T> {
  readonly #chunks: T[][] = [];
  readonly #compare: (a: T, b: T) => number;

  constructor(items: readonly T[], compare: (a: T, b: T) => number) {
    this.#compare = compare;
    const sorted = [...items].sort(compare);
    for (let at = 0; at < sorted.length; at += chunkSize) this.#chunks.push(sorted.slice(at, at + chunkSize));
  }

  add(item: T): void {
    const reached = (other: T) => this.#compare(other, item) >= 0;
    const at = Math.min(this.#findChunk(reached), this.#chunks.length - 1);
    const chunk = this.#chunks[at];
    if (!chunk) {
      this.#chunks.push([item]);
      return;
    }
    chunk.splice(firstIndex(chunk, reached), 0, item);
    if (chunk.length > 2 * chunkSize) this.#chunks.splice(at + 1, 0, chunk.splice(chunkSize));
  }

  remove(item: T): void {
    const reached = (other: T) => this.#compare(other, item) >= 0;
    const at = this.#findChunk(reached);
    const chunk = this.#chunks[at];
    const index = chunk ? firstIndex(chunk, reached) : 0;
    const found = chunk?.[index];
    if (!chunk || found === undefined || this.#compare(found, item) !== 0)
      throw new Error('An index entry is missing');
    chunk.splice(index, 1);
    if (chunk.length === 0) this.#chunks.splice(at, 1);
  }

  /** Iterates forward over a range. The list must not change meanwhile. */
  *between(range: Range<T>): Generator<T, void> {
    const [start, end] = this.#ends(range);
    for (let at = start.chunk; at <= end.chunk; at += 1) {
      const chunk = this.#chunks[at] ?? [];
      const to = at === end.chunk ? end.index : chunk.length;
      for (let i = at === start.chunk ? start.index : 0; i < to; i += 1) yield chunk[i] as T;
    }
  }

  /** Iterates backward over a range. The list must not change meanwhile. */
  *backBetween(range: Range<T>): Generator<T, void> {
    const [start, end] = this.#ends(range);
    for (let at = end.chunk; at >= start.chunk; at -= 1) {
      const chunk = this.#chunks[at] ?? [];
      const from = at === start.chunk ? start.index : 0;
      for (let i = (at === end.chunk ? end.index : chunk.length) - 1; i >= from; i -= 1) yield chunk[i] as T;
    }
  }

  *[Symbol.iterator](): Generator<T, void> {
    for (const chunk of this.#chunks) yield* chunk;
  }

  count(range: Range<T>): number {
    const [start, end] = this.#ends(range);
    let count = end.index - start.index;
    for (let at = start.chunk; at < end.chunk; at += 1) count += this.#chunks[at]?.length ?? 0;
    return count;
  }

  #ends(range: Range<T>) {
    return [this.#placeOf((item) => range(item) >= 0), this.#placeOf((item) => range(item) > 0)] as const;
  }

  #placeOf(reached: (item: T) => boolean) {
    const chunk = this.#findChunk(reached);
    return { chunk, index: firstIndex(this.#chunks[chunk] ?? [], reached) };
  }

  #findChunk(reached: (item: T) => boolean): number {
    return firstIndex(this.#chunks, (chunk) => reached(chunk.at(-1) as T));
  }
}

/** Finds the index of the first item that `reached` accepts by binary search; the length if it accepts none. */
export function firstIndex<T>(items: readonly T[], reached: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (reached(items[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}
