import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputHash } from '@erm/tooling/build/input-hash.mjs';
import { rspack } from '@rspack/core';
import { commonConfig, fileName } from './common.mjs';
import { devManifest, devServer } from './dev-server.mjs';
import { FederationManifestPlugin } from './federation-manifest-plugin.mjs';
import { inShellServer } from './in-shell-server.mjs';
import { PortalRecordPlugin } from './portal-record-plugin.mjs';
import { sharedVersions } from './shared-libraries.mjs';
import { SharedNamesPlugin } from './shared-names-plugin.mjs';
import { splitChunks } from './split-chunks.mjs';

const entry = 'remoteEntry.js';
const exposed = 'portal';
const source = './src/portal.tsx';
const hotRoot = fileURLToPath(new URL('hot-root-loader.mjs', import.meta.url));

/**
 * A portal: a container that exposes one module, `./portal`, which the shell loads when a route needs it. The version is
 * derived from the input, so the same source always has the same address.
 *
 * @param {string} root
 * @param {{ dev?: boolean, shell?: string | undefined }} [options] `shell`: the origin of a deployed one that the portal
 *   is developed in, with that shell's production build of React
 * @returns {import('@rspack/core').Configuration}
 */
export function portalConfig(root, { dev = false, shell } = {}) {
  const manifest = JSON.parse(readFileSync(join(root, 'portal.json'), 'utf8'));
  const buildId = dev ? 'dev' : inputHash(root).slice(0, 8);
  const version = `${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version}-${buildId}`;
  const global = `portal_${manifest.name.replaceAll('-', '_')}_${buildId}`;
  const refresh = dev && !shell;
  const common = commonConfig({ root, name: manifest.name, dev, refresh });
  const installed = sharedVersions(root);
  const ranges = Object.fromEntries(
    Object.entries(installed).map(([library, libraryVersion]) => [library, `^${libraryVersion}`]),
  );
  const container = { version, global, entry, exposed, ranges };
  return {
    ...common,
    entry: {},
    output: {
      ...common.output,
      path: join(root, 'dist', version),
      // An open page may still ask for the update before the last one.
      clean: !dev,
      publicPath: 'auto',
      uniqueName: global,
      filename: `${fileName(dev)}.js`,
      cssFilename: `${fileName(dev)}.css`,
      assetModuleFilename: `${fileName(dev)}[ext]`,
    },
    optimization: {
      splitChunks: splitChunks(manifest, exposed),
      ...(shell && { nodeEnv: 'production' }),
    },
    plugins: [
      ...(common.plugins ?? []),
      new rspack.container.ModuleFederationPluginV1({
        name: global,
        library: { type: 'var', name: global },
        filename: entry,
        exposes: { [`./${exposed}`]: { import: shell ? `${hotRoot}!${source}` : source, name: exposed } },
        shared: taken(ranges),
      }),
      new SharedNamesPlugin(),
      new PortalRecordPlugin({ ...container, file: join(root, dev ? devManifest : 'dist/record.json') }),
      ...(dev ? [] : [new FederationManifestPlugin({ ...container, name: manifest.name, installed })]),
    ],
    ...(dev ? { devServer: shell ? inShellServer(root, manifest, shell) : devServer() } : {}),
  };
}

/**
 * The shared libraries are never bundled: without the shell's copy, or with an older one, the portal is refused rather
 * than run on versions it was not built for.
 *
 * @param {Record<string, string>} ranges
 */
function taken(ranges) {
  return Object.fromEntries(
    Object.entries(ranges).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: true, import: /** @type {const} */ (false), requiredVersion },
    ]),
  );
}
