import { crc32 } from 'node:zlib';

/*
 * A frame: magic, length and checksum of the payload, checksum of these twelve bytes, payload.
 * The header has its own checksum so that a damaged length is not taken for a frame cut short.
 */
const magic = 0x31_4d_52_45;
const headerBytes = 16;

export function encodeFrame(payload: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(headerBytes + payload.length);
  frame.writeUInt32LE(magic, 0);
  frame.writeUInt32LE(payload.length, 4);
  frame.writeUInt32LE(crc32(payload), 8);
  frame.writeUInt32LE(crc32(frame.subarray(0, 12)), 12);
  frame.set(payload, headerBytes);
  return frame;
}

/** A file that holds something else than what was written: nothing is guessed, nobody may start on it. */
export class CorruptFileError extends Error {
  constructor(file: string, offset: number, what: string) {
    super(
      `${file} is damaged at offset ${offset}: ${what}. Restore the folder from a copy, or move it away to start empty.`,
    );
  }
}

/**
 * Hands every payload to `visit` and answers the length of the sound part. A last frame cut short was never
 * acknowledged and ends the sound part; anything else that does not fit is damage.
 */
export function readFrames(file: string, bytes: Buffer, visit: (payload: Buffer) => void): number {
  let offset = 0;
  while (offset < bytes.length) {
    const rest = bytes.subarray(offset);
    // Some file systems leave zeros where a write had not arrived when the power went.
    if (rest.length < headerBytes || (rest[0] === 0 && rest.every((byte) => byte === 0))) break;
    if (rest.readUInt32LE(0) !== magic || rest.readUInt32LE(12) !== crc32(rest.subarray(0, 12))) {
      throw new CorruptFileError(file, offset, 'no valid record starts there');
    }
    const length = rest.readUInt32LE(4);
    if (rest.length < headerBytes + length) break;
    const payload = rest.subarray(headerBytes, headerBytes + length);
    if (crc32(payload) !== rest.readUInt32LE(8))
      throw new CorruptFileError(file, offset, 'the checksum is wrong');
    visit(payload);
    offset += headerBytes + length;
  }
  return offset;
}
