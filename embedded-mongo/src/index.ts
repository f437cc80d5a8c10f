import { Worker } from 'node:worker_threads';
import { lockFolder } from './storage/folder-lock';
import { locateWorker } from './locate-worker';
import type { WorkerMessage } from './worker';

export interface EmbeddedMongoOptions {
  /** The folder of the data; created when missing. One process may use it at a time. */
  readonly dataDir: string;
  /** Gets one line for each thing worth knowing; silent when left out. */
  readonly onLog?: (line: string) => void;
  /** The bundled worker; by default it is found as the README describes. */
  readonly workerUrl?: URL;
  /** Called when the store's thread ends by itself. By default the error is thrown and ends the process. */
  readonly onCrash?: (error: Error) => void;
}

export interface EmbeddedMongo {
  /** A connection string for the official driver; no further options are needed. */
  readonly uri: string;
  /** Ends connections and open transactions; all that was acknowledged is on disk already. */
  close(): Promise<void>;
}

/**
 * Starts the store in a thread of its own and resolves when it can be connected to. Rejects with a sentence
 * for a person when the folder is in use by another process or a file in it is damaged.
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const onLog = options.onLog ?? (() => undefined);
  const workerUrl = options.workerUrl ?? (await locateWorker());
  const unlock = lockFolder(options.dataDir);
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
          onLog('Embedded store started: for evaluation and tests, not for production');
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
          (options.onCrash ?? throwIt)(error);
        } else if (crash) reject(error);
        else unlock();
        onClosed();
      });
    });
  });
}

function throwIt(error: Error): never {
  throw error;
}
