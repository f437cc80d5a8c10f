import { releaseInventoryPath, shellInventoryPath } from '@erm/portal-sdk/registry';
import { requirePortal } from '../publish/register-release';
import { readRegistry, type Site } from '../publish/site';
import { readInventory, verifyFiles } from '../publish/verify-folder';

/**
 * Reads everything that the registry vouches for and compares it with its digests.
 * @param name only this portal; the shell and all portals without it
 * @returns one sentence for each problem
 */
export async function verifySite(site: Site, name?: string): Promise<string[]> {
  const registry = await readRegistry(site);
  const { shell } = registry;
  const portals = name === undefined ? registry.portals : [requirePortal(registry.portals, name)];
  const folders = portals.flatMap((portal) =>
    portal.releases.map((release) => ({
      folder: `portals/${portal.name}/${release.version}`,
      inventoryPath: releaseInventoryPath(portal.name, release),
      digest: release.inventory,
    })),
  );
  if (name === undefined) {
    for (const digest of shell.inventories) {
      folders.push({ folder: 'shell', inventoryPath: shellInventoryPath(digest), digest });
    }
  }
  const problems: string[] = [];
  for (const published of folders) {
    const files = await readInventory(site.store, published);
    if (typeof files === 'string') problems.push(files);
    else problems.push(...(await verifyFiles(site.store, published.folder, files)));
  }
  return problems;
}
