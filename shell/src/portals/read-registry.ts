import { registrySchema, toPageRegistry, type PageRegistry } from '@erm/portal-sdk/registry';

/**
 * Reads `/portals.json`.
 * @throws when it is not a registry
 */
export async function readRegistry(cache: RequestCache): Promise<PageRegistry> {
  const response = await fetch('/portals.json', { cache });
  if (!response.ok) throw new Error(`/portals.json responded with ${response.status}`);
  return toPageRegistry(registrySchema.parse(await response.json()));
}
