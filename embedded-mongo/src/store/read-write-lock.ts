/** A readers-writer lock: shared work runs concurrently, exclusive work alone. */
export class ReadWriteLock {
  readonly #running = new Set<Promise<unknown>>();
  #exclusive: Promise<void> | undefined;

  async shared<T>(work: () => Promise<T>): Promise<T> {
    while (this.#exclusive) await this.#exclusive;
    const result = work();
    const settled = result.catch(() => undefined);
    this.#running.add(settled);
    try {
      return await result;
    } finally {
      this.#running.delete(settled);
    }
  }

  async exclusive<T>(work: () => Promise<T>): Promise<T> {
    while (this.#exclusive) await this.#exclusive;
    let release: () => void = () => undefined;
    this.#exclusive = new Promise((resolve) => {
      release = resolve;
    });
    try {
      await Promise.all(this.#running);
      return await work();
    } finally {
      this.#exclusive = undefined;
      release();
    }
  }
}
