/** One field of an encoded document. */
export interface RawField {
  readonly name: string;
  readonly type: number;
  readonly value: Buffer;
}

/** The types whose values start with their length, and how many bytes that length leaves out. */
const prefixed: Record<number, number> = { 2: 4, 3: 0, 4: 0, 5: 5 };
const fixed: Record<number, number> = { 1: 8, 7: 12, 8: 1, 9: 8, 10: 0, 16: 4, 18: 8 };

/** Iterates over the fields of an encoded document without decoding their values. */
export function* rawFields(doc: Buffer): Generator<RawField, void> {
  for (let at = 4; at < doc.length - 1;) {
    const nameEnd = doc.indexOf(0, at + 1);
    const type = doc.readUInt8(at);
    const overhead = prefixed[type];
    const size = overhead === undefined ? fixed[type] : doc.readInt32LE(nameEnd + 1) + overhead;
    const end = nameEnd + 1 + (size ?? NaN);
    if (!(end < doc.length)) throw new RangeError(`A field of type ${type} extends beyond its document`);
    yield { name: doc.toString('utf8', at + 1, nameEnd), type, value: doc.subarray(nameEnd + 1, end) };
    at = end;
  }
}

/** Assembles an encoded document from encoded fields. */
export function composeDocument(fields: readonly Uint8Array[]): Buffer {
  const doc = Buffer.concat([Buffer.alloc(4), ...fields, Buffer.alloc(1)]);
  doc.writeInt32LE(doc.length, 0);
  return doc;
}

/** Encodes a field whose value is an encoded document. */
export function documentField(name: string, doc: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(`\x03${name}\0`), doc]);
}
