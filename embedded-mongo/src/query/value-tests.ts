import { CommandError, unsupported } from '../errors';
import { compare } from '../values/compare';
import { hashKey } from '../values/hash-key';
import { isArray, isNullish, isNumber, isOperatorDoc, typeOf } from '../values/types';

export type ValueTest = (value: unknown) => boolean;

/** Null also equals a missing field. */
export function equals(expected: unknown): ValueTest {
  if (expected === null) return isNullish;
  return (value) => value !== undefined && compare(value, expected) === 0;
}

export function membership(operand: unknown): ValueTest {
  if (!isArray(operand)) throw new CommandError(2, '$in needs an array');
  if (operand.some(isOperatorDoc)) throw new CommandError(2, 'cannot nest $ under $in');
  const members = new Set(operand.map((item) => hashKey(item ?? null)));
  return (value) => members.has(hashKey(value ?? null));
}

const orders = {
  $gt: (order: number) => order > 0,
  $gte: (order: number) => order >= 0,
  $lt: (order: number) => order < 0,
  $lte: (order: number) => order <= 0,
};

/** Compares values of the operand's type only: no number is less than a string. */
export function ordered(operator: keyof typeof orders, operand: unknown): ValueTest {
  const accepts = orders[operator];
  const type = typeOf(operand);
  if (type === 'array') throw unsupported(`${operator} with an array`);
  return (value) => {
    const found = value ?? null;
    if (typeOf(found) !== type) return false;
    // NaN sorts before all other numbers but is neither less nor greater than any.
    if (isNumber(found) && Number.isNaN(found) !== Number.isNaN(operand)) return false;
    return accepts(compare(found, operand));
  };
}

/**
 * Compiles a `$regex` that stands for literal text: letters as they are, punctuation escaped by a backslash. Anything
 * that a regular expression could read in another way is rejected.
 */
export function containsText(pattern: unknown): ValueTest {
  if (typeof pattern !== 'string') throw new CommandError(2, '$regex has to be a string');
  if (pattern.includes('\0'))
    throw new CommandError(2, 'Regular expression cannot contain an embedded null byte');
  const text = pattern.replace(/\\([^\w\s])|[\\^$.*+?()[\]{}|]/gu, (token, escaped: string | undefined) => {
    if (escaped === undefined) throw unsupported(`'${token}' in a regular expression`);
    return escaped;
  });
  return (value) => typeof value === 'string' && value.includes(text);
}
