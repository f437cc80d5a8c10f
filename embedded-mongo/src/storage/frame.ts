import { crc32 } from 'node:zlib';

/*
 * A frame is a magic number, the length and the checksum of the payload, the checksum of those twelve bytes, and the
 * payload. The header carries its own checksum so that a corrupt length is not mistaken for a truncated frame.
 */
const magic = Buffer.from('ERM1');
const headerBytes = 16;
const pageBytes = 4096;
/** A BSON document does not end in a run of zeros this long. */
const zeroRunBytes = 16;

export function encodeFrame(payload: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(headerBytes + payload.length);
  frame.set(magic, 0);
  frame.writeUInt32LE(payload.length, 4);
  frame.writeUInt32LE(crc32(payload), 8);
  frame.writeUInt32LE(crc32(frame.subarray(0, 12)), 12);
  frame.set(payload, headerBytes);
  return frame;
}

/** The contents of a file differ from what was written. The store refuses to start rather than guess. */
export class CorruptFileError extends Error {
  constructor(file: string, offset: number, reason: string, options?: ErrorOptions) {
    super(
      `${file} is damaged at offset ${offset}: ${reason}. Restore the folder from a backup, or move it away to start empty.`,
      options,
    );
  }
}

/** Passes each payload to `visit` and returns the end offset of the last intact frame. */
export function readFrames(file: string, bytes: Buffer, visit: (payload: Buffer) => void): number {
  let offset = 0;
  for (let end = frameEnd(bytes, offset); isIntact(bytes, offset, end); end = frameEnd(bytes, offset)) {
    try {
      visit(bytes.subarray(offset + headerBytes, end));
    } catch (error) {
      if (error instanceof CorruptFileError) throw error;
      throw new CorruptFileError(file, offset, 'its records cannot be read', { cause: error });
    }
    offset = end;
  }
  return offset;
}

/**
 * Throws unless everything from `offset` is consistent with an interrupted write: a truncated frame, or pages that never
 * reached the disk and read as zeros. Frames are written one at a time, so such a write was never acknowledged. If
 * another frame follows, or the damage cannot come from an interrupted write, the data may have been acknowledged.
 */
export function assertInterruptedWrite(file: string, bytes: Buffer, offset: number): void {
  for (let at = bytes.indexOf(magic, offset + 1); at >= 0; at = bytes.indexOf(magic, at + 1)) {
    if (frameEnd(bytes, at) !== undefined)
      throw new CorruptFileError(file, offset, `the record is unreadable, but another follows at ${at}`);
  }
  if (isTruncated(bytes, offset) || hasUnwrittenPage(bytes, offset)) return;
  throw new CorruptFileError(file, offset, 'the checksum does not match');
}

/** The end of the frame at `offset` according to its header; undefined if there is no intact header. */
function frameEnd(bytes: Buffer, offset: number): number | undefined {
  const header = bytes.subarray(offset, offset + headerBytes);
  if (header.length < headerBytes || !header.subarray(0, 4).equals(magic)) return undefined;
  if (header.readUInt32LE(12) !== crc32(header.subarray(0, 12))) return undefined;
  return offset + headerBytes + header.readUInt32LE(4);
}

function isIntact(bytes: Buffer, offset: number, end: number | undefined): end is number {
  if (end === undefined || end > bytes.length) return false;
  return crc32(bytes.subarray(offset + headerBytes, end)) === bytes.readUInt32LE(offset + 8);
}

/** Whether the file ends within the frame, or contains only zeros after it. */
function isTruncated(bytes: Buffer, offset: number): boolean {
  const end = frameEnd(bytes, offset);
  if (end === undefined) return isZero(bytes, offset + headerBytes, bytes.length);
  return end > bytes.length || (end < bytes.length && isZero(bytes, end, bytes.length));
}

function hasUnwrittenPage(bytes: Buffer, offset: number): boolean {
  for (let from = offset; from < bytes.length;) {
    const to = Math.min((Math.floor(from / pageBytes) + 1) * pageBytes, bytes.length);
    // A frame starts with its magic number, so any zeros at its very start mean that the page was not written.
    if ((from === offset || to - from >= zeroRunBytes) && isZero(bytes, from, to)) return true;
    from = to;
  }
  return false;
}

function isZero(bytes: Buffer, from: number, to: number): boolean {
  return bytes.subarray(from, to).every((byte) => byte === 0);
}
