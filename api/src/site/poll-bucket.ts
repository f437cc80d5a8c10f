import { setTimeout as wait } from 'node:timers/promises';
import { StoreFailure, type SiteReader, type StoredObject } from '@erm/publisher/reader';
import type { Logger } from 'pino';
import { ConfigError } from '../config-error';

/** The longest time until a publication is noticed. */
const INTERVAL_MS = 2000;
/** A bucket that fails is asked less and less often, but at least this often. */
const MAX_INTERVAL_MS = 30_000;
/** However many ask, the bucket is not asked more often than this. */
const MIN_INTERVAL_MS = 500;
/** The longest wait for an unresponsive bucket. */
const MAX_WAIT_MS = 2000;

/** An object of a bucket that is read anew every few seconds. */
export interface PolledObject {
  /**
   * The object as of the last successful read.
   * @throws if there was none
   */
  latest(): Promise<Buffer | null>;
  /** Waits for another read of the object, unless the bucket fails or does not respond. */
  catchUp(): Promise<void>;
  stop(): void;
}

/**
 * Reads an object now, and checks it for changes every few seconds, so that no page waits for the bucket. While the
 * bucket cannot be read, the last read stays in use.
 * @throws ConfigError if the bucket reports that it does not exist or may not be read
 */
export async function pollBucket(
  reader: SiteReader,
  path: string,
  logger: Logger,
  onFailure: () => void,
): Promise<PolledObject> {
  // Undefined until the bucket could be read once.
  let found: StoredObject | null | undefined;
  let failure: unknown;
  let failures = 0;
  let startedAt = 0;
  let reading = Promise.resolve();
  let queued: Promise<void> | undefined;
  const stopping = new AbortController();

  const pause = () => Math.min(INTERVAL_MS * 2 ** failures, MAX_INTERVAL_MS);

  async function readOnce(): Promise<void> {
    startedAt = performance.now();
    try {
      found = await reader.read(path, found ?? undefined);
      if (failures > 0) logger.info({ site: reader.address }, 'The bucket of the site can be read again');
      failures = 0;
    } catch (error) {
      failure = error;
      failures += 1;
      onFailure();
      logger.error(
        { err: error, failures, nextMs: pause() },
        `The registry cannot be read from ${reader.address}, so the last good one stays in use`,
      );
    }
  }

  /** One after the other, so that an older answer never replaces a newer one. */
  function poll(): Promise<void> {
    reading = reading.then(readOnce);
    return reading;
  }

  /** Callers share a read that has not started yet; a running one may return older data. */
  async function pollSoon(): Promise<void> {
    await wait(Math.max(0, startedAt + MIN_INTERVAL_MS - performance.now()));
    queued = undefined;
    await poll();
  }

  async function keepPolling(): Promise<void> {
    while (!stopping.signal.aborted) {
      await wait(pause(), undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) await poll();
    }
  }

  await poll();
  if (failure instanceof StoreFailure && failure.isFinal) {
    const address = JSON.stringify(reader.address);
    throw new ConfigError(
      `SITE_DIR is ${address}, but it must be a bucket that this process can read (${failure.message}).`,
    );
  }
  void keepPolling();
  return {
    latest: () =>
      found === undefined
        ? Promise.reject(new Error('It could not be read yet', { cause: failure }))
        : Promise.resolve(found?.content ?? null),
    async catchUp() {
      if (failures > 0) return;
      queued ??= pollSoon();
      await Promise.race([queued, wait(MAX_WAIT_MS, undefined, { ref: false })]);
    },
    stop: () => stopping.abort(),
  };
}
