import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serialize } from 'bson';
import { CorruptFileError, encodeFrame, readFrames } from './frame';

const namePattern = /^(journal|snapshot)-(\d{6,})$/;
const frameBytes = 1024 * 1024;

/** Receives the BSON bytes of each record. */
export type ReplayRecord = (record: Buffer) => void;

export function filePath(dir: string, kind: 'journal' | 'snapshot', generation: number): string {
  return join(dir, `${kind}-${String(generation).padStart(6, '0')}`);
}

/** Lists the newest snapshot and the contiguous sequence of journals that follows it. */
export function listFiles(dir: string): { snapshot: number | undefined; journals: number[] } {
  const found = { journal: [] as number[], snapshot: [] as number[] };
  for (const name of readdirSync(dir)) {
    const match = namePattern.exec(name);
    if (match) found[match[1] as 'journal' | 'snapshot'].push(Number(match[2]));
  }
  const snapshot = found.snapshot.length > 0 ? Math.max(...found.snapshot) : undefined;
  const first = snapshot ?? 1;
  const journals = found.journal.filter((generation) => generation >= first).sort((a, b) => a - b);
  const missing = journals.findIndex((generation, index) => generation !== first + index);
  if (missing >= 0)
    throw new Error(`${filePath(dir, 'journal', first + missing)} is missing, but later files exist.`);
  if (snapshot !== undefined && journals.length === 0)
    throw new Error(`${filePath(dir, 'journal', snapshot)} is missing, but its snapshot exists.`);
  return { snapshot, journals };
}

/** Splits the payload of a frame into its records, which are consecutive BSON documents. */
export function eachRecord(payload: Buffer, visit: ReplayRecord): void {
  for (let at = 0; at < payload.length;) {
    const end = at + payload.readInt32LE(at);
    if (end > payload.length || end < at + 5) throw new RangeError('A record extends beyond its frame');
    visit(payload.subarray(at, end));
    at = end;
  }
}

/** Replays a snapshot and returns its size. Its last record contains the number of the others. */
export function readSnapshot(file: string, replay: ReplayRecord): number {
  const bytes = readFileSync(file);
  let count = 0;
  let last: Buffer | undefined;
  const end = readFrames(file, bytes, (payload) =>
    eachRecord(payload, (record) => {
      if (last) replay(last);
      count += Number(last !== undefined);
      last = record;
    }),
  );
  if (!last?.equals(endRecord(count)) || end < bytes.length)
    throw new CorruptFileError(file, end, 'it is incomplete');
  return bytes.length;
}

/** Writes a snapshot under a temporary name and renames it once it is complete. */
export async function writeSnapshot(
  dir: string,
  generation: number,
  records: Iterable<Uint8Array>,
): Promise<number> {
  const target = filePath(dir, 'snapshot', generation);
  const partial = `${target}.part`;
  try {
    const size = await writeFrames(partial, records);
    await rename(partial, target);
    await syncDirectory(dir);
    return size;
  } catch (error) {
    // On a full disk, the partial file would take up space that the journal needs.
    await rm(partial, { force: true });
    throw error;
  }
}

async function writeFrames(path: string, records: Iterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'w', 0o600);
  let written = 0;
  try {
    for (const payload of payloads(records)) {
      const frame = encodeFrame(payload);
      await file.appendFile(frame);
      written += frame.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return written;
}

function* payloads(records: Iterable<Uint8Array>): Generator<Buffer> {
  let batch: Uint8Array[] = [];
  let size = 0;
  let count = 0;
  for (const record of records) {
    batch.push(record);
    size += record.length;
    count += 1;
    if (size < frameBytes) continue;
    yield Buffer.concat(batch);
    batch = [];
    size = 0;
  }
  yield Buffer.concat([...batch, endRecord(count)]);
}

function endRecord(count: number): Uint8Array {
  return serialize({ end: count });
}

/** Makes new directory entries durable. Windows neither supports nor needs this. */
export async function syncDirectory(dir: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(dir, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** Removes obsolete files from before a generation, and incomplete snapshots. */
export function removeObsolete(dir: string, generation: number): void {
  for (const name of readdirSync(dir)) {
    const match = namePattern.exec(name);
    if ((match && Number(match[2]) < generation) || name.endsWith('.part')) rmSync(join(dir, name));
  }
}
