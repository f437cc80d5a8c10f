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
  readonly isMsg: boolean;
  readonly expectsReply: boolean;
  readonly bytes: Buffer;
}

/** Reads the length of a message from its first four bytes. */
export function messageLength(bytes: Buffer): number {
  const length = bytes.readInt32LE(0);
  if (length < headerBytes || length > maxMessageBytes)
    throw new ProtocolError(`A message of ${length} bytes`);
  return length;
}

/** Parses the header of a message. */
export function parseMessage(bytes: Buffer): Message {
  const requestId = bytes.readInt32LE(4);
  const opCode = bytes.readInt32LE(12);
  if (opCode === opQuery) return { requestId, isMsg: false, expectsReply: true, bytes };
  if (opCode !== opMsg) throw new ProtocolError(`Unknown operation ${opCode}`);
  const bits = bytes.readUInt32LE(headerBytes);
  if (bits & flags.checksumPresent) throw new ProtocolError('A message with a checksum');
  return { requestId, isMsg: true, expectsReply: (bits & flags.moreToCome) === 0, bytes };
}

/** Decodes the command in a message; throws CommandError on unsupported values. */
export function decodeBody({ isMsg, bytes }: Message): { database: string; body: Doc } {
  return isMsg ? decodeMsg(bytes) : decodeQuery(bytes);
}

function decodeMsg(bytes: Buffer): { database: string; body: Doc } {
  let body: Doc | undefined;
  const sequences: Record<string, Doc[]> = {};
  for (let at = headerBytes + 4; at < bytes.length;) {
    const kind = bytes.readUInt8(at);
    const size = bytes.readInt32LE(at + 1);
    const section = bytes.subarray(at + 1, at + 1 + size);
    if (section.length < size || size < 5) throw new ProtocolError('A section extends beyond its message');
    if (kind === 0) body = decode(section);
    else if (kind === 1) decodeSequence(section, sequences);
    else throw new ProtocolError(`Unknown section ${kind}`);
    at += 1 + size;
  }
  if (!body) throw new ProtocolError('A message without a body');
  return { database: String(body['$db']), body: { ...body, ...sequences } };
}

function decodeSequence(section: Buffer, sequences: Record<string, Doc[]>): void {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new ProtocolError('A section without a name');
  const docs: Doc[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const size = section.readInt32LE(at);
    if (size < 5 || at + size > section.length)
      throw new ProtocolError('A document extends beyond its section');
    docs.push(decode(section.subarray(at, at + size)));
    at += size;
  }
  sequences[section.toString('utf8', 4, nameEnd)] = docs;
}

/** Drivers use this legacy operation for the handshake only. */
function decodeQuery(bytes: Buffer): { database: string; body: Doc } {
  const nameEnd = bytes.indexOf(0, headerBytes + 4);
  const namespace = bytes.toString('utf8', headerBytes + 4, nameEnd);
  const start = nameEnd + 1 + 8;
  const body = decode(bytes.subarray(start, start + bytes.readInt32LE(start)));
  return { database: namespace.replace(/\.\$cmd$/, ''), body };
}

/** Encodes a reply in the format of the message it replies to. */
export function encodeReply({ requestId, isMsg }: Message, reply: Doc): Buffer {
  const doc = encode(reply);
  const prefix = isMsg ? 5 : 20;
  const bytes = Buffer.alloc(headerBytes + prefix + doc.length);
  bytes.writeInt32LE(bytes.length, 0);
  bytes.writeInt32LE(requestId, 8);
  bytes.writeInt32LE(isMsg ? opMsg : opReply, 12);
  // The legacy reply has flags, cursor id, position, and count: one document, no cursor.
  if (!isMsg) bytes.writeInt32LE(1, headerBytes + 16);
  bytes.set(doc, headerBytes + prefix);
  return bytes;
}
