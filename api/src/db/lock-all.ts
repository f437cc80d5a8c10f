import type { Collection, Filter, ObjectId, UpdateFilter, WithId } from 'mongodb';
import type { Transaction } from './transaction';

/** Increments the lock of everything that matches, so that other transactions conflict, and then reads it. */
export async function lockAll<Row extends { _id: ObjectId; lock: number }>(
  collection: Collection<Row>,
  session: Transaction,
  filter: Filter<Row>,
): Promise<WithId<Row>[]> {
  await collection.updateMany(filter, { $inc: { lock: 1 } } as unknown as UpdateFilter<Row>, { session });
  return collection.find(filter, { session }).sort({ _id: 1 }).toArray();
}
