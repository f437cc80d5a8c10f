import { CommandError, unsupported } from '../errors';
import { firstIndex } from '../index/sorted-list';
import { compare, equal, sortedDistinct } from '../values/compare';
import { assertComparable, isArray, isNumber, isOperatorDoc, typeOf } from '../values/types';

/** Tests a single value of a field; undefined if the field is missing, which counts as null. */
export type ValueTest = (value: unknown) => boolean;

export function equals(operand: unknown): ValueTest {
  assertComparable(operand);
  return (value) => equal(value ?? null, operand);
}

function isIn(operand: unknown): ValueTest {
  if (!isArray(operand)) throw new CommandError(2, '$in needs an array');
  if (operand.some(isOperatorDoc)) throw new CommandError(2, 'cannot nest $ under $in');
  assertComparable(operand);
  const members = sortedDistinct(operand);
  return (value = null) =>
    equal(members[firstIndex(members, (member) => compare(member, value) >= 0)], value);
}

/** Compares values of the operand's type only: no number is less than a string. */
function ordered(accepts: (order: number) => boolean): (operand: unknown) => ValueTest {
  return (operand) => {
    const type = typeOf(operand);
    if (type === 'array') throw unsupported('A comparison with an array');
    assertComparable(operand);
    return (value = null) => {
      if (typeOf(value) !== type) return false;
      // NaN sorts before all other numbers but is neither less nor greater than any.
      if (isNumber(value) && Number.isNaN(value) !== Number.isNaN(operand)) return false;
      return accepts(compare(value, operand));
    };
  };
}

/**
 * Compiles a `$regex` of literal text, in which punctuation may be escaped by a backslash. Rejects anything with a
 * special meaning in a regular expression.
 */
function containsText(pattern: unknown): ValueTest {
  if (typeof pattern !== 'string' || pattern.includes('\0'))
    throw new CommandError(2, '$regex must be a string without null bytes');
  const text = pattern.replace(/\\([^\w\s])|[\\^$.*+?()[\]{}|]/gu, (token, escaped: string | undefined) => {
    if (escaped === undefined) throw unsupported(`'${token}' in a regular expression`);
    return escaped;
  });
  return (value) => typeof value === 'string' && value.includes(text);
}

/** The operators of a field, each of which compiles its operand. */
export const valueTests: ReadonlyMap<string, (operand: unknown) => ValueTest> = new Map([
  ['$eq', equals],
  ['$gt', ordered((order) => order > 0)],
  ['$gte', ordered((order) => order >= 0)],
  ['$lt', ordered((order) => order < 0)],
  ['$lte', ordered((order) => order <= 0)],
  ['$in', isIn],
  ['$regex', containsText],
]);
