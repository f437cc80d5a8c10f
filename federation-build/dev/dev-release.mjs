import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { readManifest } from '../rspack/dev-server.mjs';

/** The publisher's reader of manifests, which is TypeScript. */
const reader = tsImport('../../publisher/src/build/federation-manifest.ts', import.meta.url);

/**
 * The development build of a portal as its `portal.json` and its `mf-manifest.json` describe it.
 *
 * @param {string} folder of the portal
 * @param {string} publicPath where its files are served
 */
export async function devRelease(folder, publicPath) {
  const { containerOf, federationSchema } = await reader;
  const federation = federationSchema.parse(readManifest(folder));
  const { entry, files, chunks: _, ...container } = containerOf(federation);
  const { sdkVersion, contractVersion } = federation.portal;
  return {
    ...JSON.parse(readFileSync(join(folder, 'portal.json'), 'utf8')),
    ...container,
    version: federation.metaData.buildInfo.buildVersion,
    sdkVersion,
    contractVersion,
    entry: publicPath + entry,
    files: files.map((/** @type {string} */ file) => publicPath + file),
  };
}
