import { CommandError } from '../errors';
import { type Doc, isArray, isDoc, typeName } from '../values/kinds';
import { argumentList, fixed, isNullish, type Operator } from './arguments';

function mergeObjects(values: readonly unknown[]): Doc {
  return values.reduce<Doc>((merged, value) => {
    if (isNullish(value)) return merged;
    if (isDoc(value)) return { ...merged, ...value };
    throw new CommandError(
      40400,
      `$mergeObjects requires object inputs, but input is of type ${typeName(value)}`,
    );
  }, {});
}

export const objects: Record<string, Operator> = {
  $mergeObjects: (operand, compile) => {
    const list = argumentList(operand, compile);
    return (scope) => {
      const values = list.map((item) => item(scope));
      return mergeObjects(list.length === 1 && isArray(values[0]) ? values[0] : values);
    };
  },
  $type: fixed(1, ([value]) => typeName(value)),
};
