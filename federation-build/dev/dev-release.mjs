import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { readManifest } from '../rspack/dev-server.mjs';

/**
 * The publisher's reader of manifests, which is TypeScript. Loaded when it is needed, because production builds come to
 * this module as well.
 *
 * @type {Promise<any> | undefined}
 */
let reader;

/**
 * The development build of a portal as its `portal.json` and its `mf-manifest.json` describe it.
 *
 * @param {string} folder of the portal
 * @param {string} publicPath where its files are served
 */
export async function devRelease(folder, publicPath) {
  reader ??= tsImport('../../publisher/src/build/federation-manifest.ts', import.meta.url);
  const { containerOf, federationSchema } = await reader;
  const federation = federationSchema.parse(readManifest(folder));
  const { sdkVersion, contractVersion } = federation.portal;
  const version = federation.metaData.buildInfo.buildVersion;
  const manifest = JSON.parse(readFileSync(join(folder, 'portal.json'), 'utf8'));
  return releaseAt(publicPath, manifest, {
    ...containerOf(federation),
    version,
    sdkVersion,
    contractVersion,
  });
}

/**
 * What the page is told of a build: no digests, since the files change in place.
 *
 * @param {string} publicPath
 * @param {{ name: string, prefix: string, role: string }} manifest its `portal.json`
 * @param {{ entry: string, files: string[], chunks?: unknown } & Record<string, unknown>} record
 */
export const releaseAt = (publicPath, manifest, { entry, files, chunks: _, ...record }) => ({
  ...manifest,
  ...record,
  entry: publicPath + entry,
  files: files.map((file) => publicPath + file),
});
