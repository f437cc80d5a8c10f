import { CommandError } from '../errors';
import { type Doc, getField, isArray, isDoc, isNumber } from '../values/types';

/** Rejects an object with an unknown field or without a required one. */
export function assertFields(
  name: string,
  spec: Doc,
  known: readonly string[],
  required: readonly string[] = [],
): void {
  const unknown = Object.keys(spec).find((field) => !known.includes(field));
  if (unknown !== undefined)
    throw new CommandError(40415, `BSON field '${name}.${unknown}' is an unknown field.`);
  const missing = required.find((field) => !Object.hasOwn(spec, field));
  if (missing !== undefined)
    throw new CommandError(40414, `BSON field '${name}.${missing}' is missing but a required field`);
}

/** An optional document, empty by default. */
export function docField(body: Doc, name: string): Doc {
  const value = getField(body, name) ?? {};
  return isDoc(value) ? value : wrongType(name, 'object');
}

/** A required array. */
export function arrayField(body: Doc, name: string): readonly unknown[] {
  const value = getField(body, name);
  return isArray(value) ? value : wrongType(name, 'array');
}

/** A required array of documents. */
export function docsField(body: Doc, name: string): readonly Doc[] {
  const values = arrayField(body, name);
  return values.every(isDoc) ? values : wrongType(name, 'array of objects');
}

/** An optional boolean. */
export function flag(body: Doc, name: string, fallback = false): boolean {
  const value = getField(body, name) ?? fallback;
  return typeof value === 'boolean' ? value : wrongType(name, 'bool');
}

/** An optional non-negative integer. */
export function countField(body: Doc, name: string): number | undefined {
  const value = getField(body, name) ?? undefined;
  const isCount = value === undefined || (isNumber(value) && Number.isInteger(value) && value >= 0);
  return isCount ? value : wrongType(name, 'non-negative integer');
}

function wrongType(name: string, expected: string): never {
  throw new CommandError(14, `BSON field '${name}' is the wrong type, expected type '${expected}'`);
}
