import { shellInventoryPath } from '@erm/portal-sdk/registry';
import pMap from 'p-map';
import { readRegistry, type Site } from '../publish/site';
import { readInventory } from '../publish/verify-folder';
import type { StoredFile } from '../store';

export interface PruneOptions {
  /** Keeps files written within this many days. */
  days: number;
  /** Only reports what would be deleted. */
  dryRun: boolean;
  /** In milliseconds since 1970. */
  now?: number;
}

const DAY_MS = 24 * 60 * 60_000;
const CONCURRENCY = 8;
/** The folder of a release. Whatever else lies among them stays. */
const RELEASE = /^portals\/[a-z][a-z0-9-]*\/[0-9A-Za-z][0-9A-Za-z.+-]*(?=\/)/;

/**
 * Deletes releases and shell files that the registry does not list, if they are old enough. A publication rewrites all
 * of its unlisted files, so a running one loses none.
 * @returns what was deleted, or would be
 */
export async function prune(site: Site, { days, dryRun, now = Date.now() }: PruneOptions): Promise<string> {
  const before = now - days * DAY_MS;
  const gone: StoredFile[] = [];
  const lines: string[] = [];
  const drop = async (name: string, files: readonly StoredFile[]) => {
    if (files.length === 0) return;
    if (!dryRun) await pMap(files, ({ path }) => site.store.remove(path), { concurrency: CONCURRENCY });
    gone.push(...files);
    lines.push(`  ${name}: ${sizeOf(files)}`);
  };
  for (const folder of (await unlistedReleases(site, 'portals', before)).keys()) {
    // Checks again, because it may have been published in the meantime.
    const files = (await unlistedReleases(site, folder, before)).get(folder);
    await drop(folder, files ?? []);
  }
  const ofShell = await unlistedOfShell(site, before);
  if (typeof ofShell === 'string') lines.push(`  Nothing of the shell, because ${ofShell}`);
  else await drop('shell', ofShell);
  const outcome = dryRun ? 'Would delete' : 'Deleted';
  const sum = gone.length > 0 ? sizeOf(gone) : `nothing: the registry lists what is older than ${days} days`;
  return [`${outcome} ${sum}.`, ...lines].join('\n');
}

/** The files of each release below a folder that the registry does not list, if all of them are old. */
async function unlistedReleases(
  site: Site,
  below: string,
  before: number,
): Promise<Map<string, StoredFile[]>> {
  const { portals } = await readRegistry(site);
  const listed = new Set(
    portals.flatMap(({ name, releases }) => releases.map(({ version }) => `portals/${name}/${version}`)),
  );
  const folders = new Map<string, StoredFile[]>();
  for (const file of await site.store.list(below)) {
    const folder = RELEASE.exec(file.path)?.[0];
    if (folder === undefined || listed.has(folder)) continue;
    const files = folders.get(folder);
    if (files) files.push(file);
    else folders.set(folder, [file]);
  }
  return new Map([...folders].filter(([, files]) => files.every(({ modified }) => modified < before)));
}

/** The old files of the shell that no inventory lists, or why nobody can know them. */
async function unlistedOfShell(site: Site, before: number): Promise<StoredFile[] | string> {
  const { shell } = await readRegistry(site);
  const listed = new Set<string>();
  for (const digest of shell.inventories) {
    const inventoryPath = shellInventoryPath(digest);
    const files = await readInventory(site.store, { inventoryPath, digest });
    if (typeof files === 'string') return files;
    for (const path of [inventoryPath, ...Object.keys(files).map((file) => `shell/${file}`)])
      listed.add(path);
  }
  const stored = await site.store.list('shell');
  return stored.filter(({ path, modified }) => !listed.has(path) && modified < before);
}

function sizeOf(files: readonly StoredFile[]): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return `${files.length} files, ${Math.ceil(bytes / 1000)} kB`;
}
