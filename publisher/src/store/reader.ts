import { resolve } from 'node:path';
import { isBucket } from './address';
import { directoryReader } from './directory-reader';
import type { SiteReader } from './site-store';

export { isBucket, isSiteAddress } from './address';
export { StoreFailure, type SiteReader, type StoredObject } from './site-store';

/** Opens the site at `s3://bucket/prefix`, or in a folder, for reading alone. */
export async function openReader(address: string): Promise<SiteReader> {
  if (!isBucket(address)) return directoryReader(resolve(address));
  // A server that reads a folder starts without the client of S3.
  const { s3Reader } = await import('./s3-reader');
  return s3Reader(address);
}
