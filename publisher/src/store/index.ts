import { resolve } from 'node:path';
import { isBucket } from './address';
import { directoryStore } from './directory-store';
import type { SiteStore } from './site-store';

export type { SiteStore, StoredFile } from './site-store';

/** Opens the site at `s3://bucket/prefix`, or in a folder. */
export async function openStore(address: string): Promise<SiteStore> {
  if (!isBucket(address)) return directoryStore(resolve(address));
  // The client of S3 takes longer to load than most publications run.
  const { s3Store } = await import('./s3-store');
  return s3Store(address);
}
