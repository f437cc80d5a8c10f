import { ReadConcern, type ClientSession, type MongoClient } from 'mongodb';
import type { Collections } from './collections';
import type { Id } from './id';
import { createIndexes } from './indexes';
import { turns } from './turns';

/** Passed to every query of one transaction; without it a query stands alone. */
export type Transaction = ClientSession;

export interface Database extends Collections {
  /**
   * Runs `work` as one transaction; `work` runs again when it met another one, so it must have no other effect.
   * @param touched the ids of what it will lock, so that this process does not send its own transactions against each
   * other: many at once on one document would retry for minutes. What is right rests on the locks alone.
   */
  transaction<Result>(
    touched: readonly Id[],
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result>;
  createIndexes(): Promise<void>;
}

// Every acknowledged write is on a majority of the nodes, so no election can lose it. Reads outside transactions see
// only such writes: an answer never shows what an election may take back. Transactions read one snapshot of them,
// because a rule is decided on several reads that must belong together.
const MAJORITY = { readConcern: new ReadConcern('majority'), writeConcern: { w: 'majority' } } as const;
const SNAPSHOT = {
  readConcern: new ReadConcern('snapshot'),
  writeConcern: { w: 'majority' },
  readPreference: 'primary',
} as const;

export function openDatabase(client: MongoClient, name: string): Database {
  const db = client.db(name, MAJORITY);
  const collections: Collections = {
    users: db.collection('users'),
    projects: db.collection('projects'),
    assignments: db.collection('assignments'),
    audit: db.collection('audit'),
    creations: db.collection('creations'),
    rateLimits: db.collection('rateLimits'),
  };
  const inTurn = turns();
  return {
    ...collections,
    transaction: (touched, work) =>
      inTurn(touched.map(String), () =>
        client.withSession((session) => session.withTransaction(() => work(session), SNAPSHOT)),
      ),
    createIndexes: () => createIndexes(collections),
  };
}
