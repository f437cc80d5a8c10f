import { inventorySchema, releaseInventoryPath, shellInventoryPath } from '@erm/portal-sdk/registry';
import { integrityOf } from '../build/files';
import { requirePortal } from '../publish/register-release';
import { readRegistry, type Site } from '../publish/site';
import type { SiteStore } from '../store/site-store';

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
      path: releaseInventoryPath(portal.name, release),
      digest: release.inventory,
    })),
  );
  if (name === undefined) {
    for (const digest of shell.inventories) {
      folders.push({ folder: 'shell', path: shellInventoryPath(digest), digest });
    }
  }
  const problems: string[] = [];
  for (const { folder, path, digest } of folders) {
    problems.push(...(await verifyFolder(site.store, folder, path, digest)));
  }
  return problems;
}

async function verifyFolder(
  store: SiteStore,
  folder: string,
  path: string,
  digest: string,
): Promise<string[]> {
  const stored = await store.read(path);
  if (!stored) return [`${path} is missing.`];
  if (integrityOf(stored.content) !== digest) return [`${path} is not what was published.`];
  const { files } = inventorySchema.parse(JSON.parse(stored.content.toString('utf8')));
  const problems = await Promise.all(
    Object.entries(files).map(async ([file, integrity]) => {
      const object = await store.read(`${folder}/${file}`);
      if (!object) return `${folder}/${file} is missing.`;
      return integrityOf(object.content) === integrity
        ? null
        : `${folder}/${file} is not what was published.`;
    }),
  );
  return problems.filter((problem) => problem !== null);
}
