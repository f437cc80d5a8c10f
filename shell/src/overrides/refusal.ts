import type { User } from '@erm/contracts/users';
import type { PagePortal } from '@erm/portal-sdk/registry';
import type { PageConfig } from '../page/page-config';
import { isDevelopment, type OverrideRequest } from '../portals/override';

/** An override that this site does not allow, or that does not exist. The message is for the user. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

type Settings = Pick<PageConfig, 'portalDevOrigins' | 'portalPreviews'>;

/**
 * The portal that a request is about.
 * @throws Refusal when the site's settings do not allow the request
 */
export function allowedPortal(
  request: OverrideRequest,
  portals: readonly PagePortal[],
  { portalDevOrigins, portalPreviews }: Settings,
): PagePortal {
  const { source } = request;
  if (isDevelopment(request)) {
    if (!portalDevOrigins.includes(source)) {
      throw new Refusal(
        `This site does not run portals from ${source}. Its operator can allow that with PORTAL_DEV_ORIGINS.`,
      );
    }
  } else if (!portalPreviews) {
    throw new Refusal('Previews are off on this site. Its operator can turn them on with PORTAL_PREVIEWS.');
  }
  const portal = portals.find(({ name }) => name === request.portal);
  if (!portal) throw new Refusal(`There is no portal "${request.portal}" on this site.`);
  return portal;
}

/**
 * The portal that this user may replace with a request.
 * @throws Refusal
 */
export function grantedPortal(
  request: OverrideRequest,
  user: User,
  portals: readonly PagePortal[],
  settings: Settings,
): PagePortal {
  const portal = allowedPortal(request, portals, settings);
  if (portal.role !== user.role) {
    throw new Refusal(`The ${portal.release.label} is for ${portal.role}s, and you are not one.`);
  }
  return portal;
}
