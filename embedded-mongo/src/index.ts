import { Worker } from 'node:worker_threads';
import { locateWorker } from './locate-worker';
import { lockDirectory } from './storage/directory-lock';
import type { WorkerMessage } from './worker';

export interface EmbeddedMongoOptions {
  /** The folder that holds the data, created if it does not exist. Only one process can use it at a time. */
  readonly dataDir: string;
  /** Receives one line per event worth knowing about. */
  readonly onLog?: (line: string) => void;
  /** The bundled worker, if it is not where the README says. */
  readonly workerUrl?: URL;
  /** Called when the store's thread crashes. By default the error is thrown, which ends the process. */
  readonly onCrash?: (error: Error) => void;
}

export interface EmbeddedMongo {
  /** A connection string for the official driver; no further options are needed. */
  readonly uri: string;
  /** Closes connections and aborts open transactions. Everything acknowledged is already on disk. */
  close(): Promise<void>;
}

/**
 * Starts the store in its own thread and resolves once it accepts connections. Rejects with a message for people when
 * another process uses the folder or one of its files is damaged.
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const onLog = options.onLog ?? (() => undefined);
  const workerUrl = options.workerUrl ?? (await locateWorker());
  const unlock = lockDirectory(options.dataDir);
  try {
    return await runWorker(workerUrl, options, onLog, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function runWorker(
  workerUrl: URL,
  options: EmbeddedMongoOptions,
  onLog: (line: string) => void,
  unlock: () => void,
): Promise<EmbeddedMongo> {
  const worker = new Worker(workerUrl, { workerData: { dataDir: options.dataDir } });
  return new Promise((resolve, reject) => {
    let isRunning = false;
    let crash: Error | undefined;
    const closed = new Promise<void>((onClosed) => {
      worker.on('message', (message: WorkerMessage) => {
        if (message.type === 'log') onLog(message.line);
        else if (message.type === 'refused') {
          crash = new Error(message.reason);
          void worker.terminate();
        } else if (message.type === 'closed') {
          isRunning = false;
          void worker.terminate();
        } else {
          isRunning = true;
          onLog('Embedded store started. It is for evaluation and tests, not for production.');
          let closing: Promise<void> | undefined;
          const close = () => {
            if (isRunning) worker.postMessage('close');
            return closed;
          };
          resolve({ uri: message.uri, close: () => (closing ??= close()) });
        }
      });
      worker.on('error', (error) => {
        crash = error;
      });
      worker.on('exit', (code) => {
        const error = crash ?? new Error(`The embedded store's thread ended with code ${code}`);
        if (isRunning) {
          unlock();
          (options.onCrash ?? rethrow)(error);
        } else if (crash) reject(error);
        else unlock();
        onClosed();
      });
    });
  });
}

function rethrow(error: Error): never {
  throw error;
}
