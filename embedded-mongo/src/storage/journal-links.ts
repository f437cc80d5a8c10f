import { deserialize, serialize } from 'bson';
import type { ReplayRecord } from './directory-files';
import { CorruptFileError } from './frame';

/** The first record of a journal that continues another: how long that one was in the end. */
export function linkRecord(previousSize: number): Uint8Array {
  return serialize({ after: previousSize });
}

/**
 * Checks that no journal has lost whole frames at its end before the next one starts. Journals of earlier releases have
 * no link.
 */
export class JournalLinks {
  #previous: { file: string; size: number } | undefined;
  #file = '';

  /** Returns a function that takes the records of a journal. */
  open(file: string, replay: ReplayRecord): ReplayRecord {
    this.#file = file;
    const previous = this.#previous;
    let isFirst = true;
    return (record) => {
      if (isFirst && previous) assertComplete(previous, record);
      isFirst = false;
      replay(record);
    };
  }

  /** @param size of the journal up to its last intact frame */
  close(size: number): void {
    this.#previous = { file: this.#file, size };
  }
}

function assertComplete({ file, size }: { file: string; size: number }, first: Buffer): void {
  const after: unknown = deserialize(first)['after'];
  if (typeof after === 'number' && after !== size) {
    throw new CorruptFileError(file, size, `it should be ${after} bytes long`);
  }
}
