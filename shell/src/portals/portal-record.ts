import { releaseFor, type PagePortal, type PageRelease } from '@erm/portal-sdk/registry';

/** A portal in the release that one user gets. */
export type PortalRecord = Pick<PagePortal, 'name' | 'prefix' | 'role'> & PageRelease;

/** The portal in the release that this user gets; without a user, in the current one. */
export function recordFor(portal: PagePortal, userId: string | undefined): PortalRecord {
  const { name, prefix, role } = portal;
  return { ...releaseFor(portal, userId), name, prefix, role };
}

/** The portal of this name in the release that this user gets, if the portals have it. */
export function recordIn(
  portals: readonly PagePortal[],
  name: string,
  userId: string,
): PortalRecord | undefined {
  const portal = portals.find((candidate) => candidate.name === name);
  return portal && recordFor(portal, userId);
}
