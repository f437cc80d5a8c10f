import type { FindCursor } from 'mongodb';

/** A few milliseconds to decode, present, and serialize; what they refer to comes in one round trip, too. */
export const BATCH_SIZE = 100;

/** Whoever does not read it to the end must call `return`, which ends the query. */
export type Batches<Row> = Required<Pick<AsyncIterator<Row[], undefined>, 'next' | 'return'>>;

/** Rows, of which the others are read only when they are asked for. */
export interface BatchedRows<Row> {
  rows: Row[];
  /** What follows the rows; absent if these are all. */
  rest?: Batches<Row>;
}

/** The rows of a query, which must have `BATCH_SIZE`. */
export async function readBatches<Row>(cursor: FindCursor<Row>): Promise<BatchedRows<Row>> {
  const read = async () => ((await cursor.hasNext()) ? cursor.readBufferedDocuments() : []);
  const rows = await read();
  if (cursor.id?.isZero()) return { rows };
  const rest: Batches<Row> = {
    async next() {
      const value = await read();
      return value.length > 0 ? { value } : { done: true, value: undefined };
    },
    async return() {
      await cursor.close();
      return { done: true, value: undefined };
    },
  };
  return { rows, rest };
}

/** Rows in memory, of which a query finds the rest. */
export async function completeBatches<Row, Complete>(
  rows: readonly Row[],
  complete: (rows: readonly Row[]) => Promise<Complete[]>,
): Promise<BatchedRows<Complete>> {
  const completeFrom = (at: number) => complete(rows.slice(at, at + BATCH_SIZE));
  const first = await completeFrom(0);
  if (rows.length <= BATCH_SIZE) return { rows: first };
  const rest = async function* (): AsyncGenerator<Complete[], undefined> {
    for (let at = BATCH_SIZE; at < rows.length; at += BATCH_SIZE) yield completeFrom(at);
  };
  return { rows: first, rest: rest() };
}
