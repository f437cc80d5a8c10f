import type { Engine } from './commands/command';
import { BusyError } from './store/transaction';
import type { Collection } from './store/collection';
import type { CollectionIndex } from './index/collection-index';
import { findTargets, removeDoc } from './commands/write-plan';
import { matching } from './query/run-query';

const everyMs = 60_000;
const sessionsEveryMs = 1_000;

/** What happens by itself: expired documents go, forgotten transactions end, a long journal is rewritten. */
export function startUpkeep(engine: Engine, onLog: (line: string) => void): () => void {
  const guard = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) =>
      onLog(`Upkeep failed: ${error instanceof Error ? error.message : String(error)}`),
    );
  };
  const frequent = setInterval(
    guard(async () => {
      engine.sessions.sweep(Date.now());
      engine.cursors.sweep(Date.now());
      await engine.store.compactIfLong(() => engine.sessions.records());
    }),
    sessionsEveryMs,
  );
  const rare = setInterval(
    guard(() => removeExpired(engine)),
    everyMs,
  );
  return () => {
    clearInterval(frequent);
    clearInterval(rare);
  };
}

/** Removes the documents whose date in a TTL index has passed long enough ago. */
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
  for (const doc of findTargets(collection, matching({ [field]: { $lte: before } }), transaction)) {
    try {
      removeDoc(collection, transaction, doc);
    } catch (error) {
      // Somebody is writing it: the next round will see what became of it.
      if (!(error instanceof BusyError)) throw error;
    }
  }
  await engine.store.commit(transaction);
}
