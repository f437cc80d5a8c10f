import { CommandError } from '../errors';
import { compileFilter } from '../query/compile-filter';
import type { Collection } from '../store/collection';
import type { Doc } from '../values/kinds';
import { type Call, collectionName, type Command, countField, docField, flag } from './command';

export const create: Command = {
  fields: [],
  refused: [
    'capped',
    'size',
    'max',
    'validator',
    'validationLevel',
    'validationAction',
    'viewOn',
    'pipeline',
    'collation',
    'timeseries',
    'expireAfterSeconds',
    'clusteredIndex',
    'changeStreamPreAndPostImages',
    'storageEngine',
    'indexOptionDefaults',
    'autoIndexId',
  ],
  inTransaction: false,
  run: async (call) => {
    const name = collectionName(call, 'create');
    const { store } = call.engine;
    return store.changeCatalogue(() => {
      if (store.find(call.database, name)?.isCommitted) {
        throw new CommandError(48, `Collection ${call.database}.${name} already exists.`);
      }
      const collection = store.findOrCreate(call.database, name);
      collection.isCommitted = true;
      const undo = () => {
        collection.isCommitted = false;
      };
      return { record: createRecord(collection), undo, result: { ok: 1 } };
    });
  },
};

export function createRecord(collection: Collection): Doc {
  return { create: collection.namespace, indexes: collection.indexes.map(({ spec }) => spec) };
}

export const drop: Command = {
  fields: [],
  inTransaction: false,
  run: async (call) => {
    const name = collectionName(call, 'drop');
    const collection = call.engine.store.find(call.database, name);
    if (!collection?.isCommitted) throw new CommandError(26, 'ns not found');
    const nIndexesWas = collection.indexes.length;
    await dropCollection(call, collection);
    return { nIndexesWas, ns: collection.namespace, ok: 1 };
  },
};

async function dropCollection(call: Call, collection: Collection): Promise<void> {
  const { store } = call.engine;
  await store.changeCatalogue(() => {
    store.collections.delete(collection.namespace);
    const undo = () => store.collections.set(collection.namespace, collection);
    return { record: { drop: collection.namespace }, undo, result: undefined };
  });
}

export const dropDatabase: Command = {
  fields: [],
  inTransaction: false,
  run: async (call) => {
    const { store } = call.engine;
    const own = [...store.collections.values()].filter(({ database }) => database === call.database);
    for (const collection of own) await dropCollection(call, collection);
    return { dropped: call.database, ok: 1 };
  },
};

export const listCollections: Command = {
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  inTransaction: false,
  run: (call) => {
    const matches = compileFilter(docField(call.body, 'filter'));
    const nameOnly = flag(call.body, 'nameOnly');
    const infos = [...call.engine.store.collections.values()]
      .filter(({ database, isCommitted }) => database === call.database && isCommitted)
      .map((collection): Doc => {
        const { name } = collection;
        if (nameOnly) return { name, type: 'collection' };
        return {
          name,
          type: 'collection',
          options: {},
          info: { readOnly: false },
          idIndex: collection.idIndex.spec,
        };
      })
      .filter(matches);
    const cursor = docField(call.body, 'cursor');
    return call.engine.cursors.open(
      `${call.database}.$cmd.listCollections`,
      infos,
      countField(cursor, 'batchSize'),
    );
  },
};

export function existing(call: Call, name: string): Collection {
  const collection = call.engine.store.find(call.database, name);
  if (!collection?.isCommitted) throw new CommandError(26, `ns does not exist: ${call.database}.${name}`);
  return collection;
}
