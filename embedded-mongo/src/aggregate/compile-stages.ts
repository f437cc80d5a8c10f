import { CommandError } from '../errors';
import { compileFilter } from '../query/compile-filter';
import { computedStages } from './computed-stages';
import { compileGroup } from './group';
import { matchFilter } from './leading-query';
import type { CompileStage, CompileStages } from './stage';

const stages: Record<string, CompileStage> = {
  $match: (operand) => {
    const matches = compileFilter(matchFilter(operand));
    return function* (docs) {
      for (const doc of docs) if (matches(doc)) yield doc;
    };
  },
  $group: compileGroup,
  ...computedStages,
};

/** Compiles stages into one function over documents. */
export const compileStages: CompileStages = (specs, context) => {
  const compiled = specs.map(({ name, operand }) => {
    const compile = Object.hasOwn(stages, name) ? stages[name] : undefined;
    if (!compile) throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
    return compile(operand, context, compileStages);
  });
  return (docs) => compiled.reduce((input, stage) => stage(input), docs);
};
