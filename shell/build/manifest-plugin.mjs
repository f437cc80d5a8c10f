import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadedFiles } from '@erm/federation-build/loaded-files';
import { seamVersions } from '@erm/federation-build/seam-versions';
import { build } from 'esbuild';

const head = join(import.meta.dirname, '../src/page/head-script.ts');
const screens = ['sign-in', 'register', 'portal-area'];
const preload = /geist-latin-wght-normal\.woff2$/;

/**
 * Writes the input of the publisher for building the page: the shell's first files, the files of each lazy library and
 * each screen that is loaded on demand, and the inline script of the head.
 */
export class ManifestPlugin {
  /**
   * @param {string} file
   * @param {{ shares: Record<string, string>, lazyShares: string[] }} libraries
   */
  constructor(file, libraries) {
    this.file = file;
    this.libraries = libraries;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('ManifestPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const manifest = {
        ...(await seamVersions(compiler.context)),
        shares: this.libraries.shares,
        ...this.#filesOf(compilation),
        head: await minified(head),
      };
      await mkdir(dirname(this.file), { recursive: true });
      await writeFile(this.file, `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }

  /** @param {import('@rspack/core').Compilation} compilation */
  #filesOf(compilation) {
    const files = loadedFiles(compilation.entrypoints.get('main')?.getFiles());
    /** @param {string} chunk */
    const filesOfChunk = (chunk) => loadedFiles(compilation.namedChunkGroups.get(chunk)?.getFiles());
    return {
      scripts: files.filter((file) => file.endsWith('.js')),
      styles: files.filter((file) => file.endsWith('.css')),
      preloads: compilation
        .getAssets()
        .filter(({ info }) => preload.test(info.sourceFilename ?? ''))
        .map(({ name }) => ({ path: `/shell/${name}`, as: 'font' })),
      lazyShares: Object.fromEntries(
        this.libraries.lazyShares.map((name) => [name, filesOfChunk(`share-${name.replace('/', '-')}`)]),
      ),
      screens: Object.fromEntries(screens.map((name) => [name, filesOfChunk(name)])),
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
