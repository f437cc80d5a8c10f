import { Binary, calculateObjectSize, deserialize, ObjectId } from 'bson';
import { CommandError, unsupported } from '../errors';
import type { Doc } from './kinds';

const maxDepth = 180;

/**
 * Decodes BSON to the store's values; a type that it does not keep is refused. Every number is a JavaScript number,
 * as the driver hands it to its user.
 */
export function decode(bytes: Uint8Array): Doc {
  const doc: Doc = deserialize(bytes, { bsonRegExp: true });
  assertKept(doc, 0);
  return doc;
}

function assertKept(value: unknown, depth: number): void {
  if (value === undefined) throw unsupported('The BSON type undefined');
  if (value === null || typeof value !== 'object') return;
  if (depth > maxDepth) throw new CommandError(15, `Documents nest at most ${maxDepth} levels`);
  if (Array.isArray(value)) {
    for (const item of value) assertKept(item, depth + 1);
    return;
  }
  // Session ids are binary; no filter or index compares them.
  if (value instanceof ObjectId || value instanceof Date || value instanceof Binary) return;
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    // A whole number is a Long here only when it is too large for a JavaScript number.
    throw unsupported(`The BSON type ${value.constructor.name}`);
  }
  // Every copy of a document would have to guard this one name; nobody needs it.
  if (Object.hasOwn(value, '__proto__')) throw unsupported('A field called __proto__');
  for (const field of Object.values(value)) assertKept(field, depth + 1);
}

const maxDocumentBytes = 16 * 1024 * 1024;

/** Holds a document to MongoDB's limit. */
export function assertDocumentSize(doc: Doc): void {
  if (calculateObjectSize(doc) > maxDocumentBytes) {
    throw new CommandError(10334, `A document is at most ${maxDocumentBytes} bytes`);
  }
}
