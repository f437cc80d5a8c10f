import { CollectionIndex } from '../index/collection-index';
import { decodeStored } from '../values/bson';
import { isArray, isDoc } from '../values/types';
import { readChanges } from './change-record';
import { Collection } from './collection';
import { DocRecord, Version } from '../index/record';

interface Replayed {
  readonly collection: Collection;
  readonly records: Map<string, DocRecord>;
}

/** Rebuilds the collections from the records in the files without decoding the documents. */
export class Replay {
  readonly #replayed = new Map<string, Replayed>();

  readonly apply = (bytes: Buffer): void => {
    let isChange = false;
    for (const { namespace, key, doc } of readChanges(bytes)) {
      isChange = true;
      const { records } = this.#get(namespace);
      if (!doc) records.delete(key);
      else {
        const record = records.get(key) ?? new DocRecord();
        record.committed = new Version(record, doc, doc.length);
        records.set(key, record);
      }
    }
    if (!isChange) this.#applyDefinition(bytes);
  };

  #applyDefinition(bytes: Buffer): void {
    const { create, indexes, drop } = decodeStored(bytes);
    if (typeof drop === 'string') this.#replayed.delete(drop);
    if (typeof create !== 'string' || !isArray(indexes)) return;
    const { collection } = this.#get(create);
    collection.setIndexes(indexes.filter(isDoc).map((spec) => new CollectionIndex(spec, collection)));
  }

  #get(namespace: string): Replayed {
    let replayed = this.#replayed.get(namespace);
    if (!replayed) {
      const dot = namespace.indexOf('.');
      const collection = new Collection(namespace.slice(0, dot), namespace.slice(dot + 1));
      replayed = { collection, records: new Map() };
      this.#replayed.set(namespace, replayed);
    }
    return replayed;
  }

  /** Returns the collections by namespace. */
  finish(): Map<string, Collection> {
    const collections = new Map<string, Collection>();
    for (const [namespace, { collection, records }] of this.#replayed) {
      for (const record of records.values()) collection.restore(record);
      collections.set(namespace, collection);
    }
    return collections;
  }
}
