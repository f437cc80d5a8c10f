import { Worker } from 'node:worker_threads';
import { lockDirectory } from './storage/directory-lock';
import type { WorkerMessage } from './worker';

export interface EmbeddedMongoOptions {
  /** The folder of the data files, created if it does not exist. Only one process can use it at a time. */
  readonly dataDir: string;
  /** Receives one line per noteworthy event. */
  readonly onLog?: (line: string) => void;
  /** The bundled worker, if it is not in the location that the README describes. */
  readonly workerUrl?: URL;
  /** Called when the store's thread crashes. By default the error is thrown, which ends the process. */
  readonly onCrash?: (error: Error) => void;
}

export interface EmbeddedMongo {
  /** A connection string for the official driver; no further options are needed. */
  readonly uri: string;
  /** Closes all connections and aborts open transactions. Everything acknowledged is already on disk. */
  close(): Promise<void>;
}

/**
 * Starts the store in its own thread and resolves once it accepts connections. Rejects with a human-readable message if
 * another process uses the folder or one of its files is damaged.
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const workerUrl = options.workerUrl ?? (await locateWorker());
  const unlock = lockDirectory(options.dataDir);
  try {
    const worker = new Worker(workerUrl, { workerData: { dataDir: options.dataDir } });
    return await runWorker(worker, options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Finds the worker next to the bundle, or builds it from the sources into a cache. */
async function locateWorker(): Promise<URL> {
  if (!import.meta.url.endsWith('.ts')) return new URL('./embedded-mongo-worker.js', import.meta.url);
  // Not a literal, so that bundlers do not follow the import.
  const builder = new URL('../build-worker.mjs', import.meta.url).href;
  const { cachedWorker } = (await import(/* @vite-ignore */ builder)) as { cachedWorker: () => Promise<URL> };
  return cachedWorker();
}

function runWorker(
  worker: Worker,
  { onLog = () => undefined, onCrash = rethrow }: EmbeddedMongoOptions,
  unlock: () => void,
): Promise<EmbeddedMongo> {
  let state: 'starting' | 'running' | 'closing' = 'starting';
  let failure = new Error("The embedded store's thread exited unexpectedly");
  worker.on('error', (error) => {
    failure = error;
  });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const close = () => {
    if (state === 'running') worker.postMessage('close');
    state = 'closing';
    return exited;
  };
  return new Promise((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'log') return onLog(message.line);
      state = 'running';
      onLog('Embedded store started. It is for evaluation and tests, not for production.');
      resolve({ uri: message.uri, close });
    });
    worker.once('exit', (code) => {
      if (state === 'starting') return reject(failure);
      unlock();
      if (state === 'running' || code !== 0) onCrash(failure);
    });
  });
}

function rethrow(error: Error): never {
  throw error;
}
