import type { PagePortal } from '@erm/portal-sdk/registry';
import { recordFor } from './portal-record';

/** The home page of a user: that of the portal named after their role, or else of the role's first portal. */
export function homeOf(
  portals: readonly PagePortal[],
  { id, role }: { id: string; role: string },
): string | undefined {
  const portal = homePortal(portals, role);
  return portal && recordFor(portal, id).home;
}

/** The portal named after a role, or else its first one. */
export function homePortal(portals: readonly PagePortal[], role: string): PagePortal | undefined {
  const candidates = portals.filter((portal) => portal.role === role);
  return candidates.find(({ name }) => name === role) ?? candidates[0];
}
