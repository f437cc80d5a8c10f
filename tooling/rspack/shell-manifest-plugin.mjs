import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { loadedFiles } from './loaded-files.mjs';
import { seamVersions } from './seam-versions.mjs';

/**
 * Writes what the publisher needs to make the page: the shell's first files, the files of each lazy library and of each
 * screen that is loaded on demand, and the text of the inline script in the head.
 */
export class ShellManifestPlugin {
  /**
   * @param {{
   *   file: string,
   *   head: string,
   *   preload: RegExp,
   *   shares: Record<string, string>,
   *   lazyShares: string[],
   *   screens: string[],
   * }} options
   */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('ShellManifestPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const manifest = {
        ...(await seamVersions(compiler.context)),
        shares: this.options.shares,
        ...this.filesOf(compilation),
        head: await minified(this.options.head),
      };
      await mkdir(dirname(this.options.file), { recursive: true });
      await writeFile(this.options.file, `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }

  /** @param {import('@rspack/core').Compilation} compilation */
  filesOf(compilation) {
    const files = loadedFiles(compilation.entrypoints.get('main')?.getFiles());
    return {
      scripts: files.filter((file) => file.endsWith('.js')),
      styles: files.filter((file) => file.endsWith('.css')),
      preloads: compilation
        .getAssets()
        .filter(({ info }) => this.options.preload.test(info.sourceFilename ?? ''))
        .map(({ name }) => ({ path: `/shell/${name}`, as: 'font' })),
      lazyShares: Object.fromEntries(
        this.options.lazyShares.map((name) => [
          name,
          loadedFiles(compilation.namedChunkGroups.get(`share-${name.replace('/', '-')}`)?.getFiles()),
        ]),
      ),
      screens: Object.fromEntries(
        this.options.screens.map((name) => [
          name,
          loadedFiles(compilation.namedChunkGroups.get(name)?.getFiles()),
        ]),
      ),
    };
  }
}

/** @param {string} file */
async function minified(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
