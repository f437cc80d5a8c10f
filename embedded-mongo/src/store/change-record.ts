import { encode } from '../values/bson';
import { composeDocument, documentField, rawFields } from '../values/raw-bson';
import { getField } from '../values/types';
import type { Collection } from './collection';
import type { DocRecord, Version } from '../index/record';

/** A decoded change record: the collection, and the new document or the `_id` of the removed one. */
export interface Change {
  readonly namespace: string;
  /** Identifies the document by the encoding of its `_id`, which is the same for equal values. */
  readonly key: string;
  /** Undefined if the document was removed. */
  readonly doc: Buffer | undefined;
}

/** Encodes a document's uncommitted change; nothing if it was both inserted and removed by the transaction. */
export function changeRecords(collection: Collection, record: DocRecord): Uint8Array[] {
  const version = record.pending?.version;
  if (version) return [documentRecord(collection, version)];
  if (!record.committed) return [];
  return [encode({ c: collection.namespace, x: getField(record.committed.doc, '_id') })];
}

export function documentRecord({ namespaceField }: Collection, version: Version): Uint8Array {
  return composeDocument([namespaceField, documentField('d', version.bytes)]);
}

/** Reads the changes in a record. Format 1 stored all changes of a transaction in one record, as the array `o`. */
export function* readChanges(record: Buffer): Generator<Change, void> {
  let namespace: string | undefined;
  for (const { name, type, value } of rawFields(record)) {
    if (name === 'o') for (const change of rawFields(value)) yield* readChanges(change.value);
    else if (name === 'c') namespace = value.toString('utf8', 4, value.length - 1);
    else if (namespace !== undefined && name === 'x')
      yield { namespace, key: keyOf(type, value), doc: undefined };
    else if (namespace !== undefined && name === 'd') yield { namespace, key: keyOfDoc(value), doc: value };
  }
}

function keyOfDoc(doc: Buffer): string {
  for (const { name, type, value } of rawFields(doc)) if (name === '_id') return keyOf(type, value);
  throw new RangeError('A stored document has no _id');
}

function keyOf(type: number, value: Buffer): string {
  return `${type} ${value.toString('latin1')}`;
}
