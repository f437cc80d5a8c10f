/** Lets work go side by side, except for work that must be alone: it waits for the others and keeps new ones out. */
export class Gate {
  readonly #inside = new Set<Promise<unknown>>();
  #closed: Promise<void> | undefined;

  async besideOthers<T>(work: () => Promise<T>): Promise<T> {
    while (this.#closed) await this.#closed;
    const result = work();
    const settled = result.catch(() => undefined);
    this.#inside.add(settled);
    try {
      return await result;
    } finally {
      this.#inside.delete(settled);
    }
  }

  async alone<T>(work: () => Promise<T>): Promise<T> {
    while (this.#closed) await this.#closed;
    let open: () => void = () => undefined;
    this.#closed = new Promise((resolve) => {
      open = resolve;
    });
    try {
      await Promise.all(this.#inside);
      return await work();
    } finally {
      this.#closed = undefined;
      open();
    }
  }
}
