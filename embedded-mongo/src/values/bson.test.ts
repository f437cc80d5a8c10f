import { ObjectId } from 'bson';
import { expect, it } from 'vitest';
import { decodeStored, encode } from './bson';

const MB = 1024 * 1024;

it.each([
  ['a text', () => ({ text: 'x'.repeat(18 * MB) })],
  ['a text of characters of three bytes', () => ({ text: '€'.repeat(6 * MB) })],
  ['a text that fits into the buffer of the library', () => ({ text: 'x'.repeat(16.5 * MB) })],
  ['a field after a text that fits', () => ({ text: 'x'.repeat(17 * MB - 17), id: new ObjectId() })],
  ['many values', () => ({ ids: Array.from({ length: 1_000_000 }, () => new ObjectId()) })],
  ['many texts', () => ({ texts: Array.from({ length: 20 }, () => '€'.repeat(MB / 3)) })],
])('refuses to encode what is too large because of %s', (_why, doc) => {
  expect(() => encode(doc())).toThrow(expect.objectContaining({ code: 10334 }));
});

it('encodes what is as large as a reply may be', () => {
  const doc = { text: 'x'.repeat(16 * MB), id: new ObjectId() };
  expect(decodeStored(encode(doc))).toEqual(doc);
});
