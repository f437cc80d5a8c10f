/** Runs work that names keys after all earlier work that shares one of them. */
export type InTurn = <Result>(keys: readonly string[], work: () => Promise<Result>) => Promise<Result>;

/**
 * A queue for each key. Work enters all its queues in one step, so there is one order for all of them and no two can
 * wait for each other.
 */
export function turns(): InTurn {
  const last = new Map<string, Promise<void>>();
  return async (keys, work) => {
    const earlier = keys.flatMap((key) => last.get(key) ?? []);
    let finish = () => {};
    const own = new Promise<void>((resolve) => {
      finish = resolve;
    });
    for (const key of keys) last.set(key, own);
    await Promise.all(earlier);
    try {
      return await work();
    } finally {
      finish();
      for (const key of keys) if (last.get(key) === own) last.delete(key);
    }
  };
}
