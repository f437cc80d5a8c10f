import { inventorySchema, type Inventory } from '@erm/portal-sdk/registry';
import { hasIntegrity } from '../registry/integrity';
import type { SiteStore } from '../store/site-store';

/** The digests in an inventory, or one sentence if it is not the one that the registry vouches for. */
export async function readInventory(
  store: SiteStore,
  { inventoryPath, digest }: { inventoryPath: string; digest: string },
): Promise<Inventory['files'] | string> {
  const stored = await store.read(inventoryPath);
  if (!stored) return `${inventoryPath} is missing.`;
  if (!hasIntegrity(stored.content, digest)) return `${inventoryPath} is not what was published.`;
  return inventorySchema.parse(JSON.parse(stored.content.toString('utf8'))).files;
}

/**
 * Compares the files of a folder with their digests.
 * @returns one sentence for each problem
 */
export async function verifyFiles(
  store: SiteStore,
  folder: string,
  files: Inventory['files'],
): Promise<string[]> {
  const problems = await Promise.all(
    Object.entries(files).map(async ([file, integrity]) => {
      const object = await store.read(`${folder}/${file}`);
      if (!object) return `${folder}/${file} is missing.`;
      return hasIntegrity(object.content, integrity) ? null : `${folder}/${file} is not what was published.`;
    }),
  );
  return problems.filter((problem) => problem !== null);
}
