import { randomBytes } from 'node:crypto';
import { ObjectId } from 'mongodb';

const process = randomBytes(4);
let last = 0;
let sequence = 0;

/**
 * An object ID that continues with milliseconds and a sequence, where the driver's has something random: documents that
 * several processes create within a second are in order.
 */
export function newOrderedId(at: Date): ObjectId {
  const time = at.getTime();
  sequence = time === last ? sequence + 1 : 0;
  last = time;
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(Math.floor(time / 1000), 0);
  bytes.writeUInt16BE(time % 1000, 4);
  bytes.writeUInt16BE(sequence % 2 ** 16, 6);
  process.copy(bytes, 8);
  return new ObjectId(bytes);
}

/** No id that is made at this time or later is lower. */
export function firstIdAt(time: Date): ObjectId {
  return ObjectId.createFromTime(Math.floor(time.getTime() / 1000));
}
