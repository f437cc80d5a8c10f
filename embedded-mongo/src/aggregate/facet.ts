import { CommandError } from '../errors';
import { isDoc } from '../values/kinds';
import { parseStages, type PipelineContext, type Stage } from './stage';

export function compileFacet(operand: unknown, context: PipelineContext): Stage {
  if (!isDoc(operand) || Object.keys(operand).length === 0) {
    throw new CommandError(40169, 'the $facet specification must be a non-empty object');
  }
  const facets = Object.entries(operand).map(([name, pipeline]): [string, Stage] => {
    const specs = parseStages(pipeline);
    if (specs.some((spec) => spec.name === '$facet')) {
      throw new CommandError(40600, '$facet is not allowed to be used within a $facet stage');
    }
    return [name, context.compile(specs, context)];
  });
  return function* (docs) {
    const input = [...docs];
    yield Object.fromEntries(facets.map(([name, stage]) => [name, [...stage(input)]]));
  };
}
