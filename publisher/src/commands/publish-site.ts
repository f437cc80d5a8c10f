import { isDeepStrictEqual } from 'node:util';
import {
  PREVIOUS_VERSIONS,
  shellInventoryPath,
  type RegisteredPortal,
  type ShellRecord,
} from '@erm/portal-sdk/registry';
import type { PortalBuild } from '../build/portal-build';
import type { ShellBuild } from '../build/shell-build';
import { siteFiles, siteFilesByKey } from '../build/site-files';
import { checkIdentity, checkShell } from '../publish/checks';
import { draftRelease, prepareRelease } from '../publish/prepare-release';
import { findPortal, registerRelease, withPortal } from '../publish/register-release';
import { changeRegistry, readRegistry, type RegistryContent, type Site } from '../publish/site';
import { uploadFolder } from '../publish/upload';
import { REGISTRY_PATH, RegistryRejected } from '../registry/signed-registry';

export interface SiteBuild {
  shell: ShellBuild;
  portals: readonly PortalBuild[];
  commit: string | null;
}

/**
 * Publishes the shell and some portals in one step; other portals stay as they are, and must run in this shell. A
 * version that was taken back or only staged does not become current by this, so starting the product again does not
 * undo a rollback. A registry that does not verify is replaced, and its history is lost.
 * @returns one sentence for each thing that is not as one would expect
 */
export async function publishSite(site: Site, { shell, portals, commit }: SiteBuild): Promise<string[]> {
  const { content: before, problem } = await readOrStart(site);
  const digest = await uploadFolder(site.store, shell.files, {
    folder: 'shell',
    inventoryPath: shellInventoryPath,
    published: before?.shell.inventories ?? [],
  });
  const releases = await Promise.all(
    portals.map(async (build) => {
      const { manifest } = build;
      const known = findPortal(before?.portals ?? [], manifest.name);
      const draft = draftRelease(build, commit);
      return { manifest, release: await prepareRelease(site.store, build, draft, known) };
    }),
  );
  const record = describeShell(shell, digest);
  const notes: string[] = [];
  const change = (registry: RegistryContent): RegistryContent | null => {
    notes.length = 0;
    const earlier = registry.shell.inventories.filter((known) => known !== digest);
    const inventories = [digest, ...earlier].slice(0, PREVIOUS_VERSIONS + 1);
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
    checkPortalsRun(published, record);
    const after = { shell: { ...record, inventories }, portals: published };
    return isDeepStrictEqual(after, registry) ? null : after;
  };
  await changeRegistry(site, change, { shell: record, portals: [] });
  return problem === null ? notes : [`The registry was started anew. ${problem}.`, ...notes];
}

/** The registry, or why there is none that can be used: null if nothing is published yet. */
async function readOrStart(site: Site): Promise<{ content: RegistryContent | null; problem: string | null }> {
  if (!(await site.store.read(REGISTRY_PATH))) return { content: null, problem: null };
  try {
    return { content: await readRegistry(site), problem: null };
  } catch (error) {
    if (error instanceof RegistryRejected) return { content: null, problem: error.message };
    throw error;
  }
}

/** A release that is known, but that nobody shall get. */
function isHeldBack({ current, previous, releases }: RegisteredPortal, version: string): boolean {
  return (
    version !== current && !previous.includes(version) && releases.some((known) => known.version === version)
  );
}

/** Refuses a shell in which a portal that users have would not run, also one that is not published with it. */
function checkPortalsRun(portals: readonly RegisteredPortal[], shell: ShellRecord): void {
  for (const { name, current, canary, releases } of portals) {
    const given = releases.filter(({ version }) => version === current || version === canary?.version);
    for (const release of given) checkShell(name, release, shell);
  }
}

function describeShell({ record, files }: ShellBuild, inventory: string): ShellRecord {
  return {
    ...record,
    scripts: siteFiles(files, '/shell/', record.scripts),
    styles: siteFiles(files, '/shell/', record.styles),
    lazyShares: siteFilesByKey(files, '/shell/', record.lazyShares),
    screens: siteFilesByKey(files, '/shell/', record.screens),
    inventories: [inventory],
  };
}
