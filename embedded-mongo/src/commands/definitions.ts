import { CommandError, unsupported } from '../errors';
import { parseKeyPattern } from '../index/key-pattern';
import type { Collection } from '../store/collection';
import { equal } from '../values/compare';
import { type Doc, isNumber } from '../values/types';
import { collectionOf, type Command } from './command';
import { docField, docsField, flag } from './fields';

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
    const specs = docsField(call.body, 'indexes').map(parseSpec);
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

function parseSpec(spec: Doc): Doc {
  const unknown = Object.keys(spec).find((option) => !options.includes(option));
  if (unknown !== undefined)
    throw new CommandError(197, `The field '${unknown}' is not valid for an index specification`);
  const { unique: _unique, ...rest } = spec;
  const { key, name, expireAfterSeconds: seconds } = spec;
  const fields = parseKeyPattern(docField(spec, 'key')).map(({ field }) => field);
  // Every collection already has the only index on _id that is possible.
  if (fields.length === 0 || (fields.length === 1 && fields[0] === '_id'))
    throw unsupported(`An index with the key ${JSON.stringify(key)}`);
  if (typeof name !== 'string' || ['', '*', '_id_'].includes(name))
    throw unsupported(`An index with the name ${JSON.stringify(name)}`);
  const isTtl = isNumber(seconds) && seconds >= 0 && seconds < 2 ** 31 && fields.length === 1;
  if (seconds !== undefined && !isTtl)
    throw new CommandError(
      67,
      'TTL indexes have a single field and an expireAfterSeconds between 0 and 2147483647',
    );
  return { v: 2, ...rest, ...(flag(spec, 'unique') && { unique: true }) };
}

/** Whether the collection already has exactly this index; one with the same name or key is a conflict. */
function hasIndex(collection: Collection, spec: Doc): boolean {
  for (const { spec: other, name } of collection.indexes) {
    if (equal(spec, other)) return true;
    if (spec['name'] === name)
      throw new CommandError(86, `An existing index has the same name as the requested index: ${name}`);
    if (equal(spec['key'], other['key']))
      throw new CommandError(85, `Index already exists with a different name: ${name}`);
  }
  return false;
}
