import type { User } from '@erm/contracts/users';
import type { PagePortal, Release } from '@erm/portal-sdk/registry';
import { sampleRegistry, sampleRelease } from '@erm/portal-sdk/testing/registry';

export function sampleUser(
  role: User['role'],
  name = role === 'manager' ? 'Helena Fischer' : 'Jonas Weber',
): User {
  const id = `id-of-${name}`;
  return {
    _id: id,
    id,
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@northwind.test`,
    role,
    skills: [],
    seniority: null,
    maxCapacity: 100,
    department: '',
    version: 1,
  };
}

/** With what only `/portals.json` says of its release. */
export interface SamplePortal extends PagePortal {
  release: Release;
}

const managerRelease = sampleRelease('manager', '0.1.0-aaaaaaaa', {
  label: 'Manager Portal',
  nav: [
    { to: '/manager/dashboard', label: 'Dashboard', icon: 'M4 4h16v16H4z' },
    { to: '/manager/engineers', label: 'Engineers', icon: 'M8 8h8' },
  ],
  prefetch: { '/manager/dashboard': ['/api/utilization'] },
});

export const managerPortal: SamplePortal = {
  name: 'manager',
  prefix: '/manager',
  role: 'manager',
  release: managerRelease,
  canary: null,
};

export const engineerPortal: SamplePortal = {
  name: 'engineer',
  prefix: '/engineer',
  role: 'engineer',
  release: sampleRelease('engineer', '0.1.0-aaaaaaaa', { label: 'Engineer Portal' }),
  canary: null,
};

/** The page's registry as text. */
export const registryText = (...portals: readonly unknown[]): string => JSON.stringify({ portals });

/** `/portals.json` with these portals as text. */
export function publishedText(...portals: readonly SamplePortal[]): string {
  const registered = portals.map(({ name, prefix, role, release }) => ({
    name,
    prefix,
    role,
    current: release.version,
    previous: [],
    canary: null,
    releases: [release],
  }));
  return JSON.stringify(sampleRegistry({ portals: registered }));
}
