import { mkdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import {
  eachRecord,
  filePath,
  listFiles,
  readSnapshot,
  removeObsolete,
  type ReplayRecord,
  syncDirectory,
  writeSnapshot,
} from './directory-files';
import { assertInterruptedWrite, CorruptFileError, readFrames } from './frame';
import { Journal } from './journal';
import { JournalLinks, linkRecord } from './journal-links';

const minCompactionBytes = 16 * 1024 * 1024;

/** The data files of a store: the newest snapshot, and the journals written since. */
export class DataDirectory {
  readonly #dir: string;
  #generation: number;
  #journal: Journal;
  #compactionBytes: number;

  private constructor(dir: string, generation: number, journal: Journal, snapshotBytes: number) {
    this.#dir = dir;
    this.#generation = generation;
    this.#journal = journal;
    this.#compactionBytes = Math.max(minCompactionBytes, snapshotBytes);
  }

  /** Replays everything that was acknowledged, in order, and opens the directory for writing. */
  static async open(
    dir: string,
    replay: ReplayRecord,
    onLog: (line: string) => void,
  ): Promise<DataDirectory> {
    mkdirSync(dir, { recursive: true });
    const { snapshot, journals } = listFiles(dir);
    const snapshotBytes =
      snapshot === undefined ? 0 : readSnapshot(filePath(dir, 'snapshot', snapshot), replay);
    const generation = journals.at(-1) ?? 1;
    let size = 0;
    const links = new JournalLinks();
    for (const journal of journals) {
      const file = filePath(dir, 'journal', journal);
      const bytes = readFileSync(file);
      const apply = links.open(file, replay);
      size = readFrames(file, bytes, (payload) => eachRecord(payload, apply));
      links.close(size);
      if (size === bytes.length) continue;
      if (journal !== generation) throw new CorruptFileError(file, size, 'it ends within a record');
      assertInterruptedWrite(file, bytes, size);
      onLog(`Discarded an interrupted write that was never acknowledged: ${file} from offset ${size}`);
    }
    const journal = await Journal.open(filePath(dir, 'journal', generation), size);
    await syncDirectory(dir);
    removeObsolete(dir, snapshot ?? 0);
    return new DataDirectory(dir, generation, journal, snapshotBytes);
  }

  /** Appends records atomically and resolves once they are on disk. */
  append(records: readonly Uint8Array[]): Promise<void> {
    return this.#journal.append(records);
  }

  get needsCompaction(): boolean {
    return this.#journal.size > this.#compactionBytes;
  }

  /**
   * Starts the next journal; no append may be in progress. Returns a function that writes the state up to this point as
   * a snapshot and removes the obsolete files.
   */
  async rotate(): Promise<(records: Iterable<Uint8Array>) => Promise<void>> {
    const previous = this.#journal;
    const generation = this.#generation + 1;
    this.#journal = await this.#startJournal(generation, previous.size);
    this.#generation = generation;
    await syncDirectory(this.#dir);
    await previous.close();
    return async (records) => {
      const size = await writeSnapshot(this.#dir, generation, records);
      removeObsolete(this.#dir, generation);
      this.#compactionBytes = Math.max(minCompactionBytes, size);
    };
  }

  async #startJournal(generation: number, previousSize: number): Promise<Journal> {
    const file = filePath(this.#dir, 'journal', generation);
    const journal = await Journal.open(file, 0);
    try {
      await journal.append([linkRecord(previousSize)]);
      return journal;
    } catch (error) {
      // The previous journal is continued, so it must remain the last one.
      await journal.close();
      await rm(file, { force: true });
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#journal.close();
  }
}
