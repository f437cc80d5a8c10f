import type { ObjectId } from 'bson';
import { type Doc, typeOf } from './types';

/** A string that two values share exactly when they are equal. */
export function hashKey(value: unknown): string {
  const type = typeOf(value);
  switch (type) {
    case 'missing':
    case 'null':
      return type;
    case 'number':
    case 'bool':
      return String(value);
    case 'string':
      return JSON.stringify(value);
    case 'object': {
      const fields = Object.entries(value as Doc).map(
        ([name, field]) => `${JSON.stringify(name)}:${hashKey(field)}`,
      );
      return `{${fields.join()}}`;
    }
    case 'array':
      return `[${(value as readonly unknown[]).map(hashKey).join()}]`;
    case 'objectId':
      return `o${(value as ObjectId).toHexString()}`;
    case 'date':
      return `d${(value as Date).getTime()}`;
  }
}

/** The distinct values, in order of first occurrence. */
export function unique(values: readonly unknown[]): unknown[] {
  const seen = new Map<string, unknown>();
  for (const value of values) {
    const key = hashKey(value);
    if (!seen.has(key)) seen.set(key, value);
  }
  return [...seen.values()];
}
