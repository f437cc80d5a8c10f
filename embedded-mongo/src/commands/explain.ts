import { parseStages } from '../aggregate/stage';
import { CommandError } from '../errors';
import type { IndexScan } from '../query/plan';
import { type QueryRun, runQuery } from '../query/run-query';
import { type Doc, getField } from '../values/kinds';
import {
  assertCommandFields,
  type Call,
  collectionOf,
  type Command,
  docField,
  pipelineContext,
  viewOf,
} from './command';
import { aggregate, find, findQuery, runPipeline } from './read';

/** Runs a `find` or an `aggregate` and tells how its documents were found. */
export const explain: Command = {
  fields: ['verbosity'],
  inTransaction: false,
  run: (call) => {
    const body = docField(call.body, 'explain');
    if (Object.hasOwn(body, 'find')) {
      assertCommandFields('find', find, body);
      return explainFind({ ...call, body });
    }
    if (Object.hasOwn(body, 'aggregate')) {
      assertCommandFields('aggregate', aggregate, body);
      return explainAggregate({ ...call, body });
    }
    throw new CommandError(59, `Explain failed due to unknown command: ${Object.keys(body)[0] ?? ''}`);
  },
};

function explainFind(call: Call): Doc {
  const collection = collectionOf(call, 'find');
  const query = findQuery(call.body);
  const run = runQuery(collection, query, viewOf(call));
  const nReturned = [...run.docs].length;
  return { ...describe(collection.namespace, run, query.sort.length > 0, nReturned), ok: 1 };
}

function explainAggregate(call: Call): Doc {
  const collection = collectionOf(call, 'aggregate');
  const context = pipelineContext(call);
  const specs = parseStages(getField(call.body, 'pipeline'));
  const { docs, source } = runPipeline(collection, specs, context);
  const nReturned = [...docs].length;
  const sorts = specs.find((spec) => spec.name !== '$match')?.name === '$sort';
  const lookups = context.lookups.map((stats) => ({
    $lookup: { from: stats.from },
    totalKeysExamined: stats.keysExamined,
    totalDocsExamined: stats.docsExamined,
    collectionScans: stats.collectionScans,
    indexesUsed: [...stats.indexes],
  }));
  const $cursor = describe(collection.namespace, source, sorts, nReturned);
  return { stages: [{ $cursor }, ...lookups], ok: 1 };
}

function describe(namespace: string, { scan, stats }: QueryRun, sorts: boolean, nReturned: number): Doc {
  const found = scan
    ? { stage: 'FETCH', inputStage: describeScan(scan) }
    : { stage: 'COLLSCAN', direction: 'forward' };
  const winningPlan = sorts && !scan?.isSorted ? { stage: 'SORT', inputStage: found } : found;
  return {
    queryPlanner: { namespace, winningPlan, rejectedPlans: [] },
    executionStats: {
      executionSuccess: true,
      nReturned,
      totalKeysExamined: stats.keysExamined,
      totalDocsExamined: stats.docsExamined,
    },
  };
}

function describeScan({ index, direction }: IndexScan): Doc {
  return {
    stage: 'IXSCAN',
    indexName: index.name,
    keyPattern: index.spec['key'],
    isUnique: index.unique,
    direction: direction === 1 ? 'forward' : 'backward',
  };
}
