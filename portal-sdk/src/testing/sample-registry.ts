import { CONTRACT_VERSION } from '@erm/contracts/version';
import type { Registry, Release } from '../registry/schema';
import { SDK_VERSION } from '../version';

/** A digest that has the right shape. */
export const SAMPLE_INTEGRITY = `sha256-${'A'.repeat(43)}=`;

/** A release of the portal `name` that is valid and whose files do not exist. */
export function sampleRelease(name: string, version: string, change: Partial<Release> = {}): Release {
  const folder = `/portals/${name}/${version}`;
  const file = (fileName: string) => ({ path: `${folder}/${fileName}`, integrity: SAMPLE_INTEGRITY });
  return {
    version,
    created: '2026-03-02T09:00:00.000Z',
    commit: null,
    sdkVersion: SDK_VERSION,
    contractVersion: CONTRACT_VERSION,
    shares: { react: '^19.0.0' },
    format: 'var',
    global: `portal_${name}`,
    entry: `${folder}/remoteEntry.js`,
    files: [file('remoteEntry.js'), file('portal.1.js')],
    inventory: SAMPLE_INTEGRITY,
    label: `${name.charAt(0).toUpperCase()}${name.slice(1)} Portal`,
    home: `/${name}/dashboard`,
    nav: [{ to: `/${name}/dashboard`, label: 'Dashboard', icon: 'M4 4h16v16H4z' }],
    prefetch: {},
    ...change,
  };
}

/** A valid registry: a shell and the manager portal in one release. */
export function sampleRegistry(change: Partial<Registry> = {}): Registry {
  const release = sampleRelease('manager', '1.0.0');
  return {
    sequence: 1,
    shell: {
      sdkVersion: SDK_VERSION,
      contractVersion: CONTRACT_VERSION,
      shares: { react: '19.3.1' },
      scripts: [{ path: '/shell/main.1.js', integrity: SAMPLE_INTEGRITY }],
      styles: [],
      preloads: [],
      lazyShares: {},
      screens: {},
      head: '',
      inventories: [SAMPLE_INTEGRITY],
    },
    portals: [
      {
        name: 'manager',
        prefix: '/manager',
        role: 'manager',
        current: release.version,
        previous: [],
        canary: null,
        releases: [release],
      },
    ],
    ...change,
  };
}
