import { ObjectId } from 'bson';
import { CommandError, unsupported } from '../errors';
import { type Query, runQuery } from '../query/run-query';
import type { Collection } from '../store/collection';
import type { DocRecord } from '../store/record';
import type { Transaction } from '../store/transaction';
import type { Update } from '../update/compile-update';
import { upsertBase } from '../update/upsert-base';
import { equal } from '../values/compare';
import { type Doc, getField, isArray } from '../values/kinds';

/** The documents that a write is about, found before any of them is changed. */
export function findTargets(collection: Collection, query: Query, transaction: Transaction): Doc[] {
  return [...runQuery(collection, query, transaction.view).docs];
}

/** Writes the new state of a document and answers it; the same document when nothing changes. */
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
  const record = collection.recordOf(getField(doc, '_id'), transaction.view);
  if (!record) throw new Error('A document that was found has no record');
  return record;
}

/** Stores a new document, its `_id` first and made up when there is none. */
export function insertDoc(collection: Collection, transaction: Transaction, document: Doc): Doc {
  const { _id = new ObjectId(), ...rest } = document;
  const doc = { _id, ...rest };
  assertStorable(doc);
  transaction.insert(collection, doc);
  return doc;
}

/** Inserts what an upsert that matched nothing makes of its filter and its update. */
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
  const wrong = Object.keys(document).find((field) => field.startsWith('$'));
  if (wrong !== undefined) throw unsupported(`A stored field whose name starts with a dollar ('${wrong}')`);
}
