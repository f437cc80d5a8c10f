import type { ObjectId } from 'bson';
import { type Doc, kindOf } from './kinds';

/** A string that is the same for two values exactly when they compare as equal. */
export function hashKey(value: unknown): string {
  const kind = kindOf(value);
  switch (kind) {
    case 'missing':
    case 'null':
      return kind;
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

/** The values without repetition, first ones kept. */
export function unique(values: readonly unknown[]): unknown[] {
  const seen = new Map<string, unknown>();
  for (const value of values) {
    const key = hashKey(value);
    if (!seen.has(key)) seen.set(key, value);
  }
  return [...seen.values()];
}
