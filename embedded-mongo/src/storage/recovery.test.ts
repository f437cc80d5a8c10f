import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serialize } from 'bson';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedMongo } from '../index';
import { temporaryFolder } from '../testing/targets';
import { encodeFrame } from './frame';

interface Row {
  _id: number;
  text?: string;
}

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(() => rm(dataDir, { recursive: true }));

const journal = () => join(dataDir, 'journal-000001');

/** Opens the store once and returns the `_id` of every recovered row. */
async function recoveredIds(): Promise<number[]> {
  const store = await startEmbeddedMongo({ dataDir });
  const client = await MongoClient.connect(store.uri);
  const rows = await client.db('d').collection<Row>('rows').find().sort({ _id: 1 }).toArray();
  await client.close();
  await store.close();
  return rows.map(({ _id }) => _id);
}

/** Writes rows 0 to `count - 1`, each in its own frame, and returns the offsets of the frames. */
async function writeRows(count: number, text = ''): Promise<number[]> {
  const store = await startEmbeddedMongo({ dataDir });
  const client = await MongoClient.connect(store.uri);
  const offsets: number[] = [];
  for (let _id = 0; _id < count; _id += 1) {
    offsets.push(readFileSync(journal()).length);
    await client.db('d').collection<Row>('rows').insertOne({ _id, text });
  }
  await client.close();
  await store.close();
  return offsets;
}

/** Overwrites a range of the journal with zeros, like a page that never reached the disk. */
function zero(from: number, to: number): void {
  const bytes = readFileSync(journal());
  writeFileSync(journal(), bytes.fill(0, from, to));
}

describe('discards an unacknowledged write at the end of the journal', () => {
  it('if its frame is truncated', async () => {
    const [, , last = 0] = await writeRows(3);
    const { length } = readFileSync(journal());
    for (const end of [length - 3, last + 20, last + 7]) {
      truncateSync(journal(), end);
      expect(await recoveredIds()).toEqual([0, 1]);
      expect(readFileSync(journal())).toHaveLength(last);
      await rm(journal());
      await writeRows(3);
    }
  });

  it('if the rest of its page reads as zeros', async () => {
    for (const written of [1, 10, 16, 40, 50]) {
      const [, , last = 0] = await writeRows(3);
      truncateSync(journal(), last + written);
      appendFileSync(journal(), Buffer.alloc(4096 - last - written));
      expect(await recoveredIds(), `${written} bytes`).toEqual([0, 1]);
      await rm(journal());
    }
  });

  it('if any of its pages was not written', async () => {
    const [, , last = 0] = await writeRows(3, 'x'.repeat(40_000));
    const intact = readFileSync(journal());
    const firstBoundary = Math.ceil(last / 4096) * 4096;
    for (let from = firstBoundary - 4096; from < intact.length; from += 4096) {
      writeFileSync(journal(), intact);
      zero(Math.max(from, last), Math.min(from + 4096, intact.length));
      expect(await recoveredIds(), `page at ${from}`).toEqual([0, 1]);
    }
  });
});

describe('refuses to start and reports the file and offset', () => {
  it('if intact frames follow an unwritten page', async () => {
    const [, second = 0] = await writeRows(3, 'x'.repeat(40_000));
    const intact = readFileSync(journal());
    for (const from of [second, Math.ceil(second / 4096) * 4096]) {
      writeFileSync(journal(), intact);
      zero(from, from + 4096);
      await expect(recoveredIds()).rejects.toThrow(`journal-000001 is damaged at offset ${second}`);
    }
  });

  it('if a bit is flipped in the last frame, which may have been acknowledged', async () => {
    const [, , last = 0] = await writeRows(3, 'x'.repeat(9_000));
    const intact = readFileSync(journal());
    for (let at = last; at < intact.length; at += 401) {
      const changed = Buffer.from(intact);
      changed.writeUInt8(changed.readUInt8(at) ^ 0x10, at);
      writeFileSync(journal(), changed);
      await expect(recoveredIds()).rejects.toThrow(`journal-000001 is damaged at offset ${last}`);
    }
  });
});

it('reads records of format 1, which contain whole transactions', async () => {
  const records = [
    { create: 'd.rows', indexes: [{ v: 2, key: { _id: 1 }, name: '_id_' }] },
    { o: [0, 1, 2].map((_id) => ({ c: 'd.rows', d: { _id, text: 'old' } })) },
    {
      o: [
        { c: 'd.rows', x: 1 },
        { c: 'd.rows', d: { _id: 2, text: 'new' } },
      ],
      r: { lsid: '00', txnNumber: 1, at: 0, reply: { n: 1, ok: 1 } },
    },
  ];
  writeFileSync(
    join(dataDir, 'snapshot-000002'),
    encodeFrame(Buffer.concat([...records.map((r) => serialize(r)), serialize({ end: 3 })])),
  );
  writeFileSync(
    join(dataDir, 'journal-000002'),
    Buffer.concat([{ o: [{ c: 'd.rows', d: { _id: 7 } }] }].map((r) => encodeFrame(serialize(r)))),
  );
  expect(await recoveredIds()).toEqual([0, 2, 7]);
});
