import { CommandError, unsupported } from '../errors';
import { parseKeyPattern } from '../index/key-pattern';
import { compileFilter } from '../query/compile-filter';
import type { Collection } from '../store/collection';
import { equal } from '../values/compare';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import { isNumeric } from '../values/numbers';
import { createRecord, existing } from './catalogue';
import { arrayField, type Call, collectionName, type Command, countField, docField } from './command';

const knownOptions = [
  'key',
  'name',
  'unique',
  'expireAfterSeconds',
  'partialFilterExpression',
  'v',
  'background',
];
const refusedOptions = [
  'sparse',
  'collation',
  'hidden',
  'storageEngine',
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'wildcardProjection',
  'clustered',
  'prepareUnique',
];

export const createIndexes: Command = {
  fields: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'],
  inTransaction: false,
  run: async (call) => {
    const name = collectionName(call, 'createIndexes');
    const specs = arrayField(call.body, 'indexes').map(parseSpec);
    if (specs.length === 0) throw new CommandError(2, 'Must specify at least one index to create');
    await pendingWrites(call, name);
    const { store } = call.engine;
    return store.changeCatalogue(() => {
      const createdCollectionAutomatically = !store.find(call.database, name)?.isCommitted;
      const collection = store.findOrCreate(call.database, name);
      const before = [...collection.indexes];
      const undo = () => {
        collection.indexes.splice(0, Infinity, ...before);
        collection.isCommitted = !createdCollectionAutomatically;
      };
      try {
        for (const spec of specs) addIndex(collection, spec);
      } catch (error) {
        undo();
        throw error;
      }
      collection.isCommitted = true;
      const numIndexesAfter = collection.indexes.length;
      const isNew = createdCollectionAutomatically || numIndexesAfter > before.length;
      const reply: Doc = {
        numIndexesBefore: before.length,
        numIndexesAfter,
        createdCollectionAutomatically,
        ...(!isNew && { note: 'all indexes already exist' }),
        ok: 1,
      };
      return { record: isNew ? createRecord(collection) : undefined, undo, result: reply };
    });
  },
};

/** An index is built over committed documents: what is being written to the collection is waited for. */
async function pendingWrites(call: Call, name: string): Promise<void> {
  const collection = call.engine.store.find(call.database, name);
  while (collection && collection.pendingWrites > 0) {
    const busy = [...collection.records].find(({ pending }) => pending);
    await busy?.pending?.transaction.ended;
  }
}

function parseSpec(spec: unknown): Doc {
  if (!isDoc(spec)) throw new CommandError(14, 'An index specification must be an object');
  const unknown = Object.keys(spec).find((option) => !knownOptions.includes(option));
  if (unknown !== undefined && refusedOptions.includes(unknown))
    throw unsupported(`The index option ${unknown}`);
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
  const type = Object.values(key).find((value) => typeof value === 'string');
  if (type !== undefined) throw new CommandError(67, `Unknown index plugin '${String(type)}'`);
  if (Object.keys(key).some((path) => path.includes('$**'))) throw unsupported('A wildcard index');
  parseKeyPattern(key, 'index');
  assertExpiry(spec, key);
  const partial = getField(spec, 'partialFilterExpression');
  if (partial !== undefined) assertPartialFilter(docField(spec, 'partialFilterExpression'));
  const { v: _v, background: _background, unique, ...rest } = spec;
  return { v: 2, ...rest, ...(unique === true && { unique }) };
}

function assertExpiry(spec: Doc, key: Doc): void {
  const seconds = getField(spec, 'expireAfterSeconds');
  if (seconds === undefined) return;
  if (!isNumeric(seconds) || Number(seconds) < 0)
    throw new CommandError(67, 'TTL index expireAfterSeconds must be a non-negative number');
  if (Object.keys(key).length !== 1)
    throw new CommandError(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL');
}

const partialOperators = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in']);

function assertPartialFilter(filter: Doc): void {
  compileFilter(filter);
  for (const [name, value] of Object.entries(filter)) {
    if (name === '$and' && isArray(value)) {
      for (const part of value) if (isDoc(part)) assertPartialFilter(part);
      continue;
    }
    const operators = isDoc(value)
      ? Object.entries(value).filter(([operator]) => operator.startsWith('$'))
      : [];
    const wrong = name.startsWith('$')
      ? name
      : operators.find(
          ([operator, operand]) =>
            !partialOperators.has(operator) || (operator === '$exists' && operand !== true),
        )?.[0];
    if (wrong !== undefined)
      throw new CommandError(67, `Expression not supported in partial index: ${wrong}`);
  }
}

function addIndex(collection: Collection, spec: Doc): void {
  const { name: ownName, ...own } = spec;
  for (const index of collection.indexes) {
    const { name, ...other } = index.spec;
    if (equal(own, other) && name === ownName) return;
    if (name === '_id_' && equal(other['key'], own['key'])) return;
    if (name === ownName) {
      throw new CommandError(
        86,
        `An existing index has the same name as the requested index. Requested index: ${JSON.stringify(spec)}, existing index: ${JSON.stringify(index.spec)}`,
      );
    }
    const sameKey =
      equal(own['key'], other['key']) &&
      equal(own['partialFilterExpression'], other['partialFilterExpression']);
    if (sameKey) throw new CommandError(85, `Index already exists with a different name: ${String(name)}`);
  }
  collection.indexes.push(collection.buildIndex(spec));
}

export const listIndexes: Command = {
  fields: ['cursor'],
  inTransaction: false,
  run: (call) => {
    const name = collectionName(call, 'listIndexes');
    const specs = existing(call, name).indexes.map(({ spec }) => spec);
    return call.engine.cursors.open(
      `${call.database}.${name}`,
      specs,
      countField(docField(call.body, 'cursor'), 'batchSize'),
    );
  },
};

export const dropIndexes: Command = {
  fields: ['index'],
  inTransaction: false,
  run: async (call) => {
    const collection = existing(call, collectionName(call, 'dropIndexes'));
    const wanted = call.body['index'];
    const nIndexesWas = collection.indexes.length;
    const dropped = collection.indexes.filter(({ name, spec }) =>
      wanted === '*' ? name !== '_id_' : name === wanted || (isDoc(wanted) && equal(spec['key'], wanted)),
    );
    if (dropped.some(({ name }) => name === '_id_')) throw new CommandError(72, 'cannot drop _id index');
    if (dropped.length === 0 && wanted !== '*')
      throw new CommandError(27, `index not found with name [${String(wanted)}]`);
    await pendingWrites(call, collection.name);
    await call.engine.store.changeCatalogue(() => {
      const before = [...collection.indexes];
      collection.indexes.splice(0, Infinity, ...before.filter((index) => !dropped.includes(index)));
      const undo = () => void collection.indexes.splice(0, Infinity, ...before);
      return { record: createRecord(collection), undo, result: undefined };
    });
    return { nIndexesWas, ok: 1 };
  },
};
