import { compileStages } from '../aggregate/compile-stages';
import { splitQuery } from '../aggregate/query-part';
import { parseStages, type PipelineContext, type StageSpec } from '../aggregate/stage';
import { CommandError } from '../errors';
import { parseSort } from '../index/key-pattern';
import { compileProjection } from '../query/projection';
import { matching, type Query, type QueryRun, runQuery } from '../query/run-query';
import type { Collection } from '../store/collection';
import { compare } from '../values/compare';
import { unique } from '../values/hash-key';
import { type Doc, getField, isArray } from '../values/kinds';
import { undotted } from '../values/paths';
import { collectionOf, type Command, countField, docField, flag, pipelineContext, viewOf } from './command';

export const find: Command = {
  fields: ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch'],
  inTransaction: true,
  run: (call) => {
    const { body } = call;
    const collection = collectionOf(call, 'find');
    const project = compileProjection(docField(body, 'projection'));
    const docs = Array.from(runQuery(collection, findQuery(body), viewOf(call)).docs, project);
    const { cursors } = call.engine;
    return cursors.open(collection.namespace, docs, countField(body, 'batchSize'), flag(body, 'singleBatch'));
  },
};

/** The query of a `find` command. */
export function findQuery(body: Doc): Query {
  return {
    filter: docField(body, 'filter'),
    sort: parseSort(docField(body, 'sort')),
    skip: countField(body, 'skip') ?? 0,
    // A limit of 0 is none.
    limit: countField(body, 'limit') || undefined,
  };
}

export const aggregate: Command = {
  fields: ['pipeline', 'cursor'],
  required: ['pipeline'],
  inTransaction: true,
  run: (call) => {
    const { body } = call;
    if (body['cursor'] === undefined) {
      throw new CommandError(
        9,
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    }
    const collection = collectionOf(call, 'aggregate');
    const { docs } = runPipeline(collection, parseStages(body['pipeline']), pipelineContext(call));
    const batchSize = countField(docField(body, 'cursor'), 'batchSize');
    return call.engine.cursors.open(collection.namespace, [...docs], batchSize);
  },
};

interface PipelineRun {
  readonly docs: Iterable<Doc>;
  /** How the documents of the collection itself were found. */
  readonly source: QueryRun;
}

/** Runs a pipeline over a collection: its beginning as a query with indexes, the rest stage by stage. */
export function runPipeline(
  collection: Collection,
  specs: readonly StageSpec[],
  context: PipelineContext,
): PipelineRun {
  const { query, rest } = splitQuery(specs);
  const transform = compileStages(rest, context);
  const source = runQuery(collection, query, context.view);
  return { docs: transform(source.docs), source };
}

export const count: Command = {
  fields: ['query'],
  inTransaction: false,
  run: (call) => {
    const collection = collectionOf(call, 'count');
    const filter = docField(call.body, 'query');
    // Of everything the number is at hand.
    if (Object.keys(filter).length === 0) return { n: collection.size, ok: 1 };
    const { docs } = runQuery(collection, matching(filter), viewOf(call));
    return { n: [...docs].length, ok: 1 };
  },
};

export const distinct: Command = {
  fields: ['key', 'query'],
  required: ['key'],
  inTransaction: true,
  run: (call) => {
    const { key } = call.body;
    if (typeof key !== 'string') throw new CommandError(14, "BSON field 'distinct.key' must be a string");
    const field = undotted(key);
    const query = matching(docField(call.body, 'query'));
    const { docs } = runQuery(collectionOf(call, 'distinct'), query, viewOf(call));
    const values = [...docs].flatMap((doc) => {
      const value = getField(doc, field);
      return isArray(value) ? value : value === undefined ? [] : [value];
    });
    return { values: unique(values).sort(compare), ok: 1 };
  },
};
