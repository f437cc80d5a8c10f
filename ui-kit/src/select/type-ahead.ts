/** Keystrokes within this interval form a single search string. */
const PAUSE_MS = 500;

/** Collects typed characters into a search string and finds the label that starts with it. */
export class TypeAhead {
  #word = '';
  #at = 0;

  /** Whether a space would extend the search string rather than select an option. */
  isTyping(now: number): boolean {
    return this.#word !== '' && now - this.#at < PAUSE_MS;
  }

  /**
   * Returns the index of the next match at or after `from`, wrapping around; -1 if there is none. Repeating a single
   * letter cycles through the labels that start with it.
   */
  find(key: string, now: number, labels: string[], from: number): number {
    this.#word = this.isTyping(now) ? this.#word + key.toLowerCase() : key.toLowerCase();
    this.#at = now;
    const repeated = [...this.#word].every((letter) => letter === this.#word[0]);
    const wanted = repeated ? (this.#word[0] ?? '') : this.#word;
    const start = repeated ? from + 1 : from;
    const order = labels.map((_, index) => (start + index) % labels.length);
    return order.find((index) => labels[index]?.toLowerCase().startsWith(wanted)) ?? -1;
  }
}
