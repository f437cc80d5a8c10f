import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSite, type Site } from '../publish/site';
import { createSigningKey } from '../registry/keys';
import { directoryStore } from '../store/directory-store';

/** An empty site in a folder of its own, with its key outside of it. */
export interface TemporarySite extends Site {
  /** The folder that holds the site and the key. */
  root: string;
  siteDir: string;
  remove(): Promise<void>;
}

export async function temporarySite(): Promise<TemporarySite> {
  const root = await mkdtemp(join(tmpdir(), 'erm-site-'));
  const [siteDir, keyFile] = [join(root, 'site'), join(root, 'site-key.pem')];
  await createSigningKey(keyFile);
  const site = await openSite(directoryStore(siteDir), keyFile);
  return {
    ...site,
    root,
    siteDir,
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}
