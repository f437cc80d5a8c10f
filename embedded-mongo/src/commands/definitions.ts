import { CommandError } from '../errors';
import { parseIndexKey } from '../index/key-pattern';
import type { Collection } from '../store/collection';
import { equal } from '../values/compare';
import { type Doc, getField, isDoc, isNumber } from '../values/types';
import { collectionOf, type Command } from './command';
import { arrayField, docField, flag } from './fields';

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
    if (specs.some((spec, i) => specs.slice(0, i).some((other) => equal(spec, other))))
      throw new CommandError(68, 'Identical index already exists');
    const find = () => collectionOf(call, 'createIndexes');
    const numIndexesBefore = find().indexes.length;
    await call.engine.store.changeIndexes(find, (collection) => {
      for (const spec of specs) {
        if (!hasIndex(collection, spec))
          collection.setIndexes([...collection.indexes, collection.buildIndex(spec)]);
      }
    });
    return { numIndexesBefore, numIndexesAfter: find().indexes.length, ok: 1 };
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
  const pattern = parseIndexKey(key);
  if (pattern.length === 0) throw new CommandError(67, 'Index keys cannot be an empty object');
  const isIdIndex = pattern.length === 1 && pattern[0]?.field === '_id';
  assertName(getField(spec, 'name'), isIdIndex);
  const unique = flag(spec, 'unique');
  assertExpiry(spec, key);
  if (isIdIndex) return idIndexSpec(spec, key);
  const { unique: _unique, ...rest } = spec;
  return { v: 2, ...rest, ...(unique && { unique }) };
}

function assertName(name: unknown, isIdIndex: boolean): void {
  if (typeof name !== 'string')
    throw new CommandError(9, "The 'name' field is a required property of an index specification");
  if (name === '') throw new CommandError(67, 'index name cannot be empty');
  if (name === '*' || (name === '_id_' && !isIdIndex))
    throw new CommandError(2, `The index name '${name}' is reserved`);
}

function assertExpiry(spec: Doc, key: Doc): void {
  const seconds = getField(spec, 'expireAfterSeconds');
  if (seconds === undefined) return;
  if (!isNumber(seconds) || seconds < 0 || seconds >= 2 ** 31)
    throw new CommandError(67, 'TTL index expireAfterSeconds must be between 0 and 2147483647');
  if (Object.keys(key).length !== 1)
    throw new CommandError(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL');
}

/** Every collection has the index of `_id` already; no other kind of it is possible. */
function idIndexSpec(spec: Doc, key: Doc): Doc {
  if (key['_id'] !== 1) throw new CommandError(2, "The field 'key' for an _id index must be {_id: 1}");
  const option = ['unique', 'expireAfterSeconds'].find((name) => Object.hasOwn(spec, name));
  if (option !== undefined)
    throw new CommandError(197, `The field '${option}' is not valid for an _id index specification`);
  return { v: 2, key, name: '_id_' };
}

/** Whether the collection has exactly this index; one that matches in part is a conflict. */
function hasIndex(collection: Collection, spec: Doc): boolean {
  for (const { spec: other } of collection.indexes) {
    if (equal(spec, other)) return true;
    if (spec['name'] === other['name']) {
      throw new CommandError(
        86,
        `An existing index has the same name as the requested index. Requested index: ${JSON.stringify(spec)}, existing index: ${JSON.stringify(other)}`,
      );
    }
    if (equal(spec['key'], other['key']))
      throw new CommandError(85, `Index already exists with a different name: ${String(other['name'])}`);
  }
  return false;
}
