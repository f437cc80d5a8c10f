import { isDeepStrictEqual } from 'node:util';
import {
  PREVIOUS_VERSIONS,
  shellInventoryPath,
  type RegisteredPortal,
  type ShellRecord,
} from '@erm/portal-sdk/registry';
import { integrityOf, type Files } from '../build/files';
import type { PortalBuild } from '../build/portal-build';
import type { ShellBuild } from '../build/shell-build';
import { checkIdentity, checkShell } from '../publish/checks';
import { prepareRelease } from '../publish/prepare-release';
import { findPortal, registerRelease, withPortal } from '../publish/register-release';
import { changeRegistry, readRegistry, type RegistryContent, type Site } from '../publish/site';
import { uploadFolder } from '../publish/upload';
import { PublishError } from '../publish-error';
import { REGISTRY_PATH, RegistryRejected } from '../registry/signed-registry';

export interface SiteBuild {
  shell: ShellBuild;
  portals: readonly PortalBuild[];
  commit: string | null;
}

/**
 * Publishes the shell and some portals in one step; other portals stay as they are. A version that was taken back or
 * only staged does not become current by this, so starting the product again does not undo a rollback. A registry that
 * does not verify is replaced, and its history is lost.
 * @returns one sentence for each thing that is not as one would expect
 */
export async function publishSite(site: Site, { shell, portals, commit }: SiteBuild): Promise<string[]> {
  const digest = await uploadFolder(site.store, 'shell', shell.files, shellInventoryPath);
  const releases = await Promise.all(
    portals.map(async (build) => ({
      manifest: build.manifest,
      release: await prepareRelease(site.store, build, commit),
    })),
  );
  const notes: string[] = [];
  const apply = (registry: RegistryContent): RegistryContent => {
    notes.length = 0;
    const record = describeShell(shell, digest, registry.shell.inventories);
    let published = registry.portals;
    for (const { manifest, release } of releases) {
      const { name } = manifest;
      checkIdentity(manifest, { portals: published });
      checkShell(name, release, record);
      const known = findPortal(published, name);
      if (known && isHeldBack(known, release.version)) {
        notes.push(
          `${name} ${release.version} was taken back or only staged, so ${known.current} stays current.`,
        );
      } else {
        published = withPortal(published, registerRelease(known, manifest, release, false));
      }
    }
    return { shell: record, portals: published };
  };
  const exists = (await site.store.read(REGISTRY_PATH)) !== null;
  const problem = exists ? await readRegistry(site).then(() => null, rejection) : null;
  const change = (before: RegistryContent): RegistryContent | null => {
    const after = apply(before);
    return isDeepStrictEqual(after, before) ? null : after;
  };
  await changeRegistry(site, change, { shell: describeShell(shell, digest, []), portals: [] });
  return problem === null ? notes : [`The registry was started anew. ${problem}.`, ...notes];
}

/** A release that is known, but that nobody shall get. */
function isHeldBack({ current, previous, releases }: RegisteredPortal, version: string): boolean {
  return (
    version !== current && !previous.includes(version) && releases.some((known) => known.version === version)
  );
}

function rejection(error: unknown): string {
  if (error instanceof RegistryRejected) return error.message;
  throw error;
}

function describeShell(
  { record, files }: ShellBuild,
  inventory: string,
  earlier: readonly string[],
): ShellRecord {
  const listed = (names: readonly string[]) => names.map((name) => siteFile(files, name));
  const listedByKey = (lists: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(lists).map(([key, names]) => [key, listed(names)]));
  const inventories = [inventory, ...earlier.filter((digest) => digest !== inventory)];
  return {
    ...record,
    scripts: listed(record.scripts),
    styles: listed(record.styles),
    lazyShares: listedByKey(record.lazyShares),
    screens: listedByKey(record.screens),
    inventories: inventories.slice(0, PREVIOUS_VERSIONS + 1),
  };
}

function siteFile(files: Files, name: string) {
  const content = files.get(name);
  if (!content) throw new PublishError(`The shell's build names ${name}, which is not among its files.`);
  return { path: `/shell/${name}`, integrity: integrityOf(content) };
}
