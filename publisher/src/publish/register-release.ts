import type { RegisteredPortal, Release } from '@erm/portal-sdk/registry';
import { PublishError } from '../publish-error';
import { withCurrent, withRelease } from './portal-changes';

/** Properties of a portal that all its releases share. */
export type Identity = Pick<RegisteredPortal, 'name' | 'prefix' | 'role'>;

/**
 * The portal with this release as its current version, or only among its releases if it is staged.
 * @returns the very same object where nothing changes
 */
export function registerRelease(
  known: RegisteredPortal | undefined,
  { name, prefix, role }: Identity,
  release: Release,
  stage: boolean,
): RegisteredPortal {
  if (!known) {
    if (stage) throw new PublishError(`${name} has no current version yet; publish it first.`);
    const none = { previous: [], canary: null };
    return { name, prefix, role, current: release.version, ...none, releases: [release] };
  }
  const exists = known.releases.some(({ version }) => version === release.version);
  const released = exists ? known : withRelease(known, release);
  return stage || released.current === release.version ? released : withCurrent(released, release.version);
}

export const findPortal = (portals: readonly RegisteredPortal[], name: string) =>
  portals.find((portal) => portal.name === name);

/** @throws PublishError that names the portals there are */
export function requirePortal(portals: readonly RegisteredPortal[], name: string): RegisteredPortal {
  const portal = findPortal(portals, name);
  if (portal) return portal;
  const names = portals.map((other) => other.name).join(', ');
  throw new PublishError(`There is no portal "${name}". Published are ${names || 'none'}.`);
}

/** The portals with one of them replaced or added, by name. */
export function withPortal(
  portals: readonly RegisteredPortal[],
  portal: RegisteredPortal,
): RegisteredPortal[] {
  const others = portals.filter(({ name }) => name !== portal.name);
  return [...others, portal].sort((a, b) => a.name.localeCompare(b.name));
}
