import { ObjectId } from 'bson';
import { CommandError } from '../errors';
import type { PipelineContext } from '../aggregate/stage';
import { type Query, runQuery } from '../query/run-query';
import type { Collection } from '../store/collection';
import type { Transaction } from '../store/transaction';
import { compileUpdate, type Update } from '../update/compile-update';
import { upsertBase } from '../update/upsert-base';
import { assertStorable, prepare } from './insert';
import { type Doc, getField } from '../values/kinds';
import { identical } from '../values/identical';

/** The documents that a write is about, found before any of them is changed. */
export function findTargets(
  collection: Collection,
  query: Query,
  transaction: Transaction,
  context: PipelineContext,
): Doc[] {
  return [...runQuery(collection, query, transaction.view, context.variables).docs];
}

/** Writes the new state of one document; false when nothing changes. */
export function replaceDoc(collection: Collection, transaction: Transaction, doc: Doc, update: Update): Doc {
  const after = update(doc, false);
  if (identical(doc, after)) return doc;
  assertStorable(after);
  const record = collection.recordOf(getField(doc, '_id'), transaction.view);
  if (!record) throw new Error('A document that was found has no record');
  transaction.replace(collection, record, after);
  return after;
}

export function removeDoc(collection: Collection, transaction: Transaction, doc: Doc): void {
  const record = collection.recordOf(getField(doc, '_id'), transaction.view);
  if (!record) throw new Error('A document that was found has no record');
  transaction.remove(collection, record);
}

/** Inserts what an upsert that matched nothing makes of its filter and its update. */
export function insertUpsert(
  collection: Collection,
  transaction: Transaction,
  filter: Doc,
  spec: unknown,
  context: PipelineContext,
): Doc {
  const { update, isReplacement } = compileUpdate(spec, context);
  const start = upsertBase(filter, isReplacement);
  const doc = update(start, true);
  const inserted = prepare(getField(doc, '_id') === undefined ? { _id: new ObjectId(), ...doc } : doc);
  transaction.insert(collection, inserted);
  return inserted;
}

export function assertSingle(isMulti: boolean, isReplacement: boolean): void {
  if (isMulti && isReplacement)
    throw new CommandError(9, 'multi update is not supported for replacement-style update');
}
