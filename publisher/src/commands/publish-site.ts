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
import { checkRelease, checkShell } from '../publish/checks';
import { canaryNote } from '../publish/portal-changes';
import { packRelease } from '../publish/prepare-release';
import { findPortal, registerRelease, withPortal } from '../publish/register-release';
import { changeWithFiles, parseStored, type Site } from '../publish/site';
import { START_ANEW } from '../publish/signing-key';
import { packFolder } from '../publish/upload';
import { PublishError } from '../publish-error';
import type { RegistryContent } from '../registry/sign-registry';
import { REGISTRY_PATH, RegistryRejected } from '../registry/signed-registry';

export interface SiteBuild {
  shell: ShellBuild;
  portals: readonly PortalBuild[];
  commit: string | null;
}

/**
 * Publishes the shell and some portals in one step; other portals stay, and must run in this shell. Versions that were
 * rolled back or only staged do not become current, so starting the product again does not undo a rollback.
 * @param replacing whether to replace a registry that cannot be verified, which loses its history; a copy is kept
 * @returns one sentence per unexpected finding
 * @throws PublishError when it must not be published; then nothing was written
 */
export async function publishSite(
  site: Site,
  { shell, portals, commit }: SiteBuild,
  { replacing = false } = {},
): Promise<string[]> {
  const { before, rejected } = await readOrReject(site, replacing);
  const shellFiles = await packFolder(site.store, shell.files, {
    folder: 'shell',
    inventoryPath: shellInventoryPath,
    published: before?.shell.inventories ?? [],
  });
  const releases = await Promise.all(
    portals.map(async (build) => {
      const { manifest } = build;
      const known = findPortal(before?.portals ?? [], manifest.name);
      return { manifest, ...(await packRelease(site.store, build, commit, known)) };
    }),
  );
  const record = describeShell(shell, shellFiles.digest);
  const notes: string[] = [];
  const change = (registry: RegistryContent): RegistryContent | null => {
    notes.length = 0;
    const earlier = registry.shell.inventories.filter((known) => known !== shellFiles.digest);
    const inventories = [shellFiles.digest, ...earlier].slice(0, PREVIOUS_VERSIONS + 1);
    let published = registry.portals;
    for (const { manifest, release } of releases) {
      const { name } = manifest;
      checkRelease(manifest, release, { portals: published, shell: record });
      const known = findPortal(published, name);
      if (known && isHeldBack(known, release.version)) {
        notes.push(
          `${name} ${release.version} was taken back or only staged, so ${known.current} stays current.`,
        );
      } else {
        const portal = registerRelease(known, manifest, release, false);
        const note = canaryNote({ before: known, after: portal });
        if (note) notes.push(`${name} ${note}`);
        published = withPortal(published, portal);
      }
    }
    checkPortalsRun(published, record);
    const after = { shell: { ...record, inventories }, portals: published };
    return isDeepStrictEqual(after, registry) ? null : after;
  };
  const files = [shellFiles, ...releases.map(({ packed }) => packed)];
  const content = { shell: record, portals: [] };
  await changeWithFiles(site, files, change, { content, replaces: rejected?.tag ?? null });
  return rejected
    ? [`The registry was started anew. ${rejected.reason}. The former one is ${rejected.copy}.`, ...notes]
    : notes;
}

/** A registry that does not verify, and where the copy of it is. */
interface Rejected {
  tag: string;
  reason: string;
  copy: string;
}

/**
 * The registry, if something is published yet, or the one that is to be replaced.
 * @throws PublishError when it does not verify and must stay
 */
async function readOrReject(
  site: Site,
  replacing: boolean,
): Promise<{ before: RegistryContent | null; rejected: Rejected | null }> {
  const { store } = site;
  const stored = await store.read(REGISTRY_PATH);
  if (!stored) return { before: null, rejected: null };
  try {
    return { before: parseStored(site, stored), rejected: null };
  } catch (error) {
    if (!(error instanceof RegistryRejected)) throw error;
    const reason = error.message;
    if (!replacing) {
      const refusal = `The registry in ${store.address} cannot be used: ${reason}.`;
      throw new PublishError(`${refusal} Publish with the key that signed it, or repair it. ${START_ANEW}`);
    }
    const copy = `portals.${new Date().toISOString().replaceAll(':', '-')}.json`;
    await store.write(copy, stored.content);
    return { before: null, rejected: { tag: stored.tag, reason, copy } };
  }
}

/** A release that is registered, but that nobody should get. */
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
