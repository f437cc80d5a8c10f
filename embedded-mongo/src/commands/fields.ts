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
  if (isDoc(value)) return value;
  throw new CommandError(14, `BSON field '${name}' is the wrong type, expected type 'object'`);
}

/** A required array. */
export function arrayField(body: Doc, name: string): readonly unknown[] {
  const value = getField(body, name);
  if (isArray(value)) return value;
  throw new CommandError(value === undefined ? 40414 : 14, `BSON field '${name}' must be an array`);
}

/** An optional boolean. */
export function flag(body: Doc, name: string, fallback = false): boolean {
  const value = getField(body, name) ?? fallback;
  if (typeof value === 'boolean') return value;
  throw new CommandError(14, `BSON field '${name}' is the wrong type, expected type 'bool'`);
}

/** An optional non-negative integer. */
export function countField(body: Doc, name: string): number | undefined {
  const value = getField(body, name) ?? undefined;
  if (value === undefined) return undefined;
  if (!isNumber(value) || !Number.isInteger(value))
    throw new CommandError(14, `BSON field '${name}' must be an integer`);
  if (value < 0)
    throw new CommandError(51024, `BSON field '${name}' value must be >= 0, actual value '${value}'`);
  return value;
}
