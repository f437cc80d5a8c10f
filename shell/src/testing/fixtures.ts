import { CONTRACT_VERSION } from '@erm/contracts/version';
import type { User } from '@erm/contracts/users';
import { SDK_VERSION, type PortalRecord } from '@erm/portal-sdk';

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

export const managerPortal: PortalRecord = {
  name: 'manager',
  label: 'Manager Portal',
  prefix: '/manager',
  role: 'manager',
  home: '/manager/dashboard',
  nav: [
    { to: '/manager/dashboard', label: 'Dashboard', icon: 'M4 4h16v16H4z' },
    { to: '/manager/engineers', label: 'Engineers', icon: 'M8 8h8' },
  ],
  prefetch: { '/manager/dashboard': ['/api/utilization'] },
  version: '0.1.0-aaaaaaaa',
  sdkVersion: SDK_VERSION,
  contractVersion: CONTRACT_VERSION,
  global: 'portal_manager_aaaaaaaa',
  entry: '/portals/manager/0.1.0-aaaaaaaa/remoteEntry.js',
  files: ['/portals/manager/0.1.0-aaaaaaaa/remoteEntry.js', '/portals/manager/0.1.0-aaaaaaaa/portal.1.js'],
  shares: ['react'],
};

export const engineerPortal: PortalRecord = {
  ...managerPortal,
  name: 'engineer',
  label: 'Engineer Portal',
  prefix: '/engineer',
  role: 'engineer',
  home: '/engineer/dashboard',
  nav: [{ to: '/engineer/dashboard', label: 'Dashboard', icon: 'M4 4h16v16H4z' }],
  prefetch: {},
  global: 'portal_engineer_aaaaaaaa',
  entry: '/portals/engineer/0.1.0-aaaaaaaa/remoteEntry.js',
  files: ['/portals/engineer/0.1.0-aaaaaaaa/remoteEntry.js'],
};

/** The page's registry as JSON text. */
export const registryText = (...portals: readonly unknown[]): string => JSON.stringify({ portals });
