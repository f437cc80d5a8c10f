import { CommandError } from '../errors';
import { compare } from '../values/compare';
import { isArray, isInt32, typeName } from '../values/kinds';
import { Long } from 'bson';
import { calculate, double, isNumeric, type Numeric } from '../values/numbers';
import { argumentList, isNullish, fixed, type Operator, untilNull, variadic } from './arguments';

function numeric(value: unknown, name: string, code = 14): Numeric {
  if (isNumeric(value)) return value;
  throw new CommandError(code, `${name} only supports numeric types, not ${typeName(value)}`);
}

function add(values: readonly unknown[], name: string): unknown {
  const parts = untilNull(values, (value) => (value instanceof Date ? value : numeric(value, name, 16554)));
  if (!parts) return null;
  const dates = parts.filter((value) => value instanceof Date);
  if (dates.length > 1) throw new CommandError(16612, 'only one date allowed in an $add expression');
  const sum = parts.filter(isNumeric).reduce<Numeric>((total, value) => calculate('add', total, value), 0);
  const [date] = dates;
  return date ? new Date(date.getTime() + halfToEven(Number(sum), 0)) : sum;
}

function multiply(values: readonly unknown[], name: string): unknown {
  const factors = untilNull(values, (value) => numeric(value, name));
  return factors && factors.reduce((product, factor) => calculate('multiply', product, factor), 1);
}

function subtract([a, b]: readonly unknown[], name: string): unknown {
  if (isNullish(a) || isNullish(b)) return null;
  if (a instanceof Date) {
    if (b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
    return new Date(a.getTime() - Math.trunc(Number(numeric(b, name))));
  }
  return calculate('subtract', numeric(a, name), numeric(b, name));
}

function divide([a, b]: readonly unknown[], name: string): unknown {
  if (isNullish(a) || isNullish(b)) return null;
  const divisor = Number(numeric(b, name));
  const dividend = Number(numeric(a, name));
  if (divisor === 0) throw new CommandError(2, "can't $divide by zero");
  return double(dividend / divisor);
}

const round: Operator = (operand, compile, name) => {
  const list = argumentList(operand, compile);
  const [value, place] = list;
  if (!value || list.length > 2) {
    throw new CommandError(
      28667,
      `Expression $round takes at least 1 arguments, and at most 2, but ${list.length} were passed in.`,
    );
  }
  return (scope) => roundTo(value(scope), place ? place(scope) : 0, name);
};

function roundTo(value: unknown, place: unknown, name: string): unknown {
  if (isNullish(value)) return null;
  const number = numeric(value, name, 51081);
  if (isNullish(place)) return null;
  const digits = Number(numeric(place, name, 16004));
  if (!Number.isInteger(digits) || digits < -20 || digits > 100) {
    throw new CommandError(51082, 'cannot apply $round with precision value outside [-20, 100]');
  }
  if (isInt32(number) && digits >= 0) return number;
  if (number instanceof Long) {
    if (digits >= 0) return number;
    return Long.fromNumber(halfToEven(Number(number), digits));
  }
  const rounded = halfToEven(Number(number), digits);
  return isInt32(number) ? rounded : double(rounded);
}

/** Half to even, on the decimal digits that the number is written with. */
function halfToEven(value: number, digits: number): number {
  if (!Number.isFinite(value)) return value;
  const shifted = shift(value, digits);
  const floor = Math.floor(shifted);
  const isTie = shifted - floor === 0.5;
  const rounded = isTie ? floor + (floor % 2 === 0 ? 0 : 1) : Math.round(shifted);
  return shift(rounded, -digits);
}

function shift(value: number, digits: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + digits}`);
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

export function sum(values: readonly unknown[]): Numeric {
  const numbers = values.filter(isNumeric);
  if (numbers.every((value) => typeName(value) !== 'double')) {
    return numbers.reduce<Numeric>((total, value) => calculate('add', total, value), 0);
  }
  return double(preciseSum(numbers.map(Number)));
}

/** Carries along what each addition of doubles loses, as the server does. */
function preciseSum(numbers: readonly number[]): number {
  let total = 0;
  let lost = 0;
  for (const number of numbers) {
    const next = total + number;
    lost += Math.abs(total) >= Math.abs(number) ? total - next + number : number - next + total;
    total = next;
  }
  return Number.isFinite(total) ? total + lost : total;
}

export function average(values: readonly unknown[]): Numeric | null {
  const numbers = values.filter(isNumeric);
  return numbers.length === 0 ? null : double(preciseSum(numbers.map(Number)) / numbers.length);
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
  $add: variadic(add),
  $subtract: fixed(2, subtract),
  $multiply: variadic(multiply),
  $divide: fixed(2, divide),
  $round: round,
  $sum: overValues(sum),
  $avg: overValues(average),
  $min: overValues((values) => extreme(values, 1)),
  $max: overValues((values) => extreme(values, -1)),
};
