import { releaseInventoryPath, type Release } from '@erm/portal-sdk/registry';
import { integrityOf } from '../build/files';
import type { PortalBuild } from '../build/portal-build';
import { PublishError } from '../publish-error';
import type { SiteStore } from '../store/site-store';
import { checkBudget } from './checks';
import { uploadFolder } from './upload';

/**
 * Uploads the files of a build, where nobody looks for them yet.
 * @returns the release that the registry may list now
 */
export async function prepareRelease(
  store: SiteStore,
  build: PortalBuild,
  commit: string | null,
): Promise<Release> {
  await checkBudget(build);
  const { name } = build.manifest;
  const release = describe(build, commit);
  const folder = `portals/${name}/${release.version}`;
  const inventory = await uploadFolder(store, folder, build.files, () => releaseInventoryPath(name, release));
  return { ...release, inventory };
}

/** The release as it will be, but for its inventory. */
export function describe(
  { manifest, record, files }: PortalBuild,
  commit: string | null,
): Omit<Release, 'inventory'> {
  const { name, label, home, nav, prefetch } = manifest;
  const path = (file: string) => `/portals/${name}/${record.version}/${file}`;
  return {
    ...record,
    ...{ commit, label, home, nav, prefetch },
    created: new Date().toISOString(),
    entry: path(record.entry),
    files: record.files.map((file) => {
      const content = files.get(file);
      if (!content) throw new PublishError(`The build names ${file}, which is not among its files.`);
      return { path: path(file), integrity: integrityOf(content) };
    }),
  };
}
