import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { consumedShares } from './consumed-shares.mjs';
import { loadedFiles } from './loaded-files.mjs';
import { seamVersions } from './seam-versions.mjs';

/** Writes what the publisher reads of a build, with file names relative to the version's folder. */
export class PortalRecordPlugin {
  /**
   * @param {{
   *   file: string,
   *   version: string,
   *   global: string,
   *   entry: string,
   *   exposed: string,
   *   ranges: Record<string, string>,
   * }} options `exposed`: the name of the only exposed module and of its chunk
   */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('PortalRecordPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const { file, version, global, entry, ranges } = this.options;
      const exposed = compilation.namedChunkGroups.get(this.options.exposed);
      if (!exposed) throw new Error(`The container has no chunk named "${this.options.exposed}".`);
      const files = loadedFiles([entry, ...exposed.getFiles()]);
      const onDemand = [...compilation.namedChunkGroups].filter(
        ([name]) => name !== this.options.exposed && !compilation.entrypoints.has(name),
      );
      const chunks = onDemand.map(([name, group]) => [name, loadedFiles(group.getFiles())]);
      const modules = exposed.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]);
      const shares = consumedShares(modules).map((name) => [name, ranges[name]]);
      const record = {
        version,
        ...(await seamVersions(compiler.context)),
        shares: Object.fromEntries(shares),
        format: 'var',
        global,
        entry,
        files,
        chunks: Object.fromEntries(chunks),
      };
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, `${JSON.stringify(record, null, 2)}\n`);
    });
  }
}
