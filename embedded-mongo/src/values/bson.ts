import { Binary, calculateObjectSize, deserialize, ObjectId, serialize } from 'bson';
import { CommandError, unsupported } from '../errors';
import type { Doc } from './types';

const maxDepth = 180;
const maxDocumentBytes = 16 * 1024 * 1024;
/** What a reply or a record needs around a document of the maximum size. */
const envelopeBytes = 64 * 1024;

/**
 * Decodes what a client sent and rejects types that the store does not keep. Numbers become JavaScript numbers, as
 * they do for the driver's user.
 */
export function decode(bytes: Uint8Array): Doc {
  const doc = decodeStored(bytes);
  assertSupported(doc, 0);
  return doc;
}

/** Decodes what the store itself has encoded. */
export function decodeStored(bytes: Uint8Array): Doc {
  return deserialize(bytes, { bsonRegExp: true });
}

/** Encodes a document. The library's buffer is of a fixed size, and it truncates what does not fit. */
export function encode(doc: Doc): Uint8Array {
  if (calculateObjectSize(doc, { ignoreUndefined: true }) > maxDocumentBytes + envelopeBytes)
    throw tooLarge();
  return serialize(doc, { ignoreUndefined: true });
}

/** Holds a stored document to MongoDB's size limit. */
export function assertDocumentSize(doc: Doc): void {
  if (calculateObjectSize(doc) > maxDocumentBytes) throw tooLarge();
}

function tooLarge(): CommandError {
  return new CommandError(10334, `BSONObj exceeds maximum size: ${maxDocumentBytes} bytes`);
}

function assertSupported(value: unknown, depth: number): void {
  if (value === undefined) throw unsupported('The BSON type undefined');
  if (value === null || typeof value !== 'object') return;
  if (depth > maxDepth) throw new CommandError(15, `Documents may be nested at most ${maxDepth} levels deep`);
  if (Array.isArray(value)) {
    for (const item of value) assertSupported(item, depth + 1);
    return;
  }
  // Session ids are binary; no filter or index compares them.
  if (value instanceof ObjectId || value instanceof Date || value instanceof Binary) return;
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    // An integer is still a Long here only when a JavaScript number cannot hold it.
    throw unsupported(`The BSON type ${value.constructor.name}`);
  }
  // Rejected here once, so that no copy of a document has to guard against it.
  if (Object.hasOwn(value, '__proto__')) throw unsupported('A field named __proto__');
  for (const field of Object.values(value)) assertSupported(field, depth + 1);
}
