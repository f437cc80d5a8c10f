import { CommandError } from '../errors';
import { isArray, isDoc } from '../values/kinds';
import { fieldPath } from '../values/paths';
import { type CompileStages, parseStages, type PipelineContext, type Stage } from './stage';

/** One document with the result of each of several pipelines over the same input. */
export function compileFacet(operand: unknown, context: PipelineContext, compile: CompileStages): Stage {
  if (!isDoc(operand) || Object.keys(operand).length === 0) {
    throw new CommandError(40169, 'the $facet specification must be a non-empty object');
  }
  const facets = Object.entries(operand).map(([name, pipeline]): [string, Stage] => {
    fieldPath(name);
    if (name.includes('.')) throw new CommandError(16412, `FieldPath field names may not contain '.'.`);
    if (!isArray(pipeline))
      throw new CommandError(40170, `arguments to $facet must be arrays, ${name} is not`);
    const specs = parseStages(pipeline);
    if (specs.some((spec) => spec.name === '$facet')) {
      throw new CommandError(40600, '$facet is not allowed to be used within a $facet stage');
    }
    return [name, compile(specs, context)];
  });
  return function* (docs) {
    const input = [...docs];
    yield Object.fromEntries(facets.map(([name, stage]) => [name, [...stage(input)]]));
  };
}
