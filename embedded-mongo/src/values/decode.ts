import { Binary, BSONRegExp, calculateObjectSize, deserialize, Double, Int32, Long, ObjectId } from 'bson';
import { CommandError, unsupported } from '../errors';
import { type Doc, isInt32 } from './kinds';

const maxDepth = 180;

/** Decodes BSON to the store's values; a type that it does not keep is refused. */
export function decode(bytes: Uint8Array): Doc {
  const raw = deserialize(bytes, { promoteValues: false, bsonRegExp: true });
  return normalise(raw, 0) as Doc;
}

function normalise(value: unknown, depth: number): unknown {
  if (value === null || typeof value !== 'object') {
    if (value === undefined) throw unsupported('The BSON type undefined');
    return value;
  }
  if (depth > maxDepth) throw new CommandError(15, `Documents nest at most ${maxDepth} levels`);
  if (Array.isArray(value)) return value.map((item) => normalise(item, depth + 1));
  if (value instanceof Int32) return value.value;
  if (value instanceof Double) return isInt32(value.value) ? value : value.value;
  if (value instanceof ObjectId || value instanceof Date || value instanceof BSONRegExp) return value;
  if (value instanceof Binary) return value;
  if (value instanceof Long && value._bsontype === 'Long') return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    throw unsupported(`The BSON type ${value.constructor.name}`);
  }
  const doc = value as Record<string, unknown>;
  for (const name of Object.keys(doc)) {
    // Every copy of a document would have to guard this one name; nobody needs it.
    if (name === '__proto__') throw unsupported('A field called __proto__');
    doc[name] = normalise(doc[name], depth + 1);
  }
  return doc;
}

const maxDocumentBytes = 16 * 1024 * 1024;

export function assertDocumentSize(doc: Doc): void {
  if (calculateObjectSize(doc) > maxDocumentBytes) {
    throw new CommandError(10334, `A document is at most ${maxDocumentBytes} bytes`);
  }
}
