import { CollectionIndex } from '../index/collection-index';
import { hashKey } from '../values/hash-key';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import { Collection } from './collection';
import { DocRecord, Version } from './record';

/** Rebuilds the collections from the records of the files; indexes are filled once, at the end. */
export class Replayer {
  readonly collections = new Map<string, Collection>();
  /** The last retryable write or commit of each session. */
  readonly sessions: Doc[] = [];
  readonly #docs = new Map<Collection, Map<string, Doc>>();

  readonly apply = (record: Doc): void => {
    const changes = getField(record, 'o');
    if (isArray(changes)) for (const change of changes) if (isDoc(change)) this.#change(change);
    const retry = getField(record, 'r');
    if (isDoc(retry)) this.sessions.push(retry);
    if (typeof record['create'] === 'string') this.#create(record['create'], record['indexes']);
    if (typeof record['drop'] === 'string') this.collections.delete(record['drop']);
  };

  #change(change: Doc): void {
    const docs = this.#docsOf(String(change['c']));
    const doc = change['d'];
    if (isDoc(doc)) docs.set(hashKey(getField(doc, '_id')), doc);
    else docs.delete(hashKey(change['x']));
  }

  #docsOf(namespace: string): Map<string, Doc> {
    const collection = this.collections.get(namespace) ?? newCollection(namespace);
    this.collections.set(namespace, collection);
    const docs = this.#docs.get(collection) ?? new Map<string, Doc>();
    this.#docs.set(collection, docs);
    return docs;
  }

  /** Creates a collection, or gives an existing one its new list of indexes. */
  #create(namespace: string, indexes: unknown): void {
    this.#docsOf(namespace);
    const collection = this.collections.get(namespace);
    if (!collection || !isArray(indexes)) return;
    collection.indexes.splice(0, Infinity, ...indexes.filter(isDoc).map((spec) => new CollectionIndex(spec)));
  }

  finish(): void {
    for (const collection of this.collections.values()) {
      for (const doc of this.#docs.get(collection)?.values() ?? []) {
        const record = new DocRecord();
        collection.commit(record, new Version(record, doc), 0);
        collection.records.add(record);
      }
      const versions = [...collection.records].flatMap(({ committed }) => (committed ? [committed] : []));
      for (const index of collection.indexes) index.build(versions);
    }
  }
}

function newCollection(namespace: string): Collection {
  const dot = namespace.indexOf('.');
  return new Collection(namespace.slice(0, dot), namespace.slice(dot + 1));
}
