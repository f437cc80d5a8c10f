import { Double, Long } from 'bson';
import { isInt32 } from './kinds';

/*
 * An int32 is held as a JavaScript number, a double too unless it is a whole number in the range of an
 * int32 (then it is a Double, or it would turn into an int32 on the wire), a long as a Long.
 */
export type Numeric = number | Double | Long;

export function isNumeric(value: unknown): value is Numeric {
  return typeof value === 'number' || value instanceof Double || value instanceof Long;
}

export function double(value: number): Numeric {
  return isInt32(value) ? new Double(value) : value;
}

const operations = {
  add: { exact: (a: bigint, b: bigint) => a + b, rough: (a: number, b: number) => a + b },
  subtract: { exact: (a: bigint, b: bigint) => a - b, rough: (a: number, b: number) => a - b },
  multiply: { exact: (a: bigint, b: bigint) => a * b, rough: (a: number, b: number) => a * b },
};

/** The type of the result follows MongoDB: int grows to long, any double makes a double. */
export function calculate(name: keyof typeof operations, a: Numeric, b: Numeric): Numeric {
  const operation = operations[name];
  const whole = (value: Numeric) => value instanceof Long || isInt32(value);
  if (!whole(a) || !whole(b)) return double(operation.rough(Number(a), Number(b)));
  if (isInt32(a) && isInt32(b)) {
    const result = operation.rough(a, b);
    if (Number.isSafeInteger(result)) return integer(BigInt(result), false);
  }
  const exact = operation.exact(toBigInt(a), toBigInt(b));
  if (BigInt.asIntN(64, exact) !== exact) return double(Number(exact));
  return integer(exact, a instanceof Long || b instanceof Long);
}

function integer(value: bigint, isLong: boolean): Numeric {
  const small = Number(value);
  return !isLong && (small | 0) === small ? small : Long.fromBigInt(value);
}

function toBigInt(value: Numeric): bigint {
  return value instanceof Long ? value.toBigInt() : BigInt(Number(value));
}
