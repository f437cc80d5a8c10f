import { ReadConcern, type ClientSession, type MongoClient } from 'mongodb';
import type { Id } from './id';
import { createKeyedMutex } from './keyed-mutex';

/** Passed to every query of one transaction; a query without it runs on its own. */
export type Transaction = ClientSession;

/**
 * Runs `work` as one transaction. `work` runs again after a write conflict, so it must have no other side effect.
 * @param mutexKeys the ids it will lock. Transactions of this process that share one wait for each other instead of
 * conflicting, because many concurrent ones on one document would retry for minutes. Correctness depends only on locks.
 */
export type RunTransaction = <Result>(
  mutexKeys: readonly Id[],
  work: (transaction: Transaction) => Promise<Result>,
) => Promise<Result>;

/** No election can lose an acknowledged write, and no read shows a write that an election could still roll back. */
export const MAJORITY = {
  readConcern: new ReadConcern('majority'),
  writeConcern: { w: 'majority' },
} as const;

/** A rule is decided on several reads, so within a transaction they all see the same snapshot. */
const SNAPSHOT = {
  readConcern: new ReadConcern('snapshot'),
  writeConcern: { w: 'majority' },
  readPreference: 'primary',
} as const;

export function createTransactionRunner(client: MongoClient): RunTransaction {
  const runExclusive = createKeyedMutex();
  return (mutexKeys, work) =>
    runExclusive(mutexKeys.map(String), () =>
      client.withSession((session) => session.withTransaction(() => work(session), SNAPSHOT)),
    );
}
