/** The portal whose prefix the address is under. */
export function matchPortal<Record extends { prefix: string }>(
  portals: readonly Record[],
  pathname: string,
): Record | undefined {
  return portals.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}
