import { CommandError } from '../errors';
import type { Collection } from '../store/collection';
import type { Snapshot } from '../store/record';
import { type Doc, isArray, isDoc } from '../values/types';

export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;

/** What a stage may need besides its input. */
export interface PipelineContext {
  readonly snapshot: Snapshot;
  readonly collection: (name: string) => Collection;
}

export interface StageSpec {
  readonly name: string;
  readonly operand: unknown;
}

export type CompileStages = (specs: readonly StageSpec[], context: PipelineContext) => Stage;

/** Compiles one stage; `compile` is for stages that contain a pipeline. */
export type CompileStage = (operand: unknown, context: PipelineContext, compile: CompileStages) => Stage;

export function parseStages(pipeline: unknown): StageSpec[] {
  if (!isArray(pipeline)) throw new CommandError(14, "'pipeline' option must be specified as an array");
  return pipeline.map((stage) => {
    if (!isDoc(stage)) throw new CommandError(14, "Each element of the 'pipeline' array must be an object");
    const [entry, ...others] = Object.entries(stage);
    if (!entry || others.length > 0)
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    return { name: entry[0], operand: entry[1] };
  });
}

/** The operand of a stage that takes a document. */
export function docOperand(operand: unknown, code: number, message: string): Doc {
  if (isDoc(operand)) return operand;
  throw new CommandError(code, message);
}
