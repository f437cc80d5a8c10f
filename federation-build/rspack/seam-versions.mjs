import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * The versions of portal-sdk and of the contract that the package at `root` is built with.
 *
 * @param {string} root
 * @returns {Promise<{ sdkVersion: string, contractVersion: string }>}
 */
export async function seamVersions(root) {
  const [sdkVersion, contractVersion] = await Promise.all([
    constantOf(root, '@erm/portal-sdk', 'SDK_VERSION'),
    constantOf(root, '@erm/contracts', 'CONTRACT_VERSION'),
  ]);
  return { sdkVersion, contractVersion };
}

/**
 * @param {string} root
 * @param {string} packageName
 * @param {string} name
 * @returns {Promise<string>}
 */
async function constantOf(root, packageName, name) {
  const folder = join(root, 'node_modules', packageName);
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'src/version.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const source = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${source}`))[name];
}
