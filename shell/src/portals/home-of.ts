import type { PortalRecord } from '@erm/portal-sdk';

/** Where people of a role land: in the portal named after the role, otherwise in the first that they may open. */
export function homeOf(portals: readonly PortalRecord[], role: string): string | undefined {
  const own = portals.filter((portal) => portal.role === role);
  return (own.find(({ name }) => name === role) ?? own[0])?.home;
}
