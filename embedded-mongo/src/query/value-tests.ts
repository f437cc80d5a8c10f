import { CommandError, unsupported } from '../errors';
import { compare } from '../values/compare';
import { hashKey } from '../values/hash-key';
import { isArray, isNullish, isNumber, isOperatorDoc, kindOf } from '../values/kinds';

export type ValueTest = (value: unknown) => boolean;

/** Null equals a missing field too. */
export function equals(expected: unknown): ValueTest {
  if (expected === null) return isNullish;
  return (value) => value !== undefined && compare(value, expected) === 0;
}

export function membership(name: string, operand: unknown): ValueTest {
  if (!isArray(operand)) throw new CommandError(2, `${name} needs an array`);
  if (operand.some(isOperatorDoc)) throw new CommandError(2, `cannot nest $ under ${name}`);
  const members = new Set(operand.map((item) => hashKey(item ?? null)));
  return (value) => members.has(hashKey(value ?? null));
}

const orders = {
  $gt: (order: number) => order > 0,
  $gte: (order: number) => order >= 0,
  $lt: (order: number) => order < 0,
  $lte: (order: number) => order <= 0,
};

/** Only values of the operand's type are compared: no number is less than a string. */
export function ordered(operator: keyof typeof orders, operand: unknown): ValueTest {
  const accepts = orders[operator];
  const kind = kindOf(operand);
  if (kind === 'array') throw unsupported(`${operator} with an array`);
  return (value) => {
    const seen = value ?? null;
    if (kindOf(seen) !== kind) return false;
    // NaN is neither less nor greater than a number, though it is sorted before them all.
    if (isNumber(seen) && Number.isNaN(seen) !== Number.isNaN(operand)) return false;
    return accepts(compare(seen, operand));
  };
}

/**
 * The test of a `$regex` that stands for a literal text: letters as they are, punctuation behind a backslash.
 * Anything that a regular expression could read in another way is refused.
 */
export function literal(pattern: unknown): ValueTest {
  if (typeof pattern !== 'string') throw new CommandError(2, '$regex has to be a string');
  if (pattern.includes('\0'))
    throw new CommandError(2, 'Regular expression cannot contain an embedded null byte');
  const text = pattern.replace(/\\([^\w\s])|[\\^$.*+?()[\]{}|]/gu, (token, escaped: string | undefined) => {
    if (escaped === undefined) throw unsupported(`'${token}' in a regular expression`);
    return escaped;
  });
  return (value) => typeof value === 'string' && value.includes(text);
}
