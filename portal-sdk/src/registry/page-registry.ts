import type { RegisteredPortal, Registry, Release, SiteFile } from './schema';

/** A release without what only publishers and servers read. */
export type PageRelease = Omit<Release, 'created' | 'commit' | 'inventory'>;

/** A portal as the page knows it: only the releases that somebody can get now. */
export interface PagePortal extends Pick<RegisteredPortal, 'name' | 'prefix' | 'role'> {
  release: PageRelease;
  canary: { percent: number; release: PageRelease } | null;
}

/** The JSON block `portals` of the page: the portals, and the files that the shell itself loads on demand. */
export interface PageRegistry {
  portals: PagePortal[];
  lazyShares: Record<string, SiteFile[]>;
  screens: Record<string, SiteFile[]>;
}

/** Reduces a registry to what a page needs: releases needed only for rollbacks are left out. */
export function toPageRegistry({ portals, shell }: Registry): PageRegistry {
  return {
    portals: portals.map(toPagePortal),
    lazyShares: shell.lazyShares,
    screens: shell.screens,
  };
}

/** The registry as browsers ask for it: without what only publishers and servers read of the portals. */
export function toPublicRegistry(registry: Registry): Registry {
  const portals = registry.portals.map(({ name, prefix, role, current, previous, canary, releases }) => {
    return { name, prefix, role, current, previous, canary, releases };
  });
  return { ...registry, portals };
}

function toPagePortal({ name, prefix, role, current, canary, releases }: RegisteredPortal): PagePortal {
  const releaseOf = (version: string): PageRelease => {
    const release = releases.find((candidate) => candidate.version === version);
    if (!release) throw new Error(`The portal "${name}" has no release ${version}`);
    const { created: _created, commit: _commit, inventory: _inventory, ...page } = release;
    return page;
  };
  return {
    name,
    prefix,
    role,
    release: releaseOf(current),
    canary: canary && { percent: canary.percent, release: releaseOf(canary.version) },
  };
}

/**
 * The release for a user. A canary's users are the same on every device for as long as it lasts; another canary version
 * selects other users.
 */
export function releaseFor(
  { name, release, canary }: Pick<PagePortal, 'name' | 'release' | 'canary'>,
  userId: string | undefined,
): PageRelease {
  if (!canary || userId === undefined) return release;
  const drawn = fractionOf(`${name} ${canary.release.version} ${userId}`) * 100;
  return drawn < canary.percent ? canary.release : release;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A number in [0, 1) for a text: FNV-1a, with MurmurHash's finalizer because ids often differ in a last digit only. */
function fractionOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
