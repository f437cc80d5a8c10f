import { resolve } from 'node:path';
import { openSite, type Site } from '../publish/site';
import { ensureSigningKey } from '../publish/signing-key';
import { openStore } from '../store';

/**
 * Opens the site that the environment names.
 * @param first for a first publication: creates the key, or replaces a lost one
 */
export async function siteIn(env: NodeJS.ProcessEnv, first?: { replacing: boolean }): Promise<Site> {
  const dataDir = resolve(env['DATA_DIR'] || '.data');
  const store = await openStore(env['SITE_DIR'] || `${dataDir}/site`);
  const keyFile = resolve(env['SITE_SIGNING_KEY'] || `${dataDir}/site-key.pem`);
  if (first) await ensureSigningKey(store, keyFile, first.replacing);
  const publicKeyFile = env['SITE_PUBLIC_KEYS'] ? resolve(env['SITE_PUBLIC_KEYS']) : undefined;
  return openSite(store, keyFile, publicKeyFile);
}
