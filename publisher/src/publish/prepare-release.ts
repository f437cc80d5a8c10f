import { releaseInventoryPath, type RegisteredPortal, type Release } from '@erm/portal-sdk/registry';
import type { PortalBuild } from '../build/portal-build';
import { screensOf } from '../build/screens-of';
import { siteFiles, siteFilesByKey } from '../build/site-files';
import type { SiteStore } from '../store/site-store';
import { checkBudget } from './checks';
import { packFolder, type PackedFolder } from './upload';

/** The release that a build will be. */
function draftRelease(build: PortalBuild, commit: string | null): Omit<Release, 'inventory'> {
  const { manifest, files } = build;
  const { name, label, home, nav, prefetch } = manifest;
  const { chunks: _, ...record } = build.record;
  const folder = `/portals/${name}/${record.version}/`;
  return {
    ...record,
    commit,
    label,
    home,
    nav,
    prefetch,
    created: new Date().toISOString(),
    entry: folder + record.entry,
    files: siteFiles(files, folder, record.files),
    screens: siteFilesByKey(files, folder, screensOf(build)),
  };
}

/** A release with its files, which are not sent yet. */
export interface PackedRelease {
  release: Release;
  packed: PackedFolder;
}

/**
 * Packs a build. Nothing is sent before the registry is known to accept it.
 * @param known the portal as registered
 * @throws PublishError when a page is over the budget, or a file exists with other content
 */
export async function packRelease(
  store: SiteStore,
  build: PortalBuild,
  commit: string | null,
  known: RegisteredPortal | undefined,
): Promise<PackedRelease> {
  await checkBudget(build);
  const draft = draftRelease(build, commit);
  const { name } = build.manifest;
  const registered = known?.releases.filter(({ version }) => version === draft.version) ?? [];
  const packed = await packFolder(store, build.files, {
    folder: `portals/${name}/${draft.version}`,
    inventoryPath: () => releaseInventoryPath(name, draft),
    published: registered.map((release) => release.inventory),
  });
  return { release: { ...draft, inventory: packed.digest }, packed };
}
