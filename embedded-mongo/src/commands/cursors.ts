import { calculateObjectSize, Long } from 'bson';
import { CommandError } from '../errors';
import { type Doc, isNumber } from '../values/types';
import type { Command } from './command';
import { arrayField, countField } from './fields';

interface OpenCursor {
  readonly namespace: string;
  readonly docs: readonly Doc[];
  /** How many of them have been returned. */
  readonly position: number;
  readonly usedAt: number;
}

const defaultFirstBatch = 101;
const maxBatchBytes = 15 * 1024 * 1024;
const idleMs = 10 * 60_000;

/** Results that did not fit into one reply. They are computed at once, so later writes do not affect them. */
export class Cursors {
  readonly #open = new Map<number, OpenCursor>();
  // Different after each start, so that an id from before is not mistaken for a new one.
  #nextId = Date.now() * 1000;

  /** The first reply to a query. */
  open(namespace: string, docs: readonly Doc[], batchSize = defaultFirstBatch, single = false): Doc {
    const firstBatch = takeBatch(docs, 0, batchSize);
    const id = this.#save((this.#nextId += 1), namespace, single ? firstBatch : docs, firstBatch.length);
    return { cursor: { firstBatch, id: Long.fromNumber(id), ns: namespace }, ok: 1 };
  }

  next(id: number, namespace: string, batchSize = Infinity): Doc {
    const cursor = this.#open.get(id);
    if (cursor?.namespace !== namespace) throw new CommandError(43, `cursor id ${String(id)} not found`);
    const nextBatch = takeBatch(cursor.docs, cursor.position, batchSize);
    const remaining = this.#save(id, namespace, cursor.docs, cursor.position + nextBatch.length);
    return { cursor: { nextBatch, id: Long.fromNumber(remaining), ns: namespace }, ok: 1 };
  }

  /** Saves the position of a cursor and returns its id, or 0 when it is exhausted. */
  #save(id: number, namespace: string, docs: readonly Doc[], position: number): number {
    if (position === docs.length) {
      this.#open.delete(id);
      return 0;
    }
    this.#open.set(id, { namespace, docs, position, usedAt: Date.now() });
    return id;
  }

  kill(id: number): boolean {
    return this.#open.delete(id);
  }

  expire(now: number): void {
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
    const batchSize = countField(body, 'batchSize') || undefined;
    return engine.cursors.next(cursorId(body['getMore']), namespace, batchSize);
  },
};

export const killCursors: Command = {
  fields: ['cursors'],
  inTransaction: true,
  run: ({ engine, body }) => {
    const ids = arrayField(body, 'cursors').map(cursorId);
    const killed = ids.filter((id) => engine.cursors.kill(id));
    const longs = (list: readonly number[]) => list.map((id) => Long.fromNumber(id));
    const cursorsNotFound = longs(ids.filter((id) => !killed.includes(id)));
    return { cursorsKilled: longs(killed), cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  },
};

function cursorId(value: unknown): number {
  if (isNumber(value)) return value;
  throw new CommandError(14, 'A cursor id must be a number');
}
