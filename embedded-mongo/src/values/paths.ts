import { CommandError } from '../errors';
import { type Doc, getField, isArray, isDoc } from './kinds';

export function setField(doc: Doc, name: string, value: unknown): Doc {
  return { ...doc, [name]: value };
}

export function omitField(doc: Doc, name: string): Doc {
  const { [name]: _omitted, ...rest } = doc;
  return rest;
}

/** `$a.b` as an expression reads it: an array on the way answers the array of its documents' values. */
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

/** The parts of a path as aggregation stages and expressions write it. */
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

/** A name that a user may give to a variable. */
export function variableName(name: unknown): string {
  if (typeof name === 'string' && /^[a-z\x80-\uffff][\w\x80-\uffff]*$/.test(name)) return name;
  throw new CommandError(9, `'${String(name)}' starts with an invalid character for a user variable name`);
}
