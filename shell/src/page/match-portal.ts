import { readClaims } from './token-claims';

/** Finds the portal whose prefix matches this URL. */
export function matchPortal<Record extends { prefix: string }>(
  portals: readonly Record[],
  pathname: string,
): Record | undefined {
  return portals.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/**
 * Finds the portal to load before the profile is known. Returns none if the token has another role, because requests
 * for its data would be rejected.
 */
export function likelyPortal<Record extends { prefix: string; role: string }>(
  portals: readonly Record[],
  pathname: string,
  token: string,
): Record | undefined {
  const portal = matchPortal(portals, pathname);
  return portal?.role === readClaims(token).role ? portal : undefined;
}
