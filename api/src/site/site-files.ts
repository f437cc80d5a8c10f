import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  inventorySchema,
  releaseInventoryPath,
  shellInventoryPath,
  type Inventory,
  type Registry,
} from '@erm/portal-sdk/registry';
import { integrityOf } from '@erm/publisher/registry';
import { LRUCache } from 'lru-cache';
import { hasCode } from '../errors/has-code';

const CACHE_BYTES = 64 * 1024 * 1024;

/** A file is not what was published, or is gone. */
export class TamperedFile extends Error {
  override readonly name = 'TamperedFile';
}

/** A published file in the encodings that were published of it. */
export interface SiteFile {
  digest: string;
  encodings: readonly string[];
  read(encoding: string): Promise<Buffer>;
}

/**
 * Finds the published files that a registry vouches for, and verifies each before it leaves. What no inventory lists
 * does not exist, whatever is in the folder.
 */
export function siteFiles(siteDir: string) {
  const contents = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (content) => content.length,
  });
  const inventories = new LRUCache<string, Promise<Inventory['files']>>({ max: 200 });

  async function readVerified(path: string, digest: string): Promise<Buffer> {
    const key = `${path} ${digest}`;
    const cached = contents.get(key);
    if (cached) return cached;
    const content = await readFile(join(siteDir, path)).catch((error: unknown) => {
      throw hasCode(error, 'ENOENT') ? new TamperedFile(`${path} is missing`) : error;
    });
    if (integrityOf(content) !== digest) throw new TamperedFile(`${path} is not what was published`);
    contents.set(key, content);
    return content;
  }

  function readInventory(path: string, digest: string): Promise<Inventory['files']> {
    const cached = inventories.get(path + digest);
    if (cached) return cached;
    const files = readVerified(path, digest).then(
      (content) => inventorySchema.parse(JSON.parse(content.toString('utf8'))).files,
    );
    // A failure is not remembered: the file may be on its way.
    files.catch(() => inventories.delete(path + digest));
    inventories.set(path + digest, files);
    return files;
  }

  /** The file that a path names; null if nothing of that name was published. */
  return async (registry: Registry, path: string): Promise<SiteFile | null> => {
    for (const { folder, inventory, digest } of inventoriesFor(registry, path)) {
      const files = await readInventory(inventory, digest);
      const name = path.slice(folder.length);
      const own = Object.hasOwn(files, name) ? files[name] : undefined;
      if (own === undefined) continue;
      const digestOf = (encoding: string) => files[name + (SUFFIXES[encoding] ?? '')] ?? '';
      return {
        digest: own,
        encodings: [...Object.keys(SUFFIXES).filter((encoding) => digestOf(encoding)), 'identity'],
        read: (encoding) => readVerified(path.slice(1) + (SUFFIXES[encoding] ?? ''), digestOf(encoding)),
      };
    }
    return null;
  };
}

/** File name endings of the compressed copies, by content encoding, the best first. */
const SUFFIXES: Record<string, string> = { br: '.br', gzip: '.gz' };

function inventoriesFor({ shell, portals }: Registry, path: string) {
  if (path.startsWith('/shell/')) {
    return shell.inventories.map((digest) => ({
      ...{ folder: '/shell/', inventory: shellInventoryPath(digest), digest },
    }));
  }
  const [, name, version] = /^\/portals\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
  const release = portals
    .find((portal) => portal.name === name)
    ?.releases.find((candidate) => candidate.version === version);
  if (!name || !release) return [];
  const inventory = releaseInventoryPath(name, release);
  return [{ folder: `/portals/${name}/${release.version}/`, inventory, digest: release.inventory }];
}
