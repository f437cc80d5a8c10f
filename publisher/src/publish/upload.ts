import { withCompressed } from '../build/compress';
import { integrityOf, type Files } from '../build/files';
import { PublishError } from '../publish-error';
import type { SiteStore } from '../store/site-store';

/** How many objects are on their way at once. */
const CONCURRENCY = 8;

/**
 * Uploads files with their compressed copies into a folder of the site and reads each back to be sure. An inventory
 * with the digest of each follows as the last one.
 * @param folder `portals/manager/1.0.0`, without slashes at its ends
 * @param inventoryPath where the inventory with this digest goes
 * @returns the digest of the inventory
 * @throws PublishError when a file exists with other content, or does not read back as it was written
 */
export async function uploadFolder(
  store: SiteStore,
  folder: string,
  files: Files,
  inventoryPath: (digest: string) => string,
): Promise<string> {
  const uploads = (
    await Promise.all([...files].map(([path, content]) => withCompressed(path, content)))
  ).flat();
  await inBatches(uploads, ([path, content]) => upload(store, `${folder}/${path}`, content));
  const listed = Object.fromEntries(uploads.map(([path, content]) => [path, integrityOf(content)]));
  const inventory = Buffer.from(`${JSON.stringify({ files: listed }, null, 2)}\n`);
  const digest = integrityOf(inventory);
  await upload(store, inventoryPath(digest), inventory);
  return digest;
}

async function upload(store: SiteStore, path: string, content: Buffer): Promise<void> {
  const existing = await store.read(path);
  if (existing?.content.equals(content)) return;
  if (existing) {
    throw new PublishError(
      `${path} is published already with other content. A version never changes: publish these files as a new one.`,
    );
  }
  await store.write(path, content);
  const written = await store.read(path);
  if (!written?.content.equals(content)) {
    throw new PublishError(`${path} did not arrive in ${store.address} as it was sent. Publish again.`);
  }
}

async function inBatches<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await task(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
