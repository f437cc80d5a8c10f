import { releaseInventoryPath, type RegisteredPortal, type Release } from '@erm/portal-sdk/registry';
import type { PortalBuild } from '../build/portal-build';
import { screensOf } from '../build/screens-of';
import { siteFiles, siteFilesByKey } from '../build/site-files';
import type { SiteStore } from '../store/site-store';
import { checkBudget } from './checks';
import { uploadFolder } from './upload';

/** A release whose files are not uploaded yet. */
export type Draft = Omit<Release, 'inventory'>;

/** The release that a build will be. */
export function draftRelease(build: PortalBuild, commit: string | null): Draft {
  const { manifest, files } = build;
  const { name, label, home, nav, prefetch } = manifest;
  const { chunks: _, ...record } = build.record;
  const folder = `/portals/${name}/${record.version}/`;
  return {
    ...record,
    ...{ commit, label, home, nav, prefetch },
    created: new Date().toISOString(),
    entry: folder + record.entry,
    files: siteFiles(files, folder, record.files),
    screens: siteFilesByKey(files, folder, screensOf(build)),
  };
}

/**
 * Uploads the files of a build, where nobody looks for them yet.
 * @param known the portal as it is registered
 * @returns the release that the registry may list now
 */
export async function prepareRelease(
  store: SiteStore,
  build: PortalBuild,
  draft: Draft,
  known: RegisteredPortal | undefined,
): Promise<Release> {
  await checkBudget(build);
  const { name } = build.manifest;
  const registered = known?.releases.filter(({ version }) => version === draft.version) ?? [];
  const inventory = await uploadFolder(store, build.files, {
    folder: `portals/${name}/${draft.version}`,
    inventoryPath: () => releaseInventoryPath(name, draft),
    published: registered.map((release) => release.inventory),
  });
  return { ...draft, inventory };
}
