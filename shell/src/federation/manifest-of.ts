import type { PortalRecord } from '../portals/portal-record';

/** No file is listed: the runtime would preload it without its digest. */
const noAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/** The part of a release's `mf-manifest.json` that the federation runtime and its tools read. */
export function manifestOf({ name, version, format, global, entry, shares }: PortalRecord) {
  return {
    id: name,
    name,
    metaData: {
      name,
      globalName: global,
      publicPath: 'auto',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: {
        name: entry.slice(entry.lastIndexOf('/') + 1),
        path: '',
        type: format === 'var' ? 'global' : 'module',
      },
    },
    remotes: [],
    shared: Object.entries(shares).map(([library, requiredVersion]) => ({
      id: `${name}:${library}`,
      name: library,
      requiredVersion,
      assets: noAssets,
    })),
    exposes: [{ id: `${name}:portal`, name: 'portal', path: './portal', assets: noAssets }],
  };
}
