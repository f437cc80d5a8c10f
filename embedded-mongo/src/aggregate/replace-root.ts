import { CommandError } from '../errors';
import { compileExpression } from '../expression/compile-expression';
import { evaluate } from '../expression/expression';
import { getField, isDoc, typeName } from '../values/kinds';
import type { PipelineContext, Stage } from './stage';

export function compileReplaceRoot(operand: unknown, { variables }: PipelineContext): Stage {
  if (!isDoc(operand))
    throw new CommandError(40229, 'expected an object as specification for $replaceRoot stage');
  const unknown = Object.keys(operand).find((key) => key !== 'newRoot');
  if (unknown !== undefined)
    throw new CommandError(40415, `BSON field '$replaceRoot.${unknown}' is an unknown field.`);
  if (!Object.hasOwn(operand, 'newRoot')) {
    throw new CommandError(40414, "BSON field '$replaceRoot.newRoot' is missing but a required field");
  }
  const newRoot = compileExpression(getField(operand, 'newRoot'), new Set(variables.keys()));
  return function* (docs) {
    for (const doc of docs) {
      const root = evaluate(newRoot, doc, variables);
      if (!isDoc(root)) {
        throw new CommandError(
          40228,
          `'newRoot' expression must evaluate to an object, but resulting value was of type ${typeName(root)}`,
        );
      }
      yield root;
    }
  };
}
