import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishSite } from '../commands/publish-site';
import { openSite, type Site } from '../publish/site';
import { createSigningKey } from '../registry/keys';
import { openStore } from '../store';
import { samplePortal, sampleShell } from './sample-builds';

/** An empty site, with its key outside of it. */
export interface TemporarySite extends Site {
  /** The folder that holds the key, and the site if that is not in a bucket. */
  root: string;
  /** A folder, or the address in a bucket. */
  siteDir: string;
  remove(): Promise<void>;
}

/** @param address of an empty place in a bucket; without one, the site is in a folder of its own */
export async function temporarySite(address?: string): Promise<TemporarySite> {
  const root = await mkdtemp(join(tmpdir(), 'erm-site-'));
  const [siteDir, keyFile] = [address ?? join(root, 'site'), join(root, 'site-key.pem')];
  await createSigningKey(keyFile);
  const site = await openSite(await openStore(siteDir), keyFile);
  return {
    ...site,
    root,
    siteDir,
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** A temporary site with a shell, and with version 1.0.0 of these portals. */
export async function publishedSite(...names: string[]): Promise<TemporarySite> {
  const site = await temporarySite();
  const portals = names.map((name) => samplePortal(name, '1.0.0'));
  await publishSite(site, { shell: sampleShell(), portals, commit: null });
  return site;
}
