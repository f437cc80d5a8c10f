import { CommandError } from '../errors';
import { parseStages } from '../aggregate/stage';
import { runQuery } from '../query/run-query';
import type { IndexScan, Plan } from '../query/plan';
import type { QueryRun } from '../query/run-query';
import { type Doc, getField, isDoc } from '../values/kinds';
import { type Call, collectionName, type Command, docField, pipelineContext } from './command';
import { findQuery } from './read';

/** Runs a `find` or an `aggregate` and tells how its documents were found. */
export const explain: Command = {
  fields: ['verbosity'],
  inTransaction: false,
  run: (call) => {
    const body = docField(call.body, 'explain');
    const inner: Call = { ...call, body };
    if (Object.hasOwn(body, 'find')) return explainFind(inner);
    if (Object.hasOwn(body, 'aggregate')) return explainAggregate(inner);
    throw new CommandError(59, `Explain failed due to unknown command: ${Object.keys(body)[0] ?? ''}`);
  },
};

function explainFind(call: Call): Doc {
  const name = collectionName(call, 'find');
  const query = findQuery(call.body);
  const { view, variables } = pipelineContext(call);
  const run = runQuery(call.engine.store.find(call.database, name), query, view, variables);
  const returned = [...run.docs].length;
  return { ...describe(call, name, run, query.sort.length > 0, returned), ok: 1 };
}

function explainAggregate(call: Call): Doc {
  const name = collectionName(call, 'aggregate');
  const context = pipelineContext(call);
  const specs = parseStages(getField(call.body, 'pipeline'));
  const run = context.run(call.engine.store.find(call.database, name), specs, context);
  const returned = [...run.docs].length;
  const sorts = specs.find((spec) => spec.name !== '$match')?.name === '$sort';
  const lookups = context.lookups.map((stats) => ({
    $lookup: { from: stats.from },
    totalKeysExamined: stats.keysExamined,
    totalDocsExamined: stats.docsExamined,
    collectionScans: stats.collectionScans,
    indexesUsed: [...stats.indexes],
  }));
  return { stages: [{ $cursor: describe(call, name, run.source, sorts, returned) }, ...lookups], ok: 1 };
}

function describe(
  call: Call,
  name: string,
  { plan, stats }: QueryRun,
  sorts: boolean,
  nReturned: number,
): Doc {
  const found = plan ? describePlan(plan) : { stage: 'EOF' };
  const winningPlan = sorts && plan && !plan.isSorted ? { stage: 'SORT', inputStage: found } : found;
  return {
    queryPlanner: { namespace: `${call.database}.${name}`, winningPlan, rejectedPlans: [] },
    executionStats: {
      executionSuccess: true,
      nReturned,
      totalKeysExamined: stats.keysExamined,
      totalDocsExamined: stats.docsExamined,
    },
  };
}

function describePlan(plan: Plan): Doc {
  if (plan.kind === 'scan') return { stage: 'COLLSCAN', direction: 'forward' };
  if (plan.kind === 'index') return { stage: 'FETCH', inputStage: describeScan(plan) };
  const stage = plan.isSorted ? 'SORT_MERGE' : 'OR';
  return { stage: 'FETCH', inputStage: { stage, inputStages: plan.branches.map(describeScan) } };
}

function describeScan({ index, direction }: IndexScan): Doc {
  const keyPattern = isDoc(index.spec['key']) ? index.spec['key'] : {};
  return {
    stage: 'IXSCAN',
    indexName: index.name,
    keyPattern,
    isMultiKey: index.isMultikey,
    isUnique: index.unique,
    isPartial: index.partialFilter !== undefined,
    direction: direction === 1 ? 'forward' : 'backward',
  };
}
