import { parseSort } from '../index/key-pattern';
import { compileProjection } from '../query/projection';
import { matching, type Query, runQuery } from '../query/run-query';
import type { Doc } from '../values/types';
import { collectionOf, type Command, snapshotOf } from './command';
import { countField, docField, flag } from './fields';

export const find: Command = {
  fields: ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch'],
  inTransaction: true,
  run: (call) => {
    const { body } = call;
    const collection = collectionOf(call, 'find');
    const project = compileProjection(docField(body, 'projection'));
    const batchSize = countField(body, 'batchSize');
    const isSingleBatch = flag(body, 'singleBatch');
    const docs = Array.from(runQuery(collection, findQuery(body), snapshotOf(call)).docs, project);
    return call.engine.cursors.open(collection.namespace, docs, batchSize, isSingleBatch);
  },
};

function findQuery(body: Doc): Query {
  return {
    filter: docField(body, 'filter'),
    sort: parseSort(docField(body, 'sort')),
    skip: countField(body, 'skip') ?? 0,
    // A limit of 0 means no limit.
    limit: countField(body, 'limit') || undefined,
  };
}

export const count: Command = {
  fields: ['query'],
  inTransaction: false,
  run: (call) => {
    const collection = collectionOf(call, 'count');
    const filter = docField(call.body, 'query');
    if (Object.keys(filter).length === 0) return { n: collection.size, ok: 1 };
    const { docs } = runQuery(collection, matching(filter), snapshotOf(call));
    return { n: [...docs].length, ok: 1 };
  },
};
