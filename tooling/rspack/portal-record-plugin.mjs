import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { seamVersions } from './seam-versions.mjs';

const entry = 'remoteEntry.js';

/** Writes this version's record in the registry, with file names relative to the portal's folder. */
export class PortalRecordPlugin {
  /** @param {{ file: string, manifest: object, version: string, global: string }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('PortalRecordPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const { file, manifest, version, global } = this.options;
      const exposed = compilation.namedChunkGroups.get('portal');
      if (!exposed) throw new Error('The container has no chunk named "portal".');
      const files = [entry, ...exposed.getFiles()].filter(
        (name) => /\.(js|css)$/.test(name) && !name.includes('.hot-update.'),
      );
      const shares = sharesOf(compilation, exposed.chunks);
      const record = {
        ...manifest,
        version,
        ...(await seamVersions(compiler.context)),
        global,
        entry,
        files,
        shares,
      };
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, `${JSON.stringify(record, null, 2)}\n`);
    });
  }
}

/**
 * The names of the shared libraries that these chunks consume.
 *
 * @param {import('@rspack/core').Compilation} compilation
 * @param {ReadonlyArray<import('@rspack/core').Chunk>} chunks
 */
function sharesOf(compilation, chunks) {
  const modules = chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]);
  const names = modules
    .filter((module) => module.type === 'consume-shared-module')
    .map((module) => /^consume shared module \([^)]*\) (@?[^@]+)@/.exec(module.readableIdentifier())?.[1]);
  return [...new Set(names)].filter((name) => name !== undefined).sort();
}
