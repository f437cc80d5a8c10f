import { CommandError, unsupported } from '../errors';
import { getField, isArray, isDoc } from './types';

/** Reads `$a.b` as an expression does: an array along the path yields the array of its documents' values. */
export function readPath(value: unknown, parts: readonly string[], from = 0): unknown {
  const name = parts[from];
  if (name === undefined) return value;
  if (isDoc(value)) return readPath(getField(value, name), parts, from + 1);
  if (!isArray(value)) return undefined;
  return value
    .filter(isDoc)
    .map((item) => readPath(item, parts, from))
    .filter((item) => item !== undefined);
}

/** The parts of a path in an aggregation stage or expression. */
export function fieldPath(path: string): string[] {
  const parts = path.split('.');
  if (path === '') throw new CommandError(40352, 'FieldPath cannot be constructed with empty string');
  if (path.endsWith('.')) throw new CommandError(40353, "FieldPath must not end with a '.'.");
  if (parts.includes('')) throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
  if (parts.some((part) => part.startsWith('$'))) {
    throw new CommandError(
      16410,
      "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
    );
  }
  return parts;
}

/** A top-level field that a stage names; only expressions reach into nested documents. */
export function fieldName(path: string): string {
  fieldPath(path);
  return undotted(path);
}

/** The path itself; one that reaches into nested documents is rejected. */
export function undotted(path: string): string {
  if (path.includes('.')) throw unsupported(`A dotted path outside an expression ('${path}')`);
  return path;
}
