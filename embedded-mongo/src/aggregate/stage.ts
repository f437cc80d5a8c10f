import { CommandError } from '../errors';
import type { ScanStats } from '../query/run-query';
import type { Collection } from '../store/collection';
import type { View } from '../store/record';
import { isArray, isDoc, type Doc } from '../values/kinds';

export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;

/** What stages need of their surroundings: other collections of the database, and what is visible. */
export interface PipelineContext {
  readonly view: View;
  readonly collection: (name: string) => Collection;
  /** What each `$lookup` did, for `explain`. */
  readonly lookups: LookupStats[];
}

/** What a `$lookup` looked at in the other collection. */
export interface LookupStats extends ScanStats {
  readonly from: string;
  collectionScans: number;
  readonly indexes: Set<string>;
}

export interface StageSpec {
  readonly name: string;
  readonly operand: unknown;
}

export type CompileStages = (specs: readonly StageSpec[], context: PipelineContext) => Stage;

/** A stage that holds pipelines compiles them with the function that it is given. */
export type CompileStage = (operand: unknown, context: PipelineContext, compile: CompileStages) => Stage;

/** The stages of a pipeline, each an object with one field. */
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
