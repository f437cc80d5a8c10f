import type { Collection, Document, Filter, ObjectId } from 'mongodb';
import { IN_ONE_ROUND_TRIP } from './one-round-trip';

/**
 * Documents whose `lock` is incremented with every change. It starts at a random number, so that a new document cannot
 * offset a deleted one. A cache is current as long as its locks are.
 */
interface Locked extends Document {
  _id: ObjectId;
  lock: number;
}

type Lock = Pick<Locked, '_id' | 'lock'>;

/** The IDs and locks of the documents, read from an index alone. */
export function findLocks<Row extends Locked>(
  collection: Collection<Row>,
  filter: Filter<Row>,
): Promise<Lock[]> {
  return collection.find(filter, IN_ONE_ROUND_TRIP).project<Lock>({ lock: 1 }).toArray();
}

/** Changes whenever one of the documents is added, changed, or deleted. */
export async function fingerprintOf<Row extends Locked>(
  collection: Collection<Row>,
  filter: Filter<Row>,
): Promise<string> {
  const [sums] = await collection
    .aggregate<{ rows: number; locks: number }>([
      { $match: filter },
      { $group: { _id: null, rows: { $sum: 1 }, locks: { $sum: '$lock' } } },
    ])
    .toArray();
  return `${sums?.rows ?? 0}/${sums?.locks ?? 0}`;
}

/** The fingerprint of exactly these documents. */
export function fingerprintOfRows(rows: readonly { lock: number }[]): string {
  return `${rows.length}/${rows.reduce((sum, { lock }) => sum + lock, 0)}`;
}

/**
 * Which entries of a cache are still current, and the IDs to read again.
 * @param known the cache, by ID
 */
export function compareLocks<Entry extends { lock: number }>(
  locks: readonly Lock[],
  known: ReadonlyMap<string, Entry>,
): { kept: Entry[]; changed: ObjectId[] } {
  const kept: Entry[] = [];
  const changed: ObjectId[] = [];
  for (const { _id, lock } of locks) {
    const entry = known.get(_id.toHexString());
    if (entry?.lock === lock) kept.push(entry);
    else changed.push(_id);
  }
  return { kept, changed };
}
