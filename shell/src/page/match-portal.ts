import { readClaims } from './token-claims';

/** The portal whose prefix this URL is under. */
export function matchPortal<Record extends { prefix: string }>(
  portals: readonly Record[],
  pathname: string,
): Record | undefined {
  return portals.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/**
 * The portal to load before the profile says who the visitor is. None if the token names another role: its data would
 * be refused.
 */
export function likelyPortal<Record extends { prefix: string; role: string }>(
  portals: readonly Record[],
  pathname: string,
  token: string,
): Record | undefined {
  const portal = matchPortal(portals, pathname);
  return portal?.role === readClaims(token).role ? portal : undefined;
}
