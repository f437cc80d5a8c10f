import { CommandError, unsupported } from '../errors';
import { compare } from '../values/compare';
import { assertExact } from '../values/integers';
import { sum } from '../values/sum';
import { isArray, isNullish, isNumber, typeOf } from '../values/types';
import { argumentList, fixed, type Operator } from './arguments';

function numeric(value: unknown, name: string): number {
  if (isNumber(value)) return value;
  if (value instanceof Date) throw unsupported(`${name} with a date`);
  throw new CommandError(14, `${name} only supports numeric types, not ${typeOf(value)}`);
}

function subtract([a, b]: readonly unknown[], name: string): unknown {
  if (isNullish(a) || isNullish(b)) return null;
  const operands = [numeric(a, name), numeric(b, name)] as const;
  return assertExact(operands[0] - operands[1], operands);
}

/** A single argument that is an array stands for its elements. */
const overValues =
  (apply: (values: readonly unknown[]) => unknown): Operator =>
  (operand, compile) => {
    const list = argumentList(operand, compile);
    return (scope) => {
      const values = list.map((item) => item(scope));
      return apply(list.length === 1 && isArray(values[0]) ? values[0] : values);
    };
  };

/** The greatest value; null and missing ones do not count. */
function greatest(values: readonly unknown[]): unknown {
  return values
    .filter((value) => !isNullish(value))
    .reduce<unknown>((best, value) => (best === null || compare(value, best) > 0 ? value : best), null);
}

export const arithmetic: Record<string, Operator> = {
  $subtract: fixed(2, subtract),
  $sum: overValues(sum),
  $max: overValues(greatest),
};
