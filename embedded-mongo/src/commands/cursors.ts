import { calculateObjectSize, Long } from 'bson';
import { CommandError } from '../errors';
import type { Doc } from '../values/kinds';

interface OpenCursor {
  readonly namespace: string;
  readonly rest: readonly Doc[];
  readonly at: number;
  readonly usedAt: number;
}

const defaultFirstBatch = 101;
const maxBatchBytes = 15 * 1024 * 1024;
const idleMs = 10 * 60_000;

/** Results that were too long for one reply. They are worked out whole, so later writes do not show. */
export class Cursors {
  readonly #open = new Map<string, OpenCursor>();
  #nextId = BigInt(Date.now()) << 16n;

  /** The first reply of a query. */
  open(namespace: string, docs: readonly Doc[], batchSize: number | undefined, single = false): Doc {
    const batch = takeBatch(docs, 0, batchSize ?? defaultFirstBatch);
    const isDone = single || batch.length === docs.length;
    const id = isDone ? 0n : (this.#nextId += 1n);
    if (!isDone) this.#keep(id, { namespace, rest: docs, at: batch.length, usedAt: Date.now() });
    return { cursor: { firstBatch: batch, id: Long.fromBigInt(id), ns: namespace }, ok: 1 };
  }

  next(id: Long, namespace: string, batchSize: number | undefined): Doc {
    const cursor = this.#open.get(id.toString());
    if (!cursor || cursor.namespace !== namespace)
      throw new CommandError(43, `cursor id ${id.toString()} not found`);
    const batch = takeBatch(cursor.rest, cursor.at, batchSize ?? Infinity);
    const at = cursor.at + batch.length;
    const isDone = at === cursor.rest.length;
    if (isDone) this.#open.delete(id.toString());
    else this.#keep(id.toBigInt(), { ...cursor, at, usedAt: Date.now() });
    return { cursor: { nextBatch: batch, id: isDone ? Long.ZERO : id, ns: namespace }, ok: 1 };
  }

  #keep(id: bigint, cursor: OpenCursor): void {
    this.#open.set(String(id), cursor);
  }

  kill(id: Long): boolean {
    return this.#open.delete(id.toString());
  }

  sweep(now: number): void {
    for (const [id, cursor] of this.#open) if (now - cursor.usedAt > idleMs) this.#open.delete(id);
  }
}

function takeBatch(docs: readonly Doc[], from: number, count: number): Doc[] {
  const batch: Doc[] = [];
  let bytes = 0;
  for (let at = from; at < docs.length && batch.length < count; at += 1) {
    const doc = docs[at] ?? {};
    bytes += calculateObjectSize(doc);
    if (batch.length > 0 && bytes > maxBatchBytes) break;
    batch.push(doc);
  }
  return batch;
}
