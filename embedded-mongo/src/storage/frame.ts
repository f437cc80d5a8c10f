import { crc32 } from 'node:zlib';

/*
 * A frame is a magic number, the length and the checksum of the payload, the checksum of those twelve bytes, and the
 * payload. The header carries its own checksum so that a corrupt length is not mistaken for a truncated frame.
 */
const magic = Buffer.from('ERM1');
const headerBytes = 16;
const pageBytes = 4096;
/** A run of zeros this long is not the natural end of a BSON document. */
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

/** A file does not hold what was written to it. The store refuses to start rather than guess. */
export class CorruptFileError extends Error {
  constructor(file: string, offset: number, reason: string, options?: ErrorOptions) {
    super(
      `${file} is damaged at offset ${offset}: ${reason}. Restore the folder from a backup, or move it away to start empty.`,
      options,
    );
  }
}

/** Passes every payload to `visit` and returns the offset at which the last intact frame ends. */
export function readFrames(file: string, bytes: Buffer, visit: (payload: Buffer) => void): number {
  let offset = 0;
  for (let end = frameEnd(bytes, offset); isIntact(bytes, offset, end); end = frameEnd(bytes, offset)) {
    try {
      visit(bytes.subarray(offset + headerBytes, end));
    } catch (error) {
      throw new CorruptFileError(file, offset, 'its records cannot be read', { cause: error });
    }
    offset = end;
  }
  return offset;
}

/**
 * Throws unless everything from `offset` is what an interrupted write leaves behind: a truncated frame, or pages that
 * never reached the disk and read as zeros. Frames are written one at a time, so that write was never acknowledged. A
 * frame after it proves the opposite, and so does damage that an interrupted write cannot cause.
 */
export function assertInterruptedWrite(file: string, bytes: Buffer, offset: number): void {
  for (let at = bytes.indexOf(magic, offset + 1); at >= 0; at = bytes.indexOf(magic, at + 1)) {
    if (frameEnd(bytes, at) !== undefined)
      throw new CorruptFileError(file, offset, `the record is unreadable, but another follows at ${at}`);
  }
  if (isTruncated(bytes, offset) || hasUnwrittenPage(bytes, offset)) return;
  throw new CorruptFileError(file, offset, 'the checksum does not match');
}

/** Where the frame at `offset` says that it ends; undefined when no frame header is there. */
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

/** The file ends within the frame, or holds only zeros where the rest of the frame's last page would be. */
function isTruncated(bytes: Buffer, offset: number): boolean {
  const end = frameEnd(bytes, offset);
  if (end === undefined) return isZero(bytes, offset + headerBytes, bytes.length);
  return end > bytes.length || (end < bytes.length && isZero(bytes, end, bytes.length));
}

function hasUnwrittenPage(bytes: Buffer, offset: number): boolean {
  for (let from = offset; from < bytes.length;) {
    const to = Math.min((Math.floor(from / pageBytes) + 1) * pageBytes, bytes.length);
    // A frame begins with its magic number, so zeros at its very start are no coincidence, however few.
    if ((from === offset || to - from >= zeroRunBytes) && isZero(bytes, from, to)) return true;
    from = to;
  }
  return false;
}

function isZero(bytes: Buffer, from: number, to: number): boolean {
  return bytes.subarray(from, to).every((byte) => byte === 0);
}
