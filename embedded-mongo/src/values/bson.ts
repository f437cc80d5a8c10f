import { Binary, calculateObjectSize, deserialize, ObjectId, serialize } from 'bson';
import { CommandError, unsupported } from '../errors';
import { type Doc, isArray, isDoc } from './types';

const maxDepth = 180;
const maxDocumentBytes = 16 * 1024 * 1024;
/** The room that a reply or a record needs around a document of the maximum size. */
const envelopeBytes = 64 * 1024;

/** Decodes a client's document; rejects unsupported types. All numbers become JavaScript numbers, as in the driver. */
export function decode(bytes: Uint8Array): Doc {
  const doc = decodeStored(bytes);
  assertSupported(doc, 0);
  return doc;
}

/** Decodes a document that the store itself has encoded. */
export function decodeStored(bytes: Uint8Array): Doc {
  return deserialize(bytes, { bsonRegExp: true });
}

/**
 * Encodes a document. The library writes into a buffer of 17 MB: beyond it, texts are truncated, and other values rejected.
 * Either way the result would be larger than allowed, so measuring documents before is not necessary.
 */
export function encode(doc: Doc): Uint8Array {
  const bytes = serializeUntilFull(doc);
  if (!bytes || bytes.length > maxDocumentBytes + envelopeBytes) throw tooLarge();
  return bytes;
}

function serializeUntilFull(doc: Doc): Uint8Array | undefined {
  try {
    return serialize(doc, { ignoreUndefined: true });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The size of a document in bytes; throws if MongoDB would not store it. */
export function documentSize(doc: Doc): number {
  const size = calculateObjectSize(doc);
  if (size > maxDocumentBytes) throw tooLarge();
  return size;
}

function tooLarge(): CommandError {
  return new CommandError(10334, `BSONObj exceeds maximum size: ${maxDocumentBytes} bytes`);
}

function assertSupported(value: unknown, depth: number): void {
  if (value === undefined) throw unsupported('The BSON type undefined');
  if (value === null || typeof value !== 'object') return;
  // Binary values can be stored, and session ids are binary, but they cannot be compared.
  if (value instanceof ObjectId || value instanceof Date || value instanceof Binary) return;
  // An integer is still a Long here only if a JavaScript number cannot represent it.
  if (!isArray(value) && !isDoc(value)) throw unsupported(`The BSON type ${value.constructor.name}`);
  if (depth > maxDepth) throw new CommandError(15, `Documents may be nested at most ${maxDepth} levels deep`);
  // Rejected once here, so that code that copies documents need not guard against it.
  if (Object.hasOwn(value, '__proto__')) throw unsupported('A field named __proto__');
  for (const item of Object.values(value)) assertSupported(item, depth + 1);
}
