import { releaseInventoryPath, type RegisteredPortal, type Release } from '@erm/portal-sdk/registry';
import { requireFile } from '../build/files';
import type { PortalBuild } from '../build/portal-build';
import { screensOf } from '../build/screens-of';
import { integrityOf } from '../registry/integrity';
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
  const path = (file: string) => `/portals/${name}/${record.version}/${file}`;
  const listed = (file: string) => ({ path: path(file), integrity: integrityOf(requireFile(files, file)) });
  return {
    ...record,
    ...{ commit, label, home, nav, prefetch },
    created: new Date().toISOString(),
    entry: path(record.entry),
    files: record.files.map(listed),
    screens: Object.fromEntries(
      Object.entries(screensOf(build)).map(([address, names]) => [address, names.map(listed)]),
    ),
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
