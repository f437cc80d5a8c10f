import { Binary, BSONRegExp, Double, Long, ObjectId } from 'bson';

/** A stored document: decoded BSON that nobody may change, because readers and versions share it. */
export type Doc = Readonly<Record<string, unknown>>;

export type Kind =
  | 'missing'
  | 'null'
  | 'number'
  | 'string'
  | 'object'
  | 'array'
  | 'binData'
  | 'objectId'
  | 'bool'
  | 'date'
  | 'regex';

const kindRank: Record<Kind, number> = {
  missing: 0,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binData: 30,
  objectId: 35,
  bool: 40,
  date: 45,
  regex: 50,
};

export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

export function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Own fields only: a document may have a field called `constructor`, and may lack one. */
export function getField(doc: Doc, name: string): unknown {
  return Object.hasOwn(doc, name) ? doc[name] : undefined;
}

export function kindOf(value: unknown): Kind {
  if (value === undefined) return 'missing';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (value === null) return 'null';
  if (isDoc(value)) return 'object';
  if (Array.isArray(value)) return 'array';
  if (value instanceof ObjectId) return 'objectId';
  if (value instanceof Date) return 'date';
  if (value instanceof Long || value instanceof Double) return 'number';
  if (value instanceof Binary) return 'binData';
  if (value instanceof BSONRegExp) return 'regex';
  throw new TypeError('A value of an unknown type reached the store');
}

/** MongoDB's order between types. */
export function rankOf(value: unknown): number {
  return kindRank[kindOf(value)];
}

/** The name that `$type` and error messages use. */
export function typeName(value: unknown): string {
  const kind = kindOf(value);
  if (kind !== 'number') return kind;
  if (value instanceof Long) return 'long';
  return isInt32(value) ? 'int' : 'double';
}

export function isInt32(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value && !Object.is(value, -0);
}
