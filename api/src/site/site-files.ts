import {
  inventorySchema,
  releaseInventoryPath,
  shellInventoryPath,
  type Inventory,
  type Registry,
} from '@erm/portal-sdk/registry';
import { hasIntegrity } from '@erm/publisher/registry';
import { LRUCache } from 'lru-cache';
import type { PublishedSite } from './open-site';

const CACHE_BYTES = 64 * 1024 * 1024;
/** Approximate size of an entry besides its content. The size of an empty file must not be 0. */
const ENTRY_BYTES = 200;

/** A file is missing or differs from what was published. */
export class TamperedFile extends Error {
  override readonly name = 'TamperedFile';
}

/** A published file in the encodings that were published of it. */
export interface SiteFile {
  digest: string;
  encodings: readonly string[];
  read(encoding: string): Promise<Buffer>;
}

/** The file to read and its expected digest. */
interface Wanted {
  path: string;
  digest: string;
}

/**
 * Finds the published files that a registry vouches for, and verifies each before sending it. Files in no inventory do
 * not exist, whatever the site contains. Concurrent requests for a file share one read.
 */
export function siteFiles(site: Pick<PublishedSite, 'read'>) {
  const contents = new LRUCache<string, Buffer, Wanted>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (content) => content.length + ENTRY_BYTES,
    fetchMethod: (_key, _stale, { context }) => readVerified(context),
    // Room for others must not end a read that somebody waits for.
    ignoreFetchAbort: true,
  });
  // A failure is not remembered: the file may be on its way.
  const inventories = new LRUCache<string, Inventory['files'], Wanted>({
    max: 200,
    fetchMethod: async (_key, _stale, { context }) => {
      const content = await readVerified(context);
      return inventorySchema.parse(JSON.parse(content.toString('utf8'))).files;
    },
    ignoreFetchAbort: true,
  });

  async function readVerified({ path, digest }: Wanted): Promise<Buffer> {
    const content = await site.read(path);
    if (!content) throw new TamperedFile(`${path} is missing`);
    if (!hasIntegrity(content, digest)) throw new TamperedFile(`${path} is not what was published`);
    return content;
  }

  /** The file at a path; null if none was published there. */
  return async (registry: Registry, path: string): Promise<SiteFile | null> => {
    for (const { folder, inventory, digest } of inventoriesFor(registry, path)) {
      const files = await find(inventories, { path: inventory, digest });
      const name = path.slice(folder.length);
      const own = Object.hasOwn(files, name) ? files[name] : undefined;
      if (own === undefined) continue;
      const digestOf = (encoding: string) => files[name + (SUFFIXES[encoding] ?? '')] ?? '';
      return {
        digest: own,
        encodings: [...Object.keys(SUFFIXES).filter((encoding) => digestOf(encoding)), 'identity'],
        read: (encoding) => {
          const stored = path.slice(1) + (SUFFIXES[encoding] ?? '');
          return find(contents, { path: stored, digest: digestOf(encoding) });
        },
      };
    }
    return null;
  };
}

const find = <Value extends object>(cache: LRUCache<string, Value, Wanted>, wanted: Wanted): Promise<Value> =>
  cache.forceFetch(`${wanted.path} ${wanted.digest}`, { context: wanted });

/** File name endings of the compressed copies, by content encoding, the best first. */
const SUFFIXES: Record<string, string> = { br: '.br', gzip: '.gz' };

function inventoriesFor({ shell, portals }: Registry, path: string) {
  if (path.startsWith('/shell/')) {
    return shell.inventories.map((digest) => ({
      folder: '/shell/',
      inventory: shellInventoryPath(digest),
      digest,
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
