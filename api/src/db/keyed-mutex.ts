import { Mutex } from 'async-mutex';

/** Runs work while holding the mutex of every key, so that work that shares a key never overlaps. */
export type RunExclusive = <Result>(keys: readonly string[], work: () => Promise<Result>) => Promise<Result>;

/** One mutex per key, removed when it is neither held nor waited for. */
export function createKeyedMutex(): RunExclusive {
  const mutexes = new Map<string, Mutex>();
  const acquire = async (key: string) => {
    const mutex = mutexes.get(key) ?? new Mutex();
    mutexes.set(key, mutex);
    const unlock = await mutex.acquire();
    return () => {
      unlock();
      if (!mutex.isLocked()) mutexes.delete(key);
    };
  };

  return async (keys, work) => {
    const releases: (() => void)[] = [];
    // All callers acquire in the same order, which prevents deadlocks.
    for (const key of [...new Set(keys)].sort()) releases.push(await acquire(key));
    try {
      return await work();
    } finally {
      for (const release of releases) release();
    }
  };
}
