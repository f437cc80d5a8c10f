import { type FileHandle, open } from 'node:fs/promises';
import { CommandError } from '../errors';
import { encodeFrame } from './frame';

interface Waiting {
  readonly record: Uint8Array;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** An append-only file. Records that arrive while the disk is busy go together in the next frame. */
export class Journal {
  readonly #file: FileHandle;
  #size: number;
  #waiting: Waiting[] = [];
  #flushing: Promise<void> | undefined;
  #broken: Error | undefined;

  private constructor(file: FileHandle, size: number) {
    this.#file = file;
    this.#size = size;
  }

  /** Opens the file for appending after its first `size` bytes; what follows them is cut off. */
  static async open(path: string, size: number): Promise<Journal> {
    const file = await open(path, size === 0 ? 'w' : 'r+', 0o600);
    await file.truncate(size);
    await file.sync();
    return new Journal(file, size);
  }

  get size(): number {
    return this.#size;
  }

  /** Resolves when the record is on disk. After an error the record is not in the journal. */
  append(record: Uint8Array): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ record, resolve, reject });
      this.#flushing ??= this.#flush();
    });
  }

  async #flush(): Promise<void> {
    // Let the other requests of this turn join the first frame.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.#write(Buffer.concat(batch.map(({ record }) => record)));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        const failure = diskError(error);
        for (const { reject } of batch) reject(failure);
      }
    }
    this.#flushing = undefined;
  }

  async #write(payload: Buffer): Promise<void> {
    if (this.#broken) throw this.#broken;
    const frame = encodeFrame(payload);
    try {
      await writeAll(this.#file, frame, this.#size);
    } catch (error) {
      await this.#cutBack(error);
      throw error;
    }
    try {
      await this.#file.datasync();
    } catch (error) {
      // After a failed sync nobody knows what is on the disk: only a restart, which reads it, can tell.
      this.#broken = diskError(error);
      throw error;
    }
    this.#size += frame.length;
  }

  async #cutBack(cause: unknown): Promise<void> {
    try {
      await this.#file.truncate(this.#size);
    } catch {
      this.#broken = diskError(cause);
    }
  }

  async close(): Promise<void> {
    await this.#flushing;
    await this.#file.close();
  }
}

async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

function diskError(error: unknown): Error {
  if (error instanceof CommandError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  return new CommandError(isFull ? 14031 : 96, `The write could not be stored: ${reason}`);
}
