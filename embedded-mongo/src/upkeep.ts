import type { Engine } from './commands/command';
import { BusyError } from './store/transaction';
import type { Collection } from './store/collection';
import type { CollectionIndex } from './index/collection-index';
import { getField } from './values/kinds';
import { runQuery } from './query/run-query';

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
  const path = index.pattern[0]?.path ?? '';
  const before = new Date(now - Number(index.spec['expireAfterSeconds']) * 1000);
  const transaction = engine.store.begin(false);
  const filter = { [path]: { $lte: before }, ...index.partialFilter };
  const query = { filter, sort: [], skip: 0, limit: undefined };
  const found = [...runQuery(collection, query, transaction.view, new Map()).docs];
  for (const doc of found) {
    const record = collection.recordOf(getField(doc, '_id'), transaction.view);
    try {
      if (record) transaction.remove(collection, record);
    } catch (error) {
      // Somebody is writing it: the next round will see what became of it.
      if (!(error instanceof BusyError)) throw error;
    }
  }
  await engine.store.commit(transaction);
}
