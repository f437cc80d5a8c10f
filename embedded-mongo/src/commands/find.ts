import { parseKeyPattern } from '../index/key-pattern';
import { compileProjection } from '../query/projection';
import { runQuery } from '../query/run-query';
import { collectionOf, type Command, snapshotOf } from './command';
import { countField, docField, flag } from './fields';

export const find: Command = {
  fields: ['filter', 'sort', 'projection', 'limit', 'batchSize', 'singleBatch'],
  inTransaction: true,
  run: (call) => {
    const { body } = call;
    const collection = collectionOf(call, 'find');
    const project = compileProjection(docField(body, 'projection'));
    const batchSize = countField(body, 'batchSize');
    const isSingleBatch = flag(body, 'singleBatch');
    const query = {
      filter: docField(body, 'filter'),
      sort: parseKeyPattern(docField(body, 'sort')),
      // A limit of 0 means no limit.
      limit: countField(body, 'limit') || undefined,
    };
    const { versions } = runQuery(collection, query, snapshotOf(call));
    const found = { namespace: collection.namespace, results: [...versions], project };
    return call.engine.cursors.open(found, batchSize, isSingleBatch);
  },
};

/** Counts a whole collection; the driver counts matching documents by an aggregation. */
export const count: Command = {
  fields: [],
  inTransaction: false,
  run: (call) => ({ n: collectionOf(call, 'count').size, ok: 1 }),
};
