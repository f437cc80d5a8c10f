import { Mutex } from 'async-mutex';

/** Runs work while holding the mutex of every key, so that work that shares a key never overlaps. */
export type RunExclusive = <Result>(keys: readonly string[], work: () => Promise<Result>) => Promise<Result>;

/** One mutex per key, dropped when nobody holds or waits for it. */
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
    // Everyone acquires in the same order, so no two callers can wait for each other.
    for (const key of [...new Set(keys)].sort()) releases.push(await acquire(key));
    try {
      return await work();
    } finally {
      for (const release of releases) release();
    }
  };
}
