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
