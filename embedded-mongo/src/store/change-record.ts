import { hashKey } from '../values/hash-key';
import {
  composeDocument,
  decodeField,
  documentField,
  type RawField,
  rawFields,
  rawObjectId,
} from '../values/raw-bson';
import { encode } from '../values/bson';
import { getField } from '../values/types';
import type { Collection } from './collection';
import type { DocRecord, Version } from './record';

/** A change of one document as the files hold it: its collection, and the new document or the `_id` removed. */
export interface Change {
  readonly namespace: string;
  /** The same for two `_id`s exactly when they are equal. */
  readonly key: string;
  /** Undefined when the document was removed. */
  readonly doc: Buffer | undefined;
}

/** The records of a document's uncommitted change; none when it was inserted and removed again. */
export function changeRecords(collection: Collection, record: DocRecord): Uint8Array[] {
  const version = record.pending?.version;
  if (version) return [documentRecord(collection, version)];
  if (!record.committed) return [];
  return [encode({ c: collection.namespace, x: getField(record.committed.doc, '_id') })];
}

export function documentRecord({ namespaceField }: Collection, version: Version): Uint8Array {
  return composeDocument([namespaceField, documentField('d', version.bytes)]);
}

/** The changes in a record. Format 1 held all changes of a transaction in one record, as the array `o`. */
export function* readChanges(record: Buffer): Generator<Change, void> {
  let namespace: string | undefined;
  for (const field of rawFields(record)) {
    if (field.name === 'o') for (const { value } of rawFields(field.value)) yield* readChanges(value);
    else if (field.name === 'c') namespace = field.value.toString('utf8', 4, field.value.length - 1);
    else if (namespace !== undefined && field.name === 'x')
      yield { namespace, key: idKey(field), doc: undefined };
    else if (namespace !== undefined && field.name === 'd')
      yield { namespace, key: idKey(findId(field.value)), doc: field.value };
  }
}

function findId(doc: Buffer): RawField {
  for (const field of rawFields(doc)) if (field.name === '_id') return field;
  throw new RangeError('A stored document has no _id');
}

function idKey(field: RawField): string {
  return field.type === rawObjectId ? `o${field.value.toString('hex')}` : hashKey(decodeField(field));
}
