import { PREVIOUS_VERSIONS, type RegisteredPortal, type Release } from '@erm/portal-sdk/registry';
import { PublishError } from '../publish-error';

/** The portal with a release that nobody gets yet. */
export function withRelease(portal: RegisteredPortal, release: Release): RegisteredPortal {
  const others = portal.releases.filter(({ version }) => version !== release.version);
  return pruned({ ...portal, releases: [release, ...others] });
}

/** The portal with another current version. A canary of this version has ended with that. */
export function withCurrent(portal: RegisteredPortal, version: string): RegisteredPortal {
  assertReleased(portal, version);
  const previous = [portal.current, ...portal.previous].filter((earlier) => earlier !== version);
  return pruned({
    ...portal,
    current: version,
    previous: previous.slice(0, PREVIOUS_VERSIONS),
    canary: portal.canary?.version === version ? null : portal.canary,
  });
}

/**
 * The portal rolled back to the previous version, or to an earlier one. The abandoned version is removed from the
 * history.
 */
export function rolledBack(portal: RegisteredPortal, wanted?: string): RegisteredPortal {
  const version = wanted ?? portal.previous[0];
  if (!version) throw new PublishError(`${portal.name} ${portal.current} has no version before it.`);
  const index = portal.previous.indexOf(version);
  if (index < 0) {
    throw new PublishError(
      `${portal.name} ${version} was not current before. It can go back to ${portal.previous.join(', ') || 'none'}.`,
    );
  }
  return { ...portal, current: version, previous: portal.previous.slice(index + 1), canary: null };
}

/** The portal with a canary: another version for a share of its users. */
export function withCanary(portal: RegisteredPortal, version: string, percent: number): RegisteredPortal {
  assertReleased(portal, version);
  if (version === portal.current) {
    throw new PublishError(`${portal.name} ${version} is current; a canary is another version.`);
  }
  return { ...portal, canary: { version, percent } };
}

/** A portal before a change, if it existed, and after it. */
export interface PortalChange {
  before: RegisteredPortal | undefined;
  after: RegisteredPortal;
}

/** Describes the side effect of a change on the portal's canary, unless it was the purpose of the change. */
export function canaryNote({ before, after }: PortalChange): string | null {
  if (!before?.canary || before.canary.version === after.current) return null;
  const { version } = before.canary;
  if (after.canary?.version !== version) return `${version} is no longer a canary.`;
  if (after.current === before.current) return null;
  return `${version} stays a canary for ${after.canary.percent}% of the users, next to ${after.current}. A watch of it stops.`;
}

function assertReleased({ name, releases }: RegisteredPortal, wanted: string): void {
  if (releases.some(({ version }) => version === wanted)) return;
  const known = releases.map(({ version }) => version).join(', ');
  throw new PublishError(`${name} has no release ${wanted}. It has ${known}.`);
}

/** Without the releases that are neither used nor kept for a rollback, except the latest of those. */
function pruned(portal: RegisteredPortal): RegisteredPortal {
  const used = new Set([portal.current, portal.canary?.version, ...portal.previous]);
  let staged = 0;
  const releases = portal.releases.filter(({ version }) => {
    return used.has(version) || ++staged <= PREVIOUS_VERSIONS;
  });
  return { ...portal, releases };
}
