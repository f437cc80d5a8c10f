import { ObjectId } from 'bson';
import { unsupported } from '../errors';

/** A decoded document. Readers and versions share it, so nobody may change it. */
export type Doc = Readonly<Record<string, unknown>>;

export type TypeName =
  'missing' | 'null' | 'number' | 'string' | 'object' | 'array' | 'objectId' | 'bool' | 'date';

/** MongoDB's order of types. */
const typeOrders: Record<TypeName, number> = {
  missing: 0,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  objectId: 35,
  bool: 40,
  date: 45,
};

export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

export function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

export function isNullish(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** Reads own fields only: a document may have a field named `constructor`, or lack one. */
export function getField(doc: Doc, name: string): unknown {
  return Object.hasOwn(doc, name) ? doc[name] : undefined;
}

export function omitField(doc: Doc, name: string): Doc {
  const { [name]: _omitted, ...rest } = doc;
  return rest;
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

/** Rejects a value that has no place in the order of values, or that contains one. */
export function assertComparable(value: unknown): void {
  const type = typeOf(value);
  if (type === 'object' || type === 'array') Object.values(value as object).forEach(assertComparable);
}

/** `{ $gt: 1 }` is an expression of operators, `{ a: 1 }` a value: the first name decides. */
export function isOperatorDoc(value: unknown): value is Doc {
  return isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);
}
