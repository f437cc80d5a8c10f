import type { Collection } from '../store/collection';
import { runQuery } from '../query/run-query';
import { compileStages, splitQuery } from './compile-stages';
import type { PipelineContext, PipelineRun, StageSpec } from './stage';

/** Runs a pipeline over a collection: its beginning as a query with indexes, the rest stage by stage. */
export function runPipeline(
  collection: Collection | undefined,
  specs: readonly StageSpec[],
  context: PipelineContext,
): PipelineRun {
  const { query, rest } = splitQuery(specs);
  const stages = compileStages(rest, context);
  const source = runQuery(collection, query, context.view, context.variables);
  return { docs: stages(source.docs), source };
}
