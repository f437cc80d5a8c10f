import fc from 'fast-check';

/** Something that happens to a file. */
export interface Damage {
  name: string;
  apply(bytes: Buffer): Buffer;
}

const place = fc.double({ min: 0, max: 1, noNaN: true });
const at = (bytes: Buffer, share: number) => Math.round(share * bytes.length);
const garbage = fc.uint8Array({ minLength: 1, maxLength: 5000 }).map((bytes) => Buffer.from(bytes));

const truncation = place.map((share): Damage => ({
  name: 'truncated',
  apply: (bytes) => bytes.subarray(0, at(bytes, share)),
}));

const flips = fc
  .array(fc.tuple(place, fc.integer({ min: 0, max: 7 })), { minLength: 1, maxLength: 8 })
  .map((bits): Damage => {
    const apply = (bytes: Buffer) => {
      const changed = Buffer.from(bytes);
      for (const [share, bit] of bits) {
        const offset = Math.min(at(bytes, share), bytes.length - 1);
        changed.writeUInt8(changed.readUInt8(offset) ^ (1 << bit), offset);
      }
      return changed;
    };
    return { name: 'bits flipped', apply };
  });

/** Replaces a range by other bytes, of another length too. */
const splice = fc
  .tuple(place, fc.nat(9000), fc.oneof(garbage, fc.nat(9000).map(Buffer.alloc)))
  .map(([share, length, bytes]): Damage => {
    const apply = (before: Buffer) => {
      const from = at(before, share);
      return Buffer.concat([before.subarray(0, from), bytes, before.subarray(from + length)]);
    };
    return { name: 'a range replaced', apply };
  });

const wholeFile = garbage.map((bytes): Damage => ({ name: 'garbage', apply: () => bytes }));
const appended = garbage.map((bytes): Damage => ({
  name: 'garbage appended',
  apply: (before) => Buffer.concat([before, bytes]),
}));

export const anyDamage = fc.oneof(truncation, flips, splice, wholeFile, appended);
