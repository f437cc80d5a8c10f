import { calculateObjectSize, Long } from 'bson';
import { CommandError } from '../errors';
import type { Doc } from '../values/kinds';
import { arrayField, type Command, countField } from './command';

interface OpenCursor {
  readonly namespace: string;
  readonly docs: readonly Doc[];
  /** How many of them have been answered. */
  readonly at: number;
  readonly usedAt: number;
}

const defaultFirstBatch = 101;
const maxBatchBytes = 15 * 1024 * 1024;
const idleMs = 10 * 60_000;

/** Results that were too long for one reply. They are worked out whole, so later writes do not show. */
export class Cursors {
  readonly #open = new Map<number, OpenCursor>();
  // Other numbers after each start: a cursor of before is not taken for a new one.
  #nextId = Date.now() * 1000;

  /** The first reply of a query. */
  open(namespace: string, docs: readonly Doc[], batchSize = defaultFirstBatch, single = false): Doc {
    const firstBatch = takeBatch(docs, 0, batchSize);
    const id = this.#keep((this.#nextId += 1), namespace, single ? firstBatch : docs, firstBatch.length);
    return { cursor: { firstBatch, id: Long.fromNumber(id), ns: namespace }, ok: 1 };
  }

  next(id: unknown, namespace: string, batchSize = Infinity): Doc {
    const cursor = this.#open.get(id as number);
    if (cursor?.namespace !== namespace) throw new CommandError(43, `cursor id ${String(id)} not found`);
    const nextBatch = takeBatch(cursor.docs, cursor.at, batchSize);
    const left = this.#keep(id as number, namespace, cursor.docs, cursor.at + nextBatch.length);
    return { cursor: { nextBatch, id: Long.fromNumber(left), ns: namespace }, ok: 1 };
  }

  /** Remembers how far a cursor has come; answers 0 instead of its id when it is done. */
  #keep(id: number, namespace: string, docs: readonly Doc[], at: number): number {
    if (at === docs.length) {
      this.#open.delete(id);
      return 0;
    }
    this.#open.set(id, { namespace, docs, at, usedAt: Date.now() });
    return id;
  }

  kill(id: unknown): boolean {
    return this.#open.delete(id as number);
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

export const getMore: Command = {
  fields: ['collection', 'batchSize'],
  inTransaction: true,
  run: ({ engine, database, body }) => {
    const namespace = `${database}.${String(body['collection'])}`;
    return engine.cursors.next(body['getMore'], namespace, countField(body, 'batchSize') || undefined);
  },
};

export const killCursors: Command = {
  fields: ['cursors'],
  inTransaction: true,
  run: ({ engine, body }) => {
    const ids = arrayField(body, 'cursors');
    const killed = ids.filter((id) => engine.cursors.kill(id));
    const longs = (list: readonly unknown[]) => list.map((id) => Long.fromNumber(Number(id)));
    const cursorsNotFound = longs(ids.filter((id) => !killed.includes(id)));
    return { cursorsKilled: longs(killed), cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  },
};
