import { openReader, type SiteReader } from '@erm/publisher/reader';
import { REGISTRY_PATH } from '@erm/publisher/registry';
import type { Logger } from 'pino';
import { Counter, type Registry as Metrics } from 'prom-client';
import { pollBucket } from './poll-bucket';

/** The published site, as this process reads it. */
export interface PublishedSite extends Pick<SiteReader, 'address' | 'list'> {
  /** The content of a file; null if it is not there. */
  read(path: string): Promise<Buffer | null>;
  /** The current registry of a folder, or a bucket's from a moment ago; null if nothing is published. */
  readRegistry(): Promise<Buffer | null>;
  /** Waits until a registry that another process has read already is the one that is read here. */
  catchUp(): Promise<void>;
  close(): void;
}

/** The folder or the bucket cannot be read at the moment. */
export class UnreadableSite extends Error {
  override readonly name = 'UnreadableSite';
}

/**
 * Opens the site in a folder or a bucket.
 * @throws ConfigError if it is in a bucket that does not exist or may not be read
 */
export async function openSite(address: string, logger: Logger, metrics: Metrics): Promise<PublishedSite> {
  const failures = new Counter({
    name: 'site_read_failures_total',
    help: 'Reads of the published site that failed: the folder or the bucket cannot be read',
    registers: [metrics],
  });
  const reader = await openReader(address);

  function fail(error: unknown): never {
    failures.inc();
    throw new UnreadableSite(error instanceof Error ? error.message : address, { cause: error });
  }
  const read = async (path: string) => (await reader.read(path).catch(fail))?.content ?? null;
  const site = {
    address: reader.address,
    read,
    list: (folder: string) => reader.list(folder).catch(fail),
  };
  if (reader.isLocal) {
    return { ...site, readRegistry: () => read(REGISTRY_PATH), catchUp: () => Promise.resolve(), close() {} };
  }
  const registry = await pollBucket(reader, REGISTRY_PATH, logger, () => failures.inc());
  return { ...site, readRegistry: registry.latest, catchUp: registry.catchUp, close: registry.stop };
}
