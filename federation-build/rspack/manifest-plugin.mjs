import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { rspack } from '@rspack/core';
import { consumedShares } from './consumed-shares.mjs';
import { loadedFiles } from './loaded-files.mjs';
import { seamVersions } from './seam-versions.mjs';

/** The name under which the tools of Module Federation look for a manifest. */
export const federationManifest = 'mf-manifest.json';

/**
 * Describes the container in the format of Module Federation's own plugins, which Rspack's lean container has no part
 * in. Under `portal` is what only the publisher reads: what the portal was built against, the libraries of its first
 * screen, the global in which its files meet, and the files of each named chunk.
 */
export class ManifestPlugin {
  /**
   * @param {{
   *   name: string,
   *   version: string,
   *   global: string,
   *   entry: string,
   *   exposed: string,
   *   installed: Record<string, string>,
   *   ranges: Record<string, string>,
   *   copy?: string | undefined,
   * }} options `exposed`: the name of the only exposed module and of its chunk; `copy`: where a development server, which
   *   keeps its files in memory, leaves one
   */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { copy } = this.options;
    compiler.hooks.compilation.tap('ManifestPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ManifestPlugin', stage }, async () => {
        const exposed = compilation.namedChunkGroups.get(this.options.exposed);
        // The build has failed, and says so itself.
        if (!exposed || compilation.errors.length > 0) return;
        const manifest = {
          ...this.#describe(compilation, exposed),
          portal: { ...(await seamVersions(compiler.context)), ...this.#additions(compilation, exposed) },
        };
        const text = `${JSON.stringify(manifest, null, 2)}\n`;
        compilation.emitAsset(federationManifest, new rspack.sources.RawSource(text));
      });
    });
    if (copy === undefined) return;
    compiler.hooks.assetEmitted.tapPromise('ManifestPlugin', async (name, { content }) => {
      if (name !== federationManifest) return;
      await mkdir(dirname(copy), { recursive: true });
      await writeFile(copy, content);
    });
  }

  /**
   * @param {import('@rspack/core').Compilation} compilation
   * @param {import('@rspack/core').ChunkGroup} group
   * @returns {Omit<import('@module-federation/sdk').Manifest, 'shared'> & { shared: object[] }}
   */
  #describe(compilation, group) {
    const { name, version, global, entry, exposed, installed, ranges } = this.options;
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

  /**
   * @param {import('@rspack/core').Compilation} compilation
   * @param {import('@rspack/core').ChunkGroup} group
   */
  #additions(compilation, group) {
    const { exposed, ranges } = this.options;
    const modules = group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]);
    const onDemand = [...compilation.namedChunkGroups].filter(
      ([name]) => name !== exposed && !compilation.entrypoints.has(name),
    );
    return {
      shares: Object.fromEntries(consumedShares(modules).map((name) => [name, ranges[name]])),
      chunkList: compilation.outputOptions.chunkLoadingGlobal,
      chunks: Object.fromEntries(onDemand.map(([name, chunk]) => [name, loadedFiles(chunk.getFiles())])),
    };
  }
}

/**
 * @param {string[]} sync
 * @param {string[]} async
 */
function assetsOf(sync, async) {
  const [first, later] = [loadedFiles(sync), loadedFiles(async)];
  /** @param {string} extension */
  const filesOf = (extension) => ({
    sync: first.filter((file) => file.endsWith(extension)),
    async: later.filter((file) => file.endsWith(extension)).sort(),
  });
  return { js: filesOf('.js'), css: filesOf('.css') };
}
