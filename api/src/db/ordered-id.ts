import { randomBytes } from 'node:crypto';
import { ObjectId } from 'mongodb';

/** When an ID was made, and which one of that millisecond it is. */
interface Position {
  time: number;
  sequence: number;
}

const MAX_SEQUENCE = 2 ** 16 - 1;
const DAY_MS = 86_400_000;

/** IDs follow a clock that was ahead by this much. One that is further ahead is wrong, and not followed forever. */
const MAX_AHEAD_MS = 2 * DAY_MS;

type NewOrderedId = (at: Date, after?: ObjectId) => ObjectId;

/**
 * Makes object IDs that continue with milliseconds and a sequence, where the driver's have something random: documents
 * that several processes create within a second are in order. Each is higher than the one before and than `after`,
 * whatever the clock does, and none repeats one of another maker.
 */
export function orderedIds(): NewOrderedId {
  let last: Position = { time: 0, sequence: 0 };
  let maker = randomBytes(4);
  return (at, after) => {
    if (last.time > at.getTime() + MAX_AHEAD_MS) {
      last = { time: 0, sequence: 0 };
      maker = randomBytes(4);
    }
    const candidates = [{ time: at.getTime(), sequence: 0 }, next(last)];
    if (after) candidates.push(next(positionOf(after)));
    last = candidates.reduce((a, b) => (isLater(b, a) ? b : a));
    const bytes = Buffer.alloc(12);
    bytes.writeUInt32BE(Math.floor(last.time / 1000), 0);
    bytes.writeUInt16BE(last.time % 1000, 4);
    bytes.writeUInt16BE(last.sequence, 6);
    maker.copy(bytes, 8);
    return new ObjectId(bytes);
  };
}

/** @param after the last ID that is known, which another process may have made */
export const newOrderedId = orderedIds();

/** No ID that is made at this time or later is lower. */
export function firstIdAt(time: Date): ObjectId {
  return ObjectId.createFromTime(Math.floor(time.getTime() / 1000));
}

/** Every ID that is made before this time is lower. */
export function idAfterAllBefore(time: Date): ObjectId {
  return firstIdAt(new Date(time.getTime() + MAX_AHEAD_MS + 1000));
}

function next({ time, sequence }: Position): Position {
  return sequence < MAX_SEQUENCE ? { time, sequence: sequence + 1 } : { time: time + 1, sequence: 0 };
}

function isLater(a: Position, b: Position): boolean {
  return a.time > b.time || (a.time === b.time && a.sequence > b.sequence);
}

/** An ID that the driver made has something else in place of milliseconds, and is not followed by a later one of its second. */
function positionOf({ id }: ObjectId): Position {
  const bytes = Buffer.from(id);
  const [second, milliseconds] = [bytes.readUInt32BE(0) * 1000, bytes.readUInt16BE(4)];
  if (milliseconds >= 1000) return { time: second + 1000, sequence: 0 };
  return { time: second + milliseconds, sequence: bytes.readUInt16BE(6) };
}
