import { decode, encode } from '../values/bson';
import type { Doc } from '../values/types';

const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;
const maxMessageBytes = 48_000_000;
const headerBytes = 16;

const flags = { checksumPresent: 1, moreToCome: 2 };

/** A message that violates the protocol. The connection is closed. */
export class ProtocolError extends Error {}

export interface Message {
  readonly requestId: number;
  readonly kind: 'query' | 'msg';
  readonly expectsReply: boolean;
  /** Decodes the body; throws on values that the store does not support. */
  readonly read: () => { database: string; body: Doc };
}

/** The length of the next message, once its first four bytes have arrived. */
export function messageLength(bytes: Buffer): number | undefined {
  if (bytes.length < 4) return undefined;
  const length = bytes.readInt32LE(0);
  if (length < headerBytes || length > maxMessageBytes)
    throw new ProtocolError(`A message of ${length} bytes`);
  return length;
}

/** Parses the header; the body is decoded when it is read. */
export function parseMessage(bytes: Buffer): Message {
  const requestId = bytes.readInt32LE(4);
  const opCode = bytes.readInt32LE(12);
  if (opCode === opMsg) {
    const bits = bytes.readUInt32LE(headerBytes);
    if (bits & flags.checksumPresent) throw new ProtocolError('A message with a checksum');
    return {
      requestId,
      kind: 'msg',
      expectsReply: (bits & flags.moreToCome) === 0,
      read: () => readMsg(bytes),
    };
  }
  if (opCode === opQuery)
    return { requestId, kind: 'query', expectsReply: true, read: () => readQuery(bytes) };
  throw new ProtocolError(`Unknown operation ${opCode}`);
}

function readMsg(bytes: Buffer): { database: string; body: Doc } {
  let body: Doc | undefined;
  const sequences: Record<string, Doc[]> = {};
  for (let at = headerBytes + 4; at < bytes.length;) {
    const kind = bytes.readUInt8(at);
    const size = bytes.readInt32LE(at + 1);
    const section = bytes.subarray(at + 1, at + 1 + size);
    if (section.length < size || size < 5) throw new ProtocolError('A section ends outside of its message');
    if (kind === 0) body = decode(section);
    else if (kind === 1) readSequence(section, sequences);
    else throw new ProtocolError(`Unknown section ${kind}`);
    at += 1 + size;
  }
  if (!body) throw new ProtocolError('A message without a body');
  return { database: String(body['$db']), body: { ...body, ...sequences } };
}

function readSequence(section: Buffer, sequences: Record<string, Doc[]>): void {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new ProtocolError('A section without a name');
  const docs: Doc[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const size = section.readInt32LE(at);
    if (size < 5 || at + size > section.length)
      throw new ProtocolError('A document ends outside of its section');
    docs.push(decode(section.subarray(at, at + size)));
    at += size;
  }
  sequences[section.toString('utf8', 4, nameEnd)] = docs;
}

/** Drivers use this legacy operation for the handshake only. */
function readQuery(bytes: Buffer): { database: string; body: Doc } {
  const nameEnd = bytes.indexOf(0, headerBytes + 4);
  const namespace = bytes.toString('utf8', headerBytes + 4, nameEnd);
  const start = nameEnd + 1 + 8;
  const body = decode(bytes.subarray(start, start + bytes.readInt32LE(start)));
  return { database: namespace.replace(/\.\$cmd$/, ''), body };
}

/** Encodes a reply in the format of the message it replies to. */
export function encodeReply(message: Message, responseId: number, reply: Doc): Buffer {
  const doc = encode(reply);
  const isMsg = message.kind === 'msg';
  const prefix = isMsg ? 5 : 20;
  const bytes = Buffer.alloc(headerBytes + prefix + doc.length);
  bytes.writeInt32LE(bytes.length, 0);
  bytes.writeInt32LE(responseId, 4);
  bytes.writeInt32LE(message.requestId, 8);
  bytes.writeInt32LE(isMsg ? opMsg : opReply, 12);
  // The legacy reply has flags, cursor id, position and count: one document, no cursor.
  if (!isMsg) bytes.writeInt32LE(1, headerBytes + 16);
  bytes.set(doc, headerBytes + prefix);
  return bytes;
}
