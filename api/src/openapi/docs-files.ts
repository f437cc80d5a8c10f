import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { etagOf, type CachedFile } from '../http/cached-file';

const require = createRequire(import.meta.url);

/** The page's own files are copied next to the bundle, so this path is valid there too. */
const ownFile = (name: string) => fileURLToPath(new URL(`./page/${name}`, import.meta.url));

/** All files that the API reference loads. */
const PATHS = {
  'page.html': ownFile('page.html'),
  'page.css': ownFile('page.css'),
  'page.js': ownFile('page.js'),
  'swagger-ui.css': require.resolve('swagger-ui-dist/swagger-ui.css'),
  'swagger-ui-bundle.js': require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
};
type DocsFileName = keyof typeof PATHS;
export const docsFileNames = Object.keys(PATHS) as DocsFileName[];

const loaded = new Map<DocsFileName, CachedFile>();

/** Read and compressed on first use, because most processes never serve the reference. */
export async function docsFile(name: DocsFileName): Promise<CachedFile> {
  const file = loaded.get(name) ?? (await load(name));
  loaded.set(name, file);
  return file;
}

async function load(name: DocsFileName): Promise<CachedFile> {
  const text = await readFile(PATHS[name]);
  // Not Brotli, which would delay the first response by seconds.
  return { etag: etagOf(text), text, gzip: await promisify(gzip)(text) };
}
