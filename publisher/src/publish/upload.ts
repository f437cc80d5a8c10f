import pMap from 'p-map';
import { withCompressed } from '../build/compress';
import type { Files } from '../build/files';
import { PublishError } from '../publish-error';
import { integrityOf } from '../registry/integrity';
import type { SiteStore } from '../store/site-store';
import { readInventory, verifyFiles, type PublishedFolder } from './verify-folder';

/** How many objects are on their way at once. */
const CONCURRENCY = 8;

interface Target {
  /** `portals/manager/1.0.0`, without slashes at its ends. */
  folder: string;
  /** Where the inventory with this digest goes. */
  inventoryPath(digest: string): string;
  /** Digests of inventories that the registry vouches for already. */
  published: readonly string[];
}

/**
 * Uploads files with their compressed copies into a folder of the site and reads each back to be sure. An inventory
 * with the digest of each follows as the last one. What is published and whole is neither compressed nor sent again.
 * @returns the digest of the inventory
 * @throws PublishError when a file exists with other content, or does not read back as it was written
 */
export async function uploadFolder(
  store: SiteStore,
  files: Files,
  { folder, inventoryPath, published }: Target,
): Promise<string> {
  for (const digest of published) {
    const known = { folder, inventoryPath: inventoryPath(digest), digest };
    if (await isPublished(store, files, known)) return digest;
  }
  const uploads = (
    await Promise.all([...files].map(([path, content]) => withCompressed(path, content)))
  ).flat();
  const send = ([path, content]: [string, Buffer]) => upload(store, `${folder}/${path}`, content);
  await pMap(uploads, send, { concurrency: CONCURRENCY });
  const listed = Object.fromEntries(uploads.map(([path, content]) => [path, integrityOf(content)]));
  const inventory = Buffer.from(`${JSON.stringify({ files: listed }, null, 2)}\n`);
  const digest = integrityOf(inventory);
  await upload(store, inventoryPath(digest), inventory);
  return digest;
}

async function isPublished(store: SiteStore, files: Files, published: PublishedFolder): Promise<boolean> {
  const listed = await readInventory(store, published);
  if (typeof listed === 'string') return false;
  const originals = Object.keys(listed).filter((path) => !/\.(br|gz)$/.test(path));
  if (originals.length !== files.size) return false;
  if ([...files].some(([path, content]) => listed[path] !== integrityOf(content))) return false;
  return (await verifyFiles(store, published.folder, listed)).length === 0;
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
