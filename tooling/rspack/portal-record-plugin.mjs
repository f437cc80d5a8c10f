import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { seamVersions } from './seam-versions.mjs';

const entry = 'remoteEntry.js';

/** Writes what the publisher reads of a build, with file names relative to the version's folder. */
export class PortalRecordPlugin {
  /** @param {{ file: string, version: string, global: string, ranges: Record<string, string> }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('PortalRecordPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const { file, version, global, ranges } = this.options;
      const exposed = compilation.namedChunkGroups.get('portal');
      if (!exposed) throw new Error('The container has no chunk named "portal".');
      const files = [entry, ...exposed.getFiles()].filter(
        (name) => /\.(js|css)$/.test(name) && !name.includes('.hot-update.'),
      );
      const shares = sharesOf(compilation, exposed.chunks).map((name) => [name, ranges[name]]);
      const record = {
        version,
        ...(await seamVersions(compiler.context)),
        shares: Object.fromEntries(shares),
        format: 'var',
        global,
        entry,
        files,
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
