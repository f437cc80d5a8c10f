import { ObjectId } from 'bson';
import { type Doc, type TypeName, typeOf, typeOrderOf } from './types';

/** MongoDB's total order of values: by type, then by value. */
export function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.id, b.id);
  return typeOrderOf(a) - typeOrderOf(b) || comparators[typeOf(a)](a as never, b as never);
}

export function equal(a: unknown, b: unknown): boolean {
  return compare(a, b) === 0;
}

const comparators: Record<TypeName, (a: never, b: never) => number> = {
  missing: () => 0,
  null: () => 0,
  number: compareNumbers,
  string: compareStrings,
  object: compareDocs,
  array: compareArrays,
  objectId: (a: ObjectId, b: ObjectId) => Buffer.compare(a.id, b.id),
  bool: (a: boolean, b: boolean) => Number(a) - Number(b),
  date: (a: Date, b: Date) => a.getTime() - b.getTime(),
};

function compareNumbers(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a === b) return 0;
  // NaN equals itself and is less than every other number.
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

/** Compares by code point, like the bytes of UTF-8; JavaScript's own order differs for surrogates. */
function compareStrings(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    let left = a.charCodeAt(i);
    let right = b.charCodeAt(i);
    if (left === right) continue;
    if (left >= 0xd800 && right >= 0xd800) {
      left = left >= 0xe000 ? left - 0x800 : left + 0x2000;
      right = right >= 0xe000 ? right - 0x800 : right + 0x2000;
    }
    return left - right;
  }
  return a.length - b.length;
}

function compareDocs(a: Doc, b: Doc): number {
  const left = Object.entries(a);
  const right = Object.entries(b);
  for (const [i, [leftName, leftValue]] of left.entries()) {
    const other = right[i];
    if (!other) return 1;
    // Versions of a document share the values that did not change.
    if (leftName === other[0] && leftValue === other[1]) continue;
    const order =
      typeOrderOf(leftValue) - typeOrderOf(other[1]) ||
      compareStrings(leftName, other[0]) ||
      compare(leftValue, other[1]);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareArrays(a: readonly unknown[], b: readonly unknown[]): number {
  for (let i = 0; i < a.length && i < b.length; i += 1) {
    const order = compare(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
