import { CollectionIndex } from '../index/collection-index';
import { decodeStored } from '../values/bson';
import { type Doc, isArray, isDoc } from '../values/types';
import { readChanges } from './change-record';
import { Collection } from './collection';
import { DocRecord, Version } from './record';

/** Rebuilds the collections from the records of the files, without decoding the documents. */
export class Replay {
  readonly collections = new Map<string, Collection>();
  readonly #records = new Map<Collection, Map<string, DocRecord>>();

  readonly apply = (record: Buffer): void => {
    let isChange = false;
    for (const { namespace, key, doc } of readChanges(record)) {
      isChange = true;
      const records = this.#recordsOf(namespace);
      if (!doc) records.delete(key);
      else records.set(key, withVersion(records.get(key) ?? new DocRecord(), doc));
    }
    if (!isChange) this.#applyDefinition(decodeStored(record));
  };

  #applyDefinition({ create, indexes, drop }: Doc): void {
    if (typeof drop === 'string') this.collections.delete(drop);
    if (typeof create !== 'string' || !isArray(indexes)) return;
    this.#recordsOf(create);
    const collection = this.collections.get(create);
    collection?.setIndexes(indexes.filter(isDoc).map((spec) => new CollectionIndex(spec, collection)));
  }

  #recordsOf(namespace: string): Map<string, DocRecord> {
    const collection = this.collections.get(namespace) ?? collectionOf(namespace);
    this.collections.set(namespace, collection);
    const records = this.#records.get(collection) ?? new Map<string, DocRecord>();
    this.#records.set(collection, records);
    return records;
  }

  finish(): void {
    for (const collection of this.collections.values())
      for (const record of this.#records.get(collection)?.values() ?? []) collection.restore(record);
  }
}

function withVersion(record: DocRecord, doc: Buffer): DocRecord {
  record.committed = new Version(record, doc);
  return record;
}

function collectionOf(namespace: string): Collection {
  const dot = namespace.indexOf('.');
  return new Collection(namespace.slice(0, dot), namespace.slice(dot + 1));
}
