import { Long } from 'bson';
import { CommandError } from '../errors';
import { parseStages } from '../aggregate/stage';
import { parseKeyPattern } from '../index/key-pattern';
import { compileProjection } from '../query/projection';
import { type Query, runQuery } from '../query/run-query';
import { unique } from '../values/hash-key';
import { elementsAt } from '../query/element-path';
import { type Doc, isArray } from '../values/kinds';
import { compare } from '../values/compare';
import {
  arrayField,
  type Call,
  collectionName,
  type Command,
  countField,
  docField,
  flag,
  pipelineContext,
  viewOf,
} from './command';

export const find: Command = {
  fields: [
    'filter',
    'sort',
    'projection',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'noCursorTimeout',
    'allowDiskUse',
  ],
  refused: [
    'hint',
    'max',
    'min',
    'returnKey',
    'showRecordId',
    'tailable',
    'awaitData',
    'oplogReplay',
    'allowPartialResults',
    'collation',
    'let',
  ],
  inTransaction: true,
  run: (call) => {
    const name = collectionName(call, 'find');
    const { variables, view } = pipelineContext(call);
    const project = compileProjection(docField(call.body, 'projection'), variables);
    const run = runQuery(call.engine.store.find(call.database, name), findQuery(call.body), view, variables);
    const docs = [...run.docs].map(project);
    return call.engine.cursors.open(
      `${call.database}.${name}`,
      docs,
      countField(call.body, 'batchSize'),
      flag(call.body, 'singleBatch'),
    );
  },
};

export function findQuery(body: Doc): Query {
  const limit = countField(body, 'limit');
  return {
    filter: docField(body, 'filter'),
    sort: parseKeyPattern(docField(body, 'sort'), 'sort'),
    skip: countField(body, 'skip') ?? 0,
    limit: limit === 0 ? undefined : limit,
  };
}

export const aggregate: Command = {
  fields: ['pipeline', 'cursor', 'allowDiskUse', 'bypassDocumentValidation'],
  required: ['pipeline'],
  refused: ['explain', 'collation', 'hint', 'let', 'isMapReduceCommand'],
  inTransaction: true,
  run: (call) => {
    if (typeof call.body['aggregate'] !== 'string')
      throw new CommandError(73, 'An aggregation needs a collection here');
    if (call.body['cursor'] === undefined) {
      throw new CommandError(
        9,
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    }
    const name = collectionName(call, 'aggregate');
    const context = pipelineContext(call);
    const run = context.run(
      call.engine.store.find(call.database, name),
      parseStages(call.body['pipeline']),
      context,
    );
    const batchSize = countField(docField(call.body, 'cursor'), 'batchSize');
    return call.engine.cursors.open(`${call.database}.${name}`, [...run.docs], batchSize);
  },
};

export const count: Command = {
  fields: ['query', 'limit', 'skip', 'fields'],
  refused: ['hint', 'collation'],
  inTransaction: false,
  run: (call) => {
    const name = collectionName(call, 'count');
    const query = { ...findQuery(call.body), filter: docField(call.body, 'query') };
    const run = runQuery(
      call.engine.store.find(call.database, name),
      query,
      viewOf(call),
      pipelineContext(call).variables,
    );
    return { n: [...run.docs].length, ok: 1 };
  },
};

export const distinct: Command = {
  fields: ['key', 'query'],
  required: ['key'],
  refused: ['collation', 'hint'],
  inTransaction: true,
  run: (call) => {
    const name = collectionName(call, 'distinct');
    const key = call.body['key'];
    if (typeof key !== 'string') throw new CommandError(14, "BSON field 'distinct.key' must be a string");
    const query = { filter: docField(call.body, 'query'), sort: [], skip: 0, limit: undefined };
    const run = runQuery(
      call.engine.store.find(call.database, name),
      query,
      viewOf(call),
      pipelineContext(call).variables,
    );
    const parts = key.split('.');
    const values = [...run.docs].flatMap((doc) =>
      [...elementsAt(doc, parts, 'whole')].flatMap((value) =>
        isArray(value) ? value : value === undefined ? [] : [value],
      ),
    );
    return { values: unique(values).sort(compare), ok: 1 };
  },
};

export const getMore: Command = {
  fields: ['collection', 'batchSize'],
  inTransaction: true,
  run: (call) => {
    const id = call.body['getMore'];
    if (!(id instanceof Long)) throw new CommandError(14, "BSON field 'getMore.getMore' must be a long");
    return call.engine.cursors.next(
      id,
      `${call.database}.${String(call.body['collection'])}`,
      countField(call.body, 'batchSize') || undefined,
    );
  },
};

export const killCursors: Command = {
  fields: ['cursors'],
  inTransaction: true,
  run: (call: Call) => {
    const ids = arrayField(call.body, 'cursors').filter((id) => id instanceof Long);
    const killed = ids.filter((id) => call.engine.cursors.kill(id));
    const cursorsNotFound = ids.filter((id) => !killed.includes(id));
    return { cursorsKilled: killed, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  },
};
