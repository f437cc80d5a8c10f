/** Keystrokes within this interval form a single search string. */
const PAUSE_MS = 500;

/** Collects typed characters into a search string and finds the label that starts with it. */
export class TypeAhead {
  #query = '';
  #at = 0;

  /** Whether a space would extend the search string rather than select an option. */
  isTyping(now: number): boolean {
    return this.#query !== '' && now - this.#at < PAUSE_MS;
  }

  /**
   * Returns the index of the next match at or after `from`, wrapping around; -1 if there is none. Repeating a single
   * letter cycles through the labels that start with it.
   */
  find(key: string, now: number, labels: string[], from: number): number {
    this.#query = this.isTyping(now) ? this.#query + key.toLowerCase() : key.toLowerCase();
    this.#at = now;
    const repeated = [...this.#query].every((letter) => letter === this.#query[0]);
    const prefix = repeated ? (this.#query[0] ?? '') : this.#query;
    const start = repeated ? from + 1 : from;
    const order = labels.map((_, index) => (start + index) % labels.length);
    return order.find((index) => labels[index]?.toLowerCase().startsWith(prefix)) ?? -1;
  }
}
