/** Keys that follow within this time belong to one word. */
const PAUSE_MS = 500;

/** Collects typed letters into a word and finds the label that begins with it. */
export class TypeAhead {
  #word = '';
  #at = 0;

  /** True while a space would continue the word rather than choose. */
  isTyping(now: number): boolean {
    return this.#word !== '' && now - this.#at < PAUSE_MS;
  }

  /**
   * Index of the next match at or after `from`, round the end; -1 when none. One letter again and again
   * walks through all labels that begin with it.
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
