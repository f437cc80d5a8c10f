import { readdirSync, readFileSync, unlinkSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { serialize } from 'bson';
import { decode } from '../values/decode';
import type { Doc } from '../values/kinds';
import { CorruptFileError, encodeFrame, readFrames } from './frame';

const namePattern = /^(journal|snapshot)-(\d{6,})$/;
const chunkBytes = 1024 * 1024;

export type Replay = (record: Doc) => void;

export function filePath(dir: string, kind: 'journal' | 'snapshot', generation: number): string {
  return join(dir, `${kind}-${String(generation).padStart(6, '0')}`);
}

/** The newest snapshot, and the journals from its generation on, without a gap. */
export function inventory(dir: string): { snapshot: number | undefined; journals: number[] } {
  const found = { journal: [] as number[], snapshot: [] as number[] };
  for (const name of readdirSync(dir)) {
    const match = namePattern.exec(name);
    if (match) found[match[1] as 'journal' | 'snapshot'].push(Number(match[2]));
  }
  const snapshot = found.snapshot.length > 0 ? Math.max(...found.snapshot) : undefined;
  const journals = found.journal.filter((generation) => generation >= (snapshot ?? 1)).sort((a, b) => a - b);
  for (const [index, generation] of journals.entries()) {
    const expected = (snapshot ?? 1) + index;
    if (generation !== expected)
      throw new Error(`${filePath(dir, 'journal', expected)} is missing, but later files are there`);
  }
  if (snapshot !== undefined && journals.length === 0) {
    throw new Error(`${filePath(dir, 'journal', snapshot)} is missing, but its snapshot is there`);
  }
  return { snapshot, journals };
}

/** A frame's payload is one BSON document after the other. */
export function eachRecord(payload: Buffer, visit: Replay): void {
  for (let at = 0; at < payload.length;) {
    const length = payload.readInt32LE(at);
    visit(decode(payload.subarray(at, at + length)));
    at += length;
  }
}

/** Replays a snapshot and answers its length in bytes; one without its end is damaged. */
export function readSnapshot(file: string, replay: Replay): number {
  const bytes = readFileSync(file);
  let count = 0;
  let isComplete = false;
  const sound = readFrames(file, bytes, (payload) => {
    eachRecord(payload, (record) => {
      if (Object.hasOwn(record, 'end')) isComplete = record['end'] === count;
      else {
        replay(record);
        count += 1;
      }
    });
  });
  if (!isComplete || sound < bytes.length) throw new CorruptFileError(file, sound, 'its end is missing');
  return bytes.length;
}

/** Writes a snapshot beside the old one and puts it in place whole. */
export async function writeSnapshot(
  dir: string,
  generation: number,
  records: Iterable<Uint8Array>,
): Promise<number> {
  const target = filePath(dir, 'snapshot', generation);
  const file = await open(`${target}.part`, 'w', 0o600);
  let written = 0;
  try {
    for (const chunk of chunks(records)) {
      const frame = encodeFrame(chunk);
      await file.appendFile(frame);
      written += frame.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${target}.part`, target);
  await syncFolder(dir);
  return written;
}

function* chunks(records: Iterable<Uint8Array>): Generator<Buffer> {
  let chunk: Uint8Array[] = [];
  let size = 0;
  let count = 0;
  for (const record of records) {
    chunk.push(record);
    size += record.length;
    count += 1;
    if (size < chunkBytes) continue;
    yield Buffer.concat(chunk);
    chunk = [];
    size = 0;
  }
  yield Buffer.concat([...chunk, serialize({ end: count })]);
}

/** A new name in a folder is on disk only when the folder itself has been synced. */
export async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Removes what a newer generation has replaced, and what was never finished. */
export function removeOlder(dir: string, generation: number): void {
  for (const name of readdirSync(dir)) {
    const match = namePattern.exec(name);
    if ((match && Number(match[2]) < generation) || name.endsWith('.part')) unlinkSync(join(dir, name));
  }
}
