import { unsupported } from '../errors';
import { compare, equal } from '../values/compare';
import { assertComparable, type Doc, fieldName, getField, isArray } from '../values/types';

export type Key = readonly unknown[];
interface KeyField {
  readonly field: string;
  readonly direction: 1 | -1;
}
/** The fields of an index or a sort, in order. */
export type KeyPattern = readonly KeyField[];

/** Parses the key of an index or a sort. */
export function parseKeyPattern(spec: Doc): KeyPattern {
  return Object.entries(spec).map(([path, direction]) => {
    if (direction !== 1 && direction !== -1)
      throw unsupported(`A key direction other than 1 and -1 ('${path}')`);
    return { field: fieldName(path), direction };
  });
}

/** Compares two keys, each field in its own direction; a shorter pattern compares their prefixes. */
export function compareKeys(pattern: KeyPattern, a: Key, b: Key): number {
  for (let i = 0; i < pattern.length; i += 1) {
    const order = compare(a[i], b[i]);
    if (order !== 0) return order * (pattern[i]?.direction ?? 1);
  }
  return 0;
}

/** Whether two documents have the same key, without extracting it. */
export function haveEqualKeys(pattern: KeyPattern, a: Doc, b: Doc): boolean {
  return pattern.every(({ field }) => equal(getField(a, field) ?? null, getField(b, field) ?? null));
}

/** Extracts a document's key for an index or a sort; a missing field counts as null. */
export function keyOf(doc: Doc, pattern: KeyPattern): Key {
  return pattern.map(({ field }) => {
    const value = getField(doc, field) ?? null;
    if (isArray(value)) throw unsupported(`An array in an indexed or sorted field ('${field}')`);
    assertComparable(value);
    return value;
  });
}
