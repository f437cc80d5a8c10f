import { rspack } from '@rspack/core';
import { consumedShares } from './consumed-shares.mjs';

/** The name under which the tools of Module Federation look for a manifest. */
export const federationManifest = 'mf-manifest.json';

/**
 * Describes the container in the format of Module Federation's own plugins, which Rspack's lean container has no part
 * in. The shell does not read it; other hosts and the tools of the ecosystem do.
 */
export class FederationManifestPlugin {
  /**
   * @param {{
   *   name: string,
   *   version: string,
   *   global: string,
   *   entry: string,
   *   exposed: string,
   *   installed: Record<string, string>,
   *   ranges: Record<string, string>,
   * }} options `exposed`: the name of the only exposed module and of its chunk
   */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('FederationManifestPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FederationManifestPlugin', stage }, () => {
        const manifest = this.#describe(compilation);
        if (!manifest) return;
        const text = `${JSON.stringify(manifest, null, 2)}\n`;
        compilation.emitAsset(federationManifest, new rspack.sources.RawSource(text));
      });
    });
  }

  /**
   * @param {import('@rspack/core').Compilation} compilation
   * @returns {Omit<import('@module-federation/sdk').Manifest, 'shared'> & { shared: object[] } | null}
   */
  #describe(compilation) {
    const { name, version, global, entry, exposed, installed, ranges } = this.options;
    const group = compilation.namedChunkGroups.get(exposed);
    // The build has failed, and says so itself.
    if (!group) return null;
    const sync = group.getFiles();
    const later = group.chunks
      .flatMap((chunk) => chunk.getAllAsyncChunks())
      .flatMap(({ files }) => [...files]);
    const assets = assetsOf(
      sync,
      [...new Set(later)].filter((file) => !sync.includes(file)),
    );
    return {
      id: name,
      name,
      metaData: {
        name,
        type: 'app',
        buildInfo: { buildVersion: version, buildName: name },
        remoteEntry: { name: entry, path: '', type: 'global' },
        types: { path: '', name: '', zip: '', api: '' },
        globalName: global,
        publicPath: 'auto',
      },
      shared: consumedShares([...compilation.modules]).map((library) => ({
        id: `${name}:${library}`,
        name: library,
        version: installed[library],
        singleton: true,
        requiredVersion: ranges[library],
        assets: assetsOf([], []),
      })),
      remotes: [],
      exposes: [{ id: `${name}:${exposed}`, name: exposed, path: `./${exposed}`, assets }],
    };
  }
}

/**
 * @param {string[]} sync
 * @param {string[]} async
 */
function assetsOf(sync, async) {
  /** @param {RegExp} kind */
  const filesOf = (kind) => ({
    sync: sync.filter((file) => kind.test(file)),
    async: async.filter((file) => kind.test(file)).sort(),
  });
  return { js: filesOf(/(?<!\.hot-update)\.js$/), css: filesOf(/\.css$/) };
}
