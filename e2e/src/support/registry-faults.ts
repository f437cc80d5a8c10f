import { changed, type Fault } from './network-faults';

interface Release {
  sdkVersion: string;
  contractVersion: string;
  files: { path: string; integrity: string }[];
}

interface Portals {
  portals: { name: string; release?: Release; releases?: Release[] }[];
}

const BLOCK = /(<script type="application\/json" id="portals">)(.*?)(<\/script>)/s;

/** The page says that the portal was built for another major version of the shell's interface. */
export const sdkOfPage: Fault = changed((html) =>
  html.replace(BLOCK, (_, start: string, json: string, end: string) => {
    const text = changedRelease(json, (release) => ({ ...release, sdkVersion: '99.0.0' }));
    return `${start}${text.replaceAll('<', '\\u003c')}${end}`;
  }),
);

/** The registry says that the portal was built for another major version of the API's contract. */
export const contractOfRegistry: Fault = changed((json) =>
  changedRelease(json, (release) => ({ ...release, contractVersion: '99.0.0' })),
);

/** The registry has another digest of the portal's entry. */
export const digestOfRegistry: Fault = changed((json) =>
  changedRelease(json, ({ files, ...release }) => ({
    ...release,
    files: files.map((file) => ({ ...file, integrity: file.integrity.replace(/^(sha256-)./, '$1/') })),
  })),
);

function changedRelease(json: string, change: (release: Release) => Release): string {
  const registry = JSON.parse(json) as Portals;
  const portals = registry.portals.map((portal) => {
    if (portal.name !== 'manager') return portal;
    const { release, releases } = portal;
    return {
      ...portal,
      ...(release && { release: change(release) }),
      ...(releases && { releases: releases.map(change) }),
    };
  });
  return JSON.stringify({ ...registry, portals });
}
