import { Long } from 'bson';
import { CommandError } from '../errors';
import { type Doc, isNumber } from '../values/types';
import type { Command } from './command';
import { arrayField, countField } from './fields';

/** A document that was found, and its size in bytes before the projection. */
export interface Result {
  readonly doc: Doc;
  readonly size: number;
}

/** The results of a query; later writes do not affect them. */
export interface Results {
  readonly namespace: string;
  readonly results: readonly Result[];
  /** The projection; by default, whole documents are returned. */
  readonly project?: (doc: Doc) => Doc;
}

interface OpenCursor extends Results {
  /** How many of them have been returned. */
  readonly returned: number;
  readonly usedAt: number;
}

const defaultFirstBatch = 101;
const maxBatchBytes = 15 * 1024 * 1024;
const idleMs = 10 * 60_000;

/** Results that did not fit into one reply. */
export class Cursors {
  readonly #open = new Map<number, OpenCursor>();
  // Starts at a different number after each restart, so that stale ids are never reused.
  #nextId = Date.now() * 1000;

  /** Builds the first reply to a query. */
  open(found: Results, batchSize = defaultFirstBatch, isSingleBatch = false): Doc {
    const firstBatch = takeBatch(found, 0, batchSize);
    const returned = isSingleBatch ? found.results.length : firstBatch.length;
    const id = this.#save((this.#nextId += 1), found, returned);
    return { cursor: { firstBatch, id, ns: found.namespace }, ok: 1 };
  }

  next(id: number, namespace: string, batchSize = Infinity): Doc {
    const cursor = this.#open.get(id);
    if (cursor?.namespace !== namespace) throw new CommandError(43, `cursor id ${String(id)} not found`);
    const nextBatch = takeBatch(cursor, cursor.returned, batchSize);
    const saved = this.#save(id, cursor, cursor.returned + nextBatch.length);
    return { cursor: { nextBatch, id: saved, ns: namespace }, ok: 1 };
  }

  /** Keeps the cursor and returns its id, or 0 if it is exhausted. */
  #save(id: number, found: Results, returned: number): Long {
    const isExhausted = returned === found.results.length;
    if (isExhausted) this.#open.delete(id);
    else this.#open.set(id, { ...found, returned, usedAt: Date.now() });
    return Long.fromNumber(isExhausted ? 0 : id);
  }

  kill(id: number): boolean {
    return this.#open.delete(id);
  }

  expire(now: number): void {
    for (const [id, cursor] of this.#open) if (now - cursor.usedAt > idleMs) this.#open.delete(id);
  }
}

/** At least one, if there are any left and any are wanted. */
function takeBatch({ results, project = (doc) => doc }: Results, start: number, count: number): Doc[] {
  const most = Math.min(results.length, start + count);
  const batch: Doc[] = [];
  let bytes = 0;
  for (let at = start; at < most; at += 1) {
    const { doc, size } = results[at]!;
    bytes += size;
    if (batch.length > 0 && bytes > maxBatchBytes) break;
    batch.push(project(doc));
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
    return { cursorsKilled: killed.map((id) => Long.fromNumber(id)), ok: 1 };
  },
};

function cursorId(value: unknown): number {
  if (isNumber(value)) return value;
  throw new CommandError(14, 'A cursor id must be a number');
}
