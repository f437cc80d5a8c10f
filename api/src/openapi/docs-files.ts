import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const require = createRequire(import.meta.url);

/** The page's own files are copied next to the bundle, so that this path holds there as well. */
const ownFile = (name: string) => fileURLToPath(new URL(`./page/${name}`, import.meta.url));

/** Everything the reference loads. */
const PATHS = {
  'page.html': ownFile('page.html'),
  'page.css': ownFile('page.css'),
  'page.js': ownFile('page.js'),
  'swagger-ui.css': require.resolve('swagger-ui-dist/swagger-ui.css'),
  'swagger-ui-bundle.js': require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
};
export type DocsFileName = keyof typeof PATHS;
export const docsFileNames = Object.keys(PATHS) as DocsFileName[];

interface DocsFile {
  etag: string;
  plain: Buffer;
  gzipped: Buffer;
}

const loaded = new Map<DocsFileName, DocsFile>();

/** Read and compressed on the first request for it: most processes never serve the reference. */
export async function docsFile(name: DocsFileName): Promise<DocsFile> {
  const file = loaded.get(name) ?? (await load(name));
  loaded.set(name, file);
  return file;
}

async function load(name: DocsFileName): Promise<DocsFile> {
  const plain = await readFile(PATHS[name]);
  const digest = createHash('sha256').update(plain).digest('base64url');
  return { etag: `W/"${digest}"`, plain, gzipped: await promisify(gzip)(plain) };
}
