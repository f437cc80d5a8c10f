import { type FileHandle, open } from 'node:fs/promises';
import { CommandError } from '../errors';
import { encodeFrame } from './frame';

interface PendingAppend {
  readonly records: readonly Uint8Array[];
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** A write-ahead log with group commit: appends that arrive during a sync share the next frame. */
export class Journal {
  readonly #file: FileHandle;
  #size: number;
  #queue: PendingAppend[] = [];
  #flushing: Promise<void> | undefined;
  #failure: Error | undefined;

  private constructor(file: FileHandle, size: number) {
    this.#file = file;
    this.#size = size;
  }

  /** Opens the file for appending and truncates it to `size` bytes. */
  static async open(path: string, size: number): Promise<Journal> {
    const file = await open(path, size === 0 ? 'w' : 'r+', 0o600);
    await file.truncate(size);
    await file.sync();
    return new Journal(file, size);
  }

  get size(): number {
    return this.#size;
  }

  /** Appends records in a single frame and resolves once they are on disk; if it rejects, none of them is. */
  append(records: readonly Uint8Array[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ records, resolve, reject });
      this.#flushing ??= this.#flush();
    });
  }

  async #flush(): Promise<void> {
    // Let other requests of this event loop turn join the first frame.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#queue.length > 0) {
      const batch = this.#queue;
      this.#queue = [];
      try {
        await this.#write(Buffer.concat(batch.flatMap(({ records }) => records)));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        const failure = diskError(error);
        for (const { reject } of batch) reject(failure);
      }
    }
    this.#flushing = undefined;
  }

  async #write(payload: Buffer): Promise<void> {
    if (this.#failure) throw this.#failure;
    const frame = encodeFrame(payload);
    try {
      await writeAll(this.#file, frame, this.#size);
    } catch (error) {
      await this.#rollBack(error);
      throw error;
    }
    try {
      await this.#file.datasync();
    } catch (error) {
      // After a failed sync, the state of the disk is unknown until a restart reads it.
      this.#failure = diskError(error);
      throw error;
    }
    this.#size += frame.length;
  }

  async #rollBack(cause: unknown): Promise<void> {
    try {
      await this.#file.truncate(this.#size);
    } catch {
      this.#failure = diskError(cause);
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
