import { ObjectId } from 'bson';
import { type Doc, isArray, isDoc, isNumber, typeOrderOf } from './types';

/** MongoDB's total order of values: by type, then by value. */
export function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  if (a instanceof ObjectId && b instanceof ObjectId) return compareIds(a, b);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  const byType = typeOrderOf(a) - typeOrderOf(b);
  if (byType !== 0) return byType;
  if (isArray(a) && isArray(b)) return compareArrays(a, b);
  if (isDoc(a) && isDoc(b)) return compareDocs(a, b);
  // Only booleans are left.
  return Number(a) - Number(b);
}

export function equal(a: unknown, b: unknown): boolean {
  return compare(a, b) === 0;
}

/** The distinct values in ascending order. */
export function sortedDistinct(values: readonly unknown[]): unknown[] {
  const sorted = [...values].sort(compare);
  return sorted.filter((value, i) => i === 0 || !equal(value, sorted[i - 1]));
}

/** The four words of 24 bits in which bson keeps an ID, without promising it. */
type Words = Record<'i0' | 'i1' | 'i2' | 'i3', number>;

const hasWords = (id: object): id is Words => 'i3' in id && typeof id.i3 === 'number';

/** `id` copies the bytes at every comparison, and index entries are compared more often than anything else. */
function compareIds(a: ObjectId, b: ObjectId): number {
  if (!hasWords(a) || !hasWords(b)) return Buffer.compare(a.id, b.id);
  return a.i0 - b.i0 || a.i1 - b.i1 || a.i2 - b.i2 || a.i3 - b.i3;
}

function compareNumbers(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  // NaN equals itself and is less than every other number.
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

/** Compares by code point, like the bytes of UTF-8; JavaScript compares UTF-16 code units. */
function compareStrings(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left !== right) return codePointRank(left) - codePointRank(right);
  }
  return a.length - b.length;
}

/** Surrogates encode the code points beyond all other code units. */
function codePointRank(codeUnit: number): number {
  return codeUnit >= 0xd800 && codeUnit <= 0xdfff ? codeUnit + 0x10000 : codeUnit;
}

function compareDocs(a: Doc, b: Doc): number {
  const left = Object.entries(a);
  const right = Object.entries(b);
  for (const [i, [name, value]] of left.entries()) {
    const other = right[i];
    if (!other) return 1;
    // Versions of a document share unchanged values, some of which cannot be compared.
    if (name === other[0] && value === other[1]) continue;
    const order =
      typeOrderOf(value) - typeOrderOf(other[1]) ||
      compareStrings(name, other[0]) ||
      compare(value, other[1]);
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
