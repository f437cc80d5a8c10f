import { mkdirSync, readFileSync } from 'node:fs';
import { CorruptFileError, readFrames } from './frame';
import {
  eachRecord,
  filePath,
  inventory,
  readSnapshot,
  removeOlder,
  type Replay,
  syncFolder,
  writeSnapshot,
} from './folder-files';
import { Journal } from './journal';

const compactAboveBytes = 16 * 1024 * 1024;

/** The files of a store: the newest snapshot, and the journals that continue it. */
export class DataFolder {
  readonly #dir: string;
  #generation: number;
  #journal: Journal;
  #compactAt: number;

  private constructor(dir: string, generation: number, journal: Journal, snapshotBytes: number) {
    this.#dir = dir;
    this.#generation = generation;
    this.#journal = journal;
    this.#compactAt = Math.max(compactAboveBytes, snapshotBytes);
  }

  /** Reads all that was acknowledged, record by record, and opens the folder for writing. */
  static async open(dir: string, replay: Replay): Promise<DataFolder> {
    mkdirSync(dir, { recursive: true });
    const { snapshot, journals } = inventory(dir);
    const snapshotBytes =
      snapshot === undefined ? 0 : readSnapshot(filePath(dir, 'snapshot', snapshot), replay);
    let size = 0;
    for (const generation of journals) {
      const file = filePath(dir, 'journal', generation);
      const bytes = readFileSync(file);
      size = readFrames(file, bytes, (payload) => eachRecord(payload, replay));
      if (generation !== journals.at(-1) && size < bytes.length) {
        throw new CorruptFileError(file, size, 'it ends in the middle of a record');
      }
    }
    const generation = journals.at(-1) ?? 1;
    const journal = await Journal.open(filePath(dir, 'journal', generation), size);
    await syncFolder(dir);
    removeOlder(dir, snapshot ?? 0);
    return new DataFolder(dir, generation, journal, snapshotBytes);
  }

  /** Resolves when the record is on disk. */
  append(record: Uint8Array): Promise<void> {
    return this.#journal.append(record);
  }

  get wantsCompaction(): boolean {
    return this.#journal.size > this.#compactAt;
  }

  /**
   * Begins the next journal; no append may be under way. What is returned then writes all that came before
   * as a snapshot and removes the older files.
   */
  async rotate(): Promise<(records: Iterable<Uint8Array>) => Promise<void>> {
    const finished = this.#journal;
    const generation = this.#generation + 1;
    const next = await Journal.open(filePath(this.#dir, 'journal', generation), 0);
    await syncFolder(this.#dir);
    this.#journal = next;
    this.#generation = generation;
    await finished.close();
    return async (records) => {
      const written = await writeSnapshot(this.#dir, generation, records);
      removeOlder(this.#dir, generation);
      this.#compactAt = Math.max(compactAboveBytes, written);
    };
  }

  close(): Promise<void> {
    return this.#journal.close();
  }
}
