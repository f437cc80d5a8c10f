import { type Db, type Document, MongoClient, type ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { type Running, targets } from './targets';

export interface TestDatabase {
  readonly db: Db;
  readonly client: MongoClient;
}

/** A document whose `_id` may be a number. */
export type Row = Document & { _id?: number | ObjectId };

/** Registers the same tests for each store; every test starts with an empty database. */
export function onEachTarget(register: (use: () => TestDatabase) => void): void {
  describe.each(targets)('$name', (target) => {
    let running: Running;
    let client: MongoClient;
    beforeAll(async () => {
      running = await target.start();
      client = await MongoClient.connect(running.uri);
    });
    afterAll(async () => {
      await client.close();
      await running.close();
    });
    beforeEach(async () => {
      await client.db('test').dropDatabase();
    });
    register(() => ({ client, db: client.db('test') }));
  });
}

/** The error code of a failed operation, or of the first failed statement in a command's reply. */
export async function codeOf(work: Promise<unknown>): Promise<unknown> {
  try {
    const reply = (await work) as { writeErrors?: { code: number }[] } | null | undefined;
    return reply?.writeErrors?.[0]?.code ?? 'no error';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}
