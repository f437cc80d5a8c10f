import { releaseFor, type PagePortal, type PageRelease } from '@erm/portal-sdk/registry';

/** A portal in the release that one user gets. */
export type PortalRecord = Pick<PagePortal, 'name' | 'prefix' | 'role'> & PageRelease;

/** The portal in the release that this user gets; without a user, in the current one. */
export function recordFor(portal: PagePortal, userId: string | undefined): PortalRecord {
  const { name, prefix, role } = portal;
  return { ...releaseFor(portal, userId), name, prefix, role };
}
