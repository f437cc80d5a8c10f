import { ObjectId } from 'bson';
import { unsupported } from '../errors';

/** A decoded document. Readers and versions share it, so it must never be modified. */
export type Doc = Readonly<Record<string, unknown>>;

/** The comparable types in MongoDB's order; a missing field sorts first. */
const types = ['missing', 'null', 'number', 'string', 'object', 'array', 'objectId', 'bool', 'date'] as const;
type TypeName = (typeof types)[number];
const typeOrders = Object.fromEntries(types.map((name, order) => [name, order])) as Record<TypeName, number>;

export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

export function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

/** Reads own fields only: a document may have a field named `constructor`, or lack one. */
export function getField(doc: Doc, name: string): unknown {
  return Object.hasOwn(doc, name) ? doc[name] : undefined;
}

/** Accepts the name of a top-level field; rejects dotted paths and names that MongoDB reserves. */
export function fieldName(path: string): string {
  if (path === '' || path.startsWith('$') || path.includes('.'))
    throw unsupported(`The field path '${path}'`);
  return path;
}

export function typeOf(value: unknown): TypeName {
  if (value === undefined) return 'missing';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (value === null) return 'null';
  if (isDoc(value)) return 'object';
  if (Array.isArray(value)) return 'array';
  if (value instanceof ObjectId) return 'objectId';
  if (value instanceof Date) return 'date';
  throw unsupported(`Comparing a value of type ${value.constructor.name}`);
}

export function typeOrderOf(value: unknown): number {
  return typeOrders[typeOf(value)];
}

/** Rejects a value that is or contains one without a place in the sort order. */
export function assertComparable(value: unknown): void {
  const type = typeOf(value);
  if (type === 'object' || type === 'array') Object.values(value as object).forEach(assertComparable);
}

/** `{ $gt: 1 }` is an expression of operators, `{ a: 1 }` a value: the first name decides. */
export function isOperatorDoc(value: unknown): value is Doc {
  return isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);
}
