import type { PortalRecord } from '@erm/portal-sdk';

/** The home page of a role: that of the portal named after the role, or else of the role's first portal. */
export function homeOf(portals: readonly PortalRecord[], role: string): string | undefined {
  const candidates = portals.filter((portal) => portal.role === role);
  return (candidates.find(({ name }) => name === role) ?? candidates[0])?.home;
}
