import { readClaims } from './token-claims';

/** The portal whose prefix the address is under. */
export function matchPortal<Record extends { prefix: string }>(
  portals: readonly Record[],
  pathname: string,
): Record | undefined {
  return portals.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/**
 * The portal of this address, to be loaded before the profile says who the visitor is; none where the token names
 * another role, for its data would be refused.
 */
export function likelyPortal<Record extends { prefix: string; role: string }>(
  portals: readonly Record[],
  pathname: string,
  token: string,
): Record | undefined {
  const portal = matchPortal(portals, pathname);
  return portal?.role === readClaims(token).role ? portal : undefined;
}
