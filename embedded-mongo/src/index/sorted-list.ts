const chunkSize = 512;

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

  /** Iterates forward from the first item that `reached` accepts; it must also accept every later item. */
  *from(reached: (item: T) => boolean): Generator<T, void> {
    const start = this.#findChunk(reached);
    for (let at = start; at < this.#chunks.length; at += 1) {
      const chunk = this.#chunks[at] ?? [];
      for (let i = at === start ? firstIndex(chunk, reached) : 0; i < chunk.length; i += 1)
        yield chunk[i] as T;
    }
  }

  /** Iterates backward from the item before the first one that `passed` accepts. */
  *backFrom(passed: (item: T) => boolean): Generator<T, void> {
    const start = this.#findChunk(passed);
    for (let at = Math.min(start, this.#chunks.length - 1); at >= 0; at -= 1) {
      const chunk = this.#chunks[at] ?? [];
      for (let i = (at === start ? firstIndex(chunk, passed) : chunk.length) - 1; i >= 0; i -= 1)
        yield chunk[i] as T;
    }
  }

  /** Counts the items from the first one that `reached` accepts to the one before the first one that `passed` accepts. */
  count(reached: (item: T) => boolean, passed: (item: T) => boolean): number {
    const [start, end] = [this.#findChunk(reached), this.#findChunk(passed)];
    let count = firstIndex(this.#chunks[end] ?? [], passed) - firstIndex(this.#chunks[start] ?? [], reached);
    for (let at = start; at < end; at += 1) count += this.#chunks[at]?.length ?? 0;
    return count;
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
