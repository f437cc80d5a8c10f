import { existsSync } from 'node:fs';
import { PublishError } from '../publish-error';
import { createSigningKey } from '../registry/keys';
import { REGISTRY_PATH } from '../registry/signed-registry';
import type { SiteStore } from '../store/site-store';

/** How to start over with a lost key. */
export const START_ANEW =
  'To start anew without the versions and the other portals published so far, add --replace-registry; a copy of the registry stays.';

/**
 * Creates the signing key for a first publication. A site that is published has a key already, and nobody would trust
 * what another one signs.
 * @param replacing whether the registry there is may be replaced
 * @throws PublishError when the key of a published site is not in `keyFile`
 */
export async function ensureSigningKey(store: SiteStore, keyFile: string, replacing: boolean): Promise<void> {
  const isFirst = !(await store.read(REGISTRY_PATH));
  if (isFirst || replacing || existsSync(keyFile)) return createSigningKey(keyFile);
  throw new PublishError(
    `${store.address} is published, but its signing key is not in ${keyFile}. Put it there, or name its file in ` +
      `SITE_SIGNING_KEY. ${START_ANEW}`,
  );
}
