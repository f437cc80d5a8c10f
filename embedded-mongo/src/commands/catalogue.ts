import { CommandError } from '../errors';
import { parseIndexKey } from '../index/key-pattern';
import type { Collection } from '../store/collection';
import { equal } from '../values/compare';
import { type Doc, getField, isDoc, isNumber } from '../values/kinds';
import { arrayField, collectionOf, type Command, docField } from './command';

export const dropDatabase: Command = {
  fields: [],
  inTransaction: false,
  run: async ({ engine, database }) => {
    await engine.store.dropDatabase(database);
    return { dropped: database, ok: 1 };
  },
};

export const createIndexes: Command = {
  fields: ['indexes'],
  inTransaction: false,
  run: async (call) => {
    const specs = arrayField(call.body, 'indexes').map(parseSpec);
    if (specs.length === 0) throw new CommandError(2, 'Must specify at least one index to create');
    const named = () => collectionOf(call, 'createIndexes');
    const numIndexesBefore = named().indexes.length;
    await call.engine.store.changeIndexes(named, (collection) => {
      for (const spec of specs) {
        if (!isThere(collection, spec)) collection.indexes.push(collection.buildIndex(spec));
      }
    });
    return { numIndexesBefore, numIndexesAfter: named().indexes.length, ok: 1 };
  },
};

const options = ['key', 'name', 'unique', 'expireAfterSeconds'];

function parseSpec(spec: unknown): Doc {
  if (!isDoc(spec)) throw new CommandError(14, 'An index specification must be an object');
  const unknown = Object.keys(spec).find((option) => !options.includes(option));
  if (unknown !== undefined)
    throw new CommandError(197, `The field '${unknown}' is not valid for an index specification`);
  if (!Object.hasOwn(spec, 'key'))
    throw new CommandError(9, "The 'key' field is a required property of an index specification");
  const key = docField(spec, 'key');
  if (Object.keys(key).length === 0) throw new CommandError(67, 'Index keys cannot be an empty object');
  const name = getField(spec, 'name');
  if (typeof name !== 'string')
    throw new CommandError(9, "The 'name' field is a required property of an index specification");
  if (name === '') throw new CommandError(67, 'index name cannot be empty');
  if (name === '*') throw new CommandError(2, "'*' is not a valid index name");
  parseIndexKey(key);
  assertExpiry(spec, key);
  const { unique, ...rest } = spec;
  return { v: 2, ...rest, ...(unique === true && { unique }) };
}

function assertExpiry(spec: Doc, key: Doc): void {
  const seconds = getField(spec, 'expireAfterSeconds');
  if (seconds === undefined) return;
  if (!isNumber(seconds) || seconds < 0)
    throw new CommandError(67, 'TTL index expireAfterSeconds must be a non-negative number');
  if (Object.keys(key).length !== 1)
    throw new CommandError(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL');
}

/** Whether the collection has this very index; one that is alike in part is a conflict. */
function isThere(collection: Collection, spec: Doc): boolean {
  for (const { spec: other } of collection.indexes) {
    const hasKey = equal(spec['key'], other['key']);
    if (equal(spec, other) || (hasKey && other['name'] === '_id_')) return true;
    if (spec['name'] === other['name']) {
      throw new CommandError(
        86,
        `An existing index has the same name as the requested index. Requested index: ${JSON.stringify(spec)}, existing index: ${JSON.stringify(other)}`,
      );
    }
    if (hasKey)
      throw new CommandError(85, `Index already exists with a different name: ${String(other['name'])}`);
  }
  return false;
}
