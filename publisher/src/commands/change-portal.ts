import type { RegisteredPortal } from '@erm/portal-sdk/registry';
import { rolledBack, withCanary, withCurrent, type PortalChange } from '../publish/portal-changes';
import { refuseTakenBack } from '../publish/portal-log';
import { requirePortal, withPortal } from '../publish/register-release';
import { changeRegistry, type Site } from '../publish/site';
import { PublishError } from '../publish-error';

/** Rolls a portal back to the previous version, or an earlier one. Nothing is rebuilt; open tabs keep their version. */
export const rollBack = (site: Site, name: string, version?: string): Promise<PortalChange> =>
  changePortal(site, name, (portal) => rolledBack(portal, version));

/**
 * Gives a version to a share of the users, in percent; 0 takes the canary back.
 * @param again whether it may be one that was taken back
 */
export const setCanary = (
  site: Site,
  name: string,
  version: string,
  percent: number,
  again = false,
): Promise<PortalChange> =>
  changePortal(site, name, (portal) => {
    if (percent === 0) return { ...portal, canary: null };
    if (!again) refuseTakenBack(portal, version);
    return withCanary(portal, version, percent);
  });

/**
 * Makes the canary, or another release, the current version for everybody.
 * @param again whether it may be one that was taken back
 */
export const promote = (site: Site, name: string, version?: string, again = false): Promise<PortalChange> =>
  changePortal(site, name, (portal) => {
    const wanted = version ?? portal.canary?.version;
    if (!wanted) throw new PublishError(`${name} has no canary; say which version to promote.`);
    if (!again) refuseTakenBack(portal, wanted);
    return withCurrent(portal, wanted);
  });

/** Takes a portal out of the site. */
export function removePortal(site: Site, name: string): Promise<void> {
  return changeRegistry(site, (registry) => {
    requirePortal(registry.portals, name);
    return { ...registry, portals: registry.portals.filter((portal) => portal.name !== name) };
  });
}

/** Changes one portal of the registry. */
export async function changePortal(
  site: Site,
  name: string,
  change: (portal: RegisteredPortal) => RegisteredPortal,
): Promise<PortalChange> {
  let changed: PortalChange | undefined;
  await changeRegistry(site, (registry) => {
    const before = requirePortal(registry.portals, name);
    changed = { before, after: change(before) };
    return { ...registry, portals: withPortal(registry.portals, changed.after) };
  });
  if (!changed) throw new Error('The registry was changed without a change');
  return changed;
}
