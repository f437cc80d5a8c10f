import { LAST_PORTAL_KEY } from '../session/storage-keys';

/** The portal whose prefix the address is under. */
export function matchPortal<Record extends { prefix: string }>(
  portals: readonly Record[],
  pathname: string,
): Record | undefined {
  return portals.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/**
 * The portal of this address, to be loaded before anyone knows who the visitor is. None where another one was used
 * last: the address is then most likely not theirs, and its data would be refused.
 */
export function likelyPortal<Record extends { name: string; prefix: string }>(
  portals: readonly Record[],
  pathname: string,
  storage: Storage,
): Record | undefined {
  const portal = matchPortal(portals, pathname);
  const last = storage.getItem(LAST_PORTAL_KEY);
  return last === null || last === portal?.name ? portal : undefined;
}
