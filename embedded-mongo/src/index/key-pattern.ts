import { CommandError, unsupported } from '../errors';
import { compare } from '../values/compare';
import { assertComparable, type Doc, getField, isArray, isNumber } from '../values/types';
import { fieldName, undotted } from '../values/paths';

export type Key = readonly unknown[];
interface KeyField {
  readonly field: string;
  readonly direction: 1 | -1;
}
/** The fields of an index or of a sort, in order. */
export type KeyPattern = readonly KeyField[];

export function parseSort(spec: Doc): KeyPattern {
  return Object.entries(spec).map(([path, value]) => {
    const field = fieldName(path);
    if (value === 1 || value === -1) return { field, direction: value };
    throw isNumber(value)
      ? new CommandError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)')
      : new CommandError(15974, `Illegal key in $sort specification: ${path}`);
  });
}

export function parseIndexKey(spec: Doc): KeyPattern {
  return Object.entries(spec).map(([path, value]) => {
    if (path === '' || path.startsWith('$'))
      throw new CommandError(67, `Index keys cannot contain the field name '${path}'`);
    if (typeof value === 'string') throw new CommandError(67, `Unknown index plugin '${value}'`);
    if (!isNumber(value) || value === 0 || Number.isNaN(value))
      throw new CommandError(67, `Values in an index key pattern must be numbers other than 0 ('${path}')`);
    return { field: undotted(path), direction: value > 0 ? 1 : -1 };
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

/** The key of a document in an index or a sort; a missing field counts as null. */
export function keyOf(doc: Doc, pattern: KeyPattern): Key {
  return pattern.map(({ field }) => {
    const value = getField(doc, field) ?? null;
    if (isArray(value)) throw unsupported(`An array in a field that an index or a sort uses ('${field}')`);
    assertComparable(value);
    return value;
  });
}
