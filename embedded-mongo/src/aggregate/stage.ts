import { CommandError } from '../errors';
import type { Variables } from '../expression/expression';
import type { QueryRun } from '../query/run-query';
import type { Collection } from '../store/collection';
import type { View } from '../store/record';
import { type Doc, isArray, isDoc } from '../values/kinds';

export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;

/** What stages need of their surroundings: other collections of the database, and what is visible. */
export interface PipelineContext {
  readonly view: View;
  readonly variables: Variables;
  readonly collection: (name: string) => Collection | undefined;
  readonly lookups: LookupStats[];
  /** Stages that hold pipelines run and compile them through these. */
  readonly run: (
    collection: Collection | undefined,
    specs: readonly StageSpec[],
    context: PipelineContext,
  ) => PipelineRun;
  readonly compile: (specs: readonly StageSpec[], context: PipelineContext) => Stage;
}

export interface PipelineRun {
  readonly docs: Iterable<Doc>;
  /** How the documents of the collection itself were found. */
  readonly source: QueryRun;
}

/** What a `$lookup` looked at in the other collection, for `explain`. */
export interface LookupStats {
  readonly from: string;
  keysExamined: number;
  docsExamined: number;
  collectionScans: number;
  readonly indexes: Set<string>;
}

export interface StageSpec {
  readonly name: string;
  readonly operand: unknown;
}

export function parseStages(pipeline: unknown): StageSpec[] {
  if (!isArray(pipeline)) throw new CommandError(14, "'pipeline' option must be specified as an array");
  return pipeline.map((stage) => {
    if (!isDoc(stage)) throw new CommandError(14, "Each element of the 'pipeline' array must be an object");
    const [entry, ...others] = Object.entries(stage);
    if (!entry || others.length > 0) {
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    }
    return { name: entry[0], operand: entry[1] };
  });
}
