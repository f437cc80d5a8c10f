import type { Collection, Filter, ObjectId, UpdateFilter, WithId } from 'mongodb';
import { IN_ONE_ROUND_TRIP } from './one-round-trip';
import type { Transaction } from './transaction';

/**
 * Increments the lock of these rows, so that other transactions conflict, and returns those that exist: with one query
 * for a single row, with two for any number.
 * @param filter further conditions
 */
export async function lockAll<Row extends { _id: ObjectId; lock: number }>(
  collection: Collection<Row>,
  session: Transaction,
  ids: readonly ObjectId[],
  filter: Filter<Row> = {},
): Promise<WithId<Row>[]> {
  const [first, ...others] = ids;
  if (!first) return [];
  const increment = { $inc: { lock: 1 } } as unknown as UpdateFilter<Row>;
  if (others.length === 0) {
    const options = { session, returnDocument: 'after' } as const;
    const row = await collection.findOneAndUpdate({ _id: first, ...filter }, increment, options);
    return row ? [row] : [];
  }
  const all = { _id: { $in: [...ids] }, ...filter } as Filter<Row>;
  await collection.updateMany(all, increment, { session });
  return collection
    .find(all, { session, ...IN_ONE_ROUND_TRIP })
    .sort({ _id: 1 })
    .toArray();
}
