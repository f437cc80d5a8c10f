import { ObjectId } from 'bson';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compare } from './compare';

const bytes = fc.uint8Array({ minLength: 12, maxLength: 12 });
const near = fc.tuple(bytes, fc.nat(11), fc.nat(255)).map(([one, at, byte]) => {
  const other = Uint8Array.from(one);
  other[at] = byte;
  return [one, other] as const;
});

it('orders IDs by their bytes, which bson keeps as words', () => {
  const words = Object.keys(new ObjectId()).sort();
  expect(words).toEqual(expect.arrayContaining(['i0', 'i1', 'i2', 'i3']));
  fc.assert(
    fc.property(near, ([one, other]) => {
      const order = Math.sign(compare(new ObjectId(one), new ObjectId(other)));
      expect(order).toBe(Buffer.compare(one, other));
    }),
  );
});
