import { registrySchema, toPageRegistry, type PagePortal, type Registry } from '@erm/portal-sdk/registry';

/**
 * Reads `/portals.json`.
 * @throws when it is not a registry
 */
export async function readRegistry(init: RequestInit): Promise<Registry> {
  const response = await fetch('/portals.json', init);
  if (!response.ok) throw new Error(`/portals.json responded with ${response.status}`);
  return registrySchema.parse(await response.json());
}

/** The portals in `/portals.json`, as a page lists them. */
export async function readPortals(cache: RequestCache): Promise<readonly PagePortal[]> {
  return toPageRegistry(await readRegistry({ cache })).portals;
}
