import type { Inventory } from '@erm/portal-sdk/registry';
import pMap, { pMapSkip } from 'p-map';
import { withCompressed } from '../build/compress';
import type { Files } from '../build/files';
import { PublishError } from '../publish-error';
import { hasIntegrity, integrityOf, type Algorithm } from '../registry/integrity';
import type { SiteStore } from '../store/site-store';
import { readInventory, verifyFiles } from './verify-folder';

/** Number of concurrent uploads. */
const CONCURRENCY = 8;

interface Target {
  /** `portals/manager/1.0.0`, without slashes at its ends. */
  folder: string;
  /** Where the inventory with this digest goes. */
  inventoryPath(digest: string): string;
  /** Digests of inventories that the registry vouches for already. */
  published: readonly string[];
}

/** A folder of the site that is ready to be sent. */
export interface PackedFolder {
  /** The digest of its inventory. */
  digest: string;
  /**
   * Files that the site lacks, or could prune at any moment because no inventory lists them yet. The inventory comes
   * last.
   */
  uploads: readonly (readonly [path: string, content: Buffer])[];
}

/**
 * Packs files for a folder of the site: compresses them and lists their digests in an inventory. Sends nothing. Files
 * that are already published intact are not compressed again.
 * @throws PublishError when a file exists with other content
 */
export async function packFolder(
  store: SiteStore,
  files: Files,
  { folder, inventoryPath, published }: Target,
): Promise<PackedFolder> {
  const kept = new Map<string, string>();
  for (const digest of published) {
    const listed = await readInventory(store, { inventoryPath: inventoryPath(digest), digest });
    if (typeof listed === 'string') continue;
    if (await isPublished(store, folder, files, listed)) return { digest, uploads: [] };
    for (const [path, integrity] of Object.entries(listed)) kept.set(`${folder}/${path}`, integrity);
  }
  const packed = (
    await Promise.all([...files].map(([path, content]) => withCompressed(path, content)))
  ).flat();
  // The inventory that an earlier publisher has made of the same files stays, as the version does not change.
  const earlier = listFiles(packed, 'sha384');
  const stored = await store.read(inventoryPath(earlier.digest));
  const isKept = published.includes(earlier.digest) || stored?.content.equals(earlier.inventory);
  const { inventory, digest } = isKept ? earlier : listFiles(packed, 'sha256');
  const objects = [
    ...packed.map(([path, content]) => [`${folder}/${path}`, content] as const),
    [inventoryPath(digest), inventory] as const,
  ];
  const uploads = await pMap(
    objects,
    async ([path, content]) => {
      const before = kept.get(path);
      const isSafe = before !== undefined && hasIntegrity(content, before);
      return (await isStored(store, path, content)) && isSafe ? pMapSkip : ([path, content] as const);
    },
    { concurrency: CONCURRENCY },
  );
  return { digest, uploads };
}

/**
 * Sends a packed folder and reads each object back to be sure. The inventory follows when everything else is there.
 * @throws PublishError when a file has come to exist with other content, or does not read back as it was written
 */
export async function sendFolder(store: SiteStore, { uploads }: PackedFolder): Promise<void> {
  const last = uploads.at(-1);
  const send = ([path, content]: PackedFolder['uploads'][number]) => upload(store, path, content);
  await pMap(uploads.slice(0, -1), send, { concurrency: CONCURRENCY });
  if (last) await send(last);
}

function listFiles(
  packed: readonly (readonly [path: string, content: Buffer])[],
  algorithm: Algorithm,
): { inventory: Buffer; digest: string } {
  const files = Object.fromEntries(packed.map(([path, content]) => [path, integrityOf(content, algorithm)]));
  const inventory = Buffer.from(`${JSON.stringify({ files }, null, 2)}\n`);
  return { inventory, digest: integrityOf(inventory, algorithm) };
}

async function isPublished(
  store: SiteStore,
  folder: string,
  files: Files,
  listed: Inventory['files'],
): Promise<boolean> {
  const originals = Object.keys(listed).filter((path) => !/\.(br|gz)$/.test(path));
  if (originals.length !== files.size) return false;
  const isListed = ([path, content]: [string, Buffer]) => {
    const integrity = listed[path];
    return integrity !== undefined && hasIntegrity(content, integrity);
  };
  if (![...files].every(isListed)) return false;
  return (await verifyFiles(store, folder, listed)).length === 0;
}

/** @throws PublishError when it is stored with other content */
async function isStored(store: SiteStore, path: string, content: Buffer): Promise<boolean> {
  const existing = await store.read(path);
  if (!existing) return false;
  if (existing.content.equals(content)) return true;
  throw new PublishError(
    `${path} is published already with other content. A version never changes: publish these files as a new one.`,
  );
}

async function upload(store: SiteStore, path: string, content: Buffer): Promise<void> {
  await isStored(store, path, content);
  await store.write(path, content);
  const written = await store.read(path);
  if (!written?.content.equals(content)) {
    throw new PublishError(`${path} did not arrive in ${store.address} as it was sent. Publish again.`);
  }
}
