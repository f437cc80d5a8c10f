import { CommandError, unsupported } from '../errors';
import { compare } from '../values/compare';
import { isArray, isNullish, isNumber, kindOf } from '../values/kinds';
import { argumentList, fixed, type Operator, untilNull, variadic } from './operator';

function numeric(value: unknown, name: string, code = 14): number {
  if (isNumber(value)) return value;
  if (value instanceof Date) throw unsupported(`${name} with a date`);
  throw new CommandError(code, `${name} only supports numeric types, not ${kindOf(value)}`);
}

/** Whole numbers are exact on the server, where JavaScript would round: such a result is refused. */
export function exact(result: number, operands: readonly number[]): number {
  if (!operands.every(Number.isSafeInteger)) return result;
  if (!Number.isSafeInteger(result)) throw unsupported('A whole number beyond 2^53');
  // Whole numbers know no -0.
  return result + 0;
}

const fold =
  (start: number, apply: (a: number, b: number) => number, code?: number): Operator =>
  (operand, compile, name) =>
    variadic((values) => {
      const numbers = untilNull(values, (value) => numeric(value, name, code));
      return numbers && exact(numbers.reduce(apply, start), numbers);
    })(operand, compile, name);

function subtract([a, b]: readonly unknown[], name: string): unknown {
  if (isNullish(a) || isNullish(b)) return null;
  const operands = [numeric(a, name), numeric(b, name)] as const;
  return exact(operands[0] - operands[1], operands);
}

function divide([a, b]: readonly unknown[], name: string): unknown {
  if (isNullish(a) || isNullish(b)) return null;
  const divisor = numeric(b, name);
  const dividend = numeric(a, name);
  if (divisor === 0) throw new CommandError(2, "can't $divide by zero");
  return dividend / divisor;
}

/** One array argument stands for its elements. */
const overValues =
  (apply: (values: readonly unknown[]) => unknown): Operator =>
  (operand, compile) => {
    const list = argumentList(operand, compile);
    return (scope) => {
      const values = list.map((item) => item(scope));
      return apply(list.length === 1 && isArray(values[0]) ? values[0] : values);
    };
  };

/** Adds the numbers among the values; what each addition of fractions loses is carried along, as the server does. */
export function sum(values: readonly unknown[]): number {
  const numbers = values.filter(isNumber);
  let total = 0;
  let lost = 0;
  for (const number of numbers) {
    const next = total + number;
    lost += Math.abs(total) >= Math.abs(number) ? total - next + number : number - next + total;
    total = next;
  }
  return exact(Number.isFinite(total) ? total + lost : total, numbers);
}

/** The least (order 1) or greatest (order -1) value; null and missing ones do not count. */
export function extreme(values: readonly unknown[], order: 1 | -1): unknown {
  return values
    .filter((value) => !isNullish(value))
    .reduce<unknown>(
      (best, value) => (best === null || compare(value, best) * order < 0 ? value : best),
      null,
    );
}

export const arithmetic: Record<string, Operator> = {
  $add: fold(0, (a, b) => a + b, 16554),
  $subtract: fixed(2, subtract),
  $multiply: fold(1, (a, b) => a * b),
  $divide: fixed(2, divide),
  $sum: overValues(sum),
  $min: overValues((values) => extreme(values, 1)),
  $max: overValues((values) => extreme(values, -1)),
};
