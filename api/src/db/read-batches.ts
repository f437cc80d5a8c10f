import type { FindCursor } from 'mongodb';

/** Takes a few milliseconds to decode, present, and serialize; references come in one round trip, too. */
export const BATCH_SIZE = 100;

/** Callers that stop before the end must call `return`, which closes the cursor. */
export type Batches<Row> = Required<Pick<AsyncIterator<Row[], undefined>, 'next' | 'return'>>;

/** A list whose further rows are read on demand. */
export interface BatchedRows<Row> {
  rows: Row[];
  /** The remaining batches; absent if these are all rows. */
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

/** Completes rows in memory by further queries, batch by batch. */
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
