import { CollectionWriter } from './commands/run-write';
import type { Engine } from './commands/engine';
import type { CollectionIndex } from './index/collection-index';
import type { Collection } from './store/collection';
import { BlockedError } from './store/transaction';

const ttlIntervalMs = 60_000;
const intervalMs = 1_000;

/** Periodically removes expired documents, sessions, and cursors, and compacts the journal. Returns a stop function. */
export function startMaintenance(engine: Engine, onLog: (line: string) => void): () => void {
  const every = (ms: number, work: () => Promise<void>) =>
    setInterval(() => {
      work().catch((error: unknown) => {
        onLog(`Maintenance failed: ${error instanceof Error ? error.message : String(error)}`);
      });
    }, ms);
  const timers = [
    every(intervalMs, async () => {
      engine.sessions.expire(Date.now());
      engine.cursors.expire(Date.now());
      await engine.store.compactIfNeeded();
    }),
    every(ttlIntervalMs, () => removeExpired(engine)),
  ];
  return () => timers.forEach(clearInterval);
}

/** Removes the documents that have expired according to a TTL index. */
export async function removeExpired(engine: Engine, now = Date.now()): Promise<void> {
  for (const collection of engine.store.collections.values()) {
    for (const index of collection.indexes) {
      if (index.spec['expireAfterSeconds'] !== undefined)
        await removeExpiredBy(engine, collection, index, now);
    }
  }
}

async function removeExpiredBy(
  engine: Engine,
  collection: Collection,
  index: CollectionIndex,
  now: number,
): Promise<void> {
  const field = index.pattern[0]?.field ?? '';
  const before = new Date(now - Number(index.spec['expireAfterSeconds']) * 1000);
  const transaction = engine.store.begin(false);
  const writer = new CollectionWriter(collection, transaction);
  for (const version of writer.find({ [field]: { $lte: before } })) {
    try {
      writer.remove(version);
    } catch (error) {
      // A transaction has written the document; the next run sees the outcome.
      if (!(error instanceof BlockedError)) throw error;
    }
  }
  await engine.store.commit(transaction);
}
