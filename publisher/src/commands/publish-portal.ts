import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@erm/portal-sdk/registry';
import type { PortalBuild } from '../build/portal-build';
import { checkContract, checkRelease } from '../publish/checks';
import { canaryNote } from '../publish/portal-changes';
import { refuseTakenBack } from '../publish/portal-log';
import { packRelease } from '../publish/prepare-release';
import { findPortal, registerRelease, withPortal } from '../publish/register-release';
import { changeWithFiles, readRegistry, type Site } from '../publish/site';
import { PublishError } from '../publish-error';

export interface PublishOptions {
  /** The commit it was built from; null outside a repository. */
  commit: string | null;
  /** The version of the contract that the running API has; null if no API was named. */
  apiContract: string | null;
  /** Only uploads and registers it, for a canary or a preview: everybody keeps the current version. */
  stage?: boolean;
  /** Whether it may be a version that was taken back. */
  again?: boolean;
}

export interface Published {
  release: Release;
  /** The version that everybody gets, which is another one if this one is staged. */
  current: string;
  /** What this has meant for the canary of another version. */
  note: string | null;
}

/**
 * Publishes a build of one portal: uploads its files, verifies them, and then makes it the current version in one step.
 * No file of the shell or of another portal changes.
 * @throws PublishError when it must not be published; then nothing was written
 */
export async function publishPortal(
  site: Site,
  build: PortalBuild,
  { commit, apiContract, stage = false, again = false }: PublishOptions,
): Promise<Published> {
  const { manifest } = build;
  const { name } = manifest;
  const started = findPortal((await readRegistry(site)).portals, name);
  const { release, packed } = await packRelease(site.store, build, commit, started);
  if (apiContract !== null) checkContract(name, release, apiContract);
  const published: Published = { release, current: release.version, note: null };
  await changeWithFiles(site, [packed], (registry) => {
    const known = findPortal(registry.portals, name);
    if (!isDeepStrictEqual(known, started)) {
      throw new PublishError(
        `${name} was changed by another publication: ${known?.current ?? 'no version'} is current now. ` +
          'Look at it, then publish again.',
      );
    }
    checkRelease(manifest, release, registry);
    if (known && !stage && !again) refuseTakenBack(known, release.version);
    const portal = registerRelease(known, manifest, release, stage);
    published.current = portal.current;
    published.note = canaryNote({ before: known, after: portal });
    return portal === known ? null : { ...registry, portals: withPortal(registry.portals, portal) };
  });
  return published;
}
