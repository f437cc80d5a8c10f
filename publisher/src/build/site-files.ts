import type { SiteFile } from '@erm/portal-sdk/registry';
import { integrityOf } from '../registry/integrity';
import { requireFile, type Files } from './files';

/**
 * Files of a build as a registry lists them, with their digests.
 * @param folder where they are on the site, with slashes at both ends
 * @throws PublishError when one is not among the files
 */
export function siteFiles(files: Files, folder: string, names: readonly string[]): SiteFile[] {
  return names.map((name) => ({ path: folder + name, integrity: integrityOf(requireFile(files, name)) }));
}

/** The same of several lists. */
export function siteFilesByKey(
  files: Files,
  folder: string,
  lists: Readonly<Record<string, readonly string[]>>,
): Record<string, SiteFile[]> {
  return Object.fromEntries(
    Object.entries(lists).map(([key, names]) => [key, siteFiles(files, folder, names)]),
  );
}
