import { ObjectId } from 'bson';
import { CommandError, unsupported } from '../errors';
import { type Query, runQuery } from '../query/run-query';
import type { Collection } from '../store/collection';
import type { DocRecord } from '../store/record';
import type { Transaction } from '../store/transaction';
import type { Update } from '../update/compile-update';
import { upsertBase } from '../update/upsert-base';
import { equal } from '../values/compare';
import { type Doc, getField, isArray } from '../values/types';

/** The documents that a write applies to, found before any of them changes. */
export function findTargets(collection: Collection, query: Query, transaction: Transaction): Doc[] {
  return [...runQuery(collection, query, transaction.snapshot).docs];
}

/** Writes the next version of a document and returns it; the same document when nothing changes. */
export function replaceDoc(collection: Collection, transaction: Transaction, doc: Doc, update: Update): Doc {
  const after = update(doc, false);
  if (equal(doc, after)) return doc;
  assertStorable(after);
  transaction.replace(collection, recordOf(collection, transaction, doc), after);
  return after;
}

export function removeDoc(collection: Collection, transaction: Transaction, doc: Doc): void {
  transaction.remove(collection, recordOf(collection, transaction, doc));
}

function recordOf(collection: Collection, transaction: Transaction, doc: Doc): DocRecord {
  const record = collection.recordOf(getField(doc, '_id'), transaction.snapshot);
  if (!record) throw new Error('A document that a query returned has no record');
  return record;
}

/** Stores a new document with its `_id` first, generated if there is none. */
export function insertDoc(collection: Collection, transaction: Transaction, document: Doc): Doc {
  const { _id = new ObjectId(), ...rest } = document;
  const doc = { _id, ...rest };
  assertStorable(doc);
  transaction.insert(collection, doc);
  return doc;
}

/** Inserts what an upsert without a match makes of its filter and its update. */
export function insertUpsert(
  collection: Collection,
  transaction: Transaction,
  filter: Doc,
  update: Update,
): Doc {
  return insertDoc(collection, transaction, update(upsertBase(filter), true));
}

function assertStorable(document: Doc): void {
  if (isArray(document['_id'])) throw new CommandError(53, "The '_id' value cannot be of type array");
  assertNoDollarFields(document['_id']);
  const dollar = Object.keys(document).find((field) => field.startsWith('$'));
  if (dollar !== undefined) throw unsupported(`A stored field whose name starts with a dollar ('${dollar}')`);
}

function assertNoDollarFields(id: unknown): void {
  if (typeof id !== 'object' || id === null || id instanceof ObjectId) return;
  for (const [name, value] of Object.entries(id)) {
    if (name.startsWith('$'))
      throw new CommandError(52, `_id fields may not contain '$'-prefixed fields: ${name} is not valid`);
    assertNoDollarFields(value);
  }
}
