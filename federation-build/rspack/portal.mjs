import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { commonConfig, fileName } from './common.mjs';
import { devManifest, devServer } from './dev-server.mjs';
import { inShellServer } from './in-shell-server.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';
import { sharedVersions } from './shared-libraries.mjs';
import { SharedNamesPlugin } from './shared-names-plugin.mjs';
import { splitChunks } from './split-chunks.mjs';

const entry = 'remoteEntry.js';
const exposed = 'portal';
const source = './src/portal.tsx';
const hotRoot = fileURLToPath(new URL('hot-root-loader.mjs', import.meta.url));

/**
 * A portal: a container that exposes one module, `./portal`, which the shell loads when a route needs it.
 *
 * @param {string} root
 * @param {{ dev?: boolean, shell?: string | undefined }} [options] `shell`: the origin of a deployed one that the portal
 *   is developed in, with that shell's production build of React
 * @returns {import('@rspack/core').Configuration}
 */
export function portalConfig(root, { dev = false, shell } = {}) {
  const manifest = JSON.parse(readFileSync(join(root, 'portal.json'), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const global = `portal_${manifest.name.replaceAll('-', '_')}`;
  const refresh = dev && !shell;
  const common = commonConfig({ root, name: manifest.name, dev, refresh });
  const installed = sharedVersions(root);
  const ranges = Object.fromEntries(
    Object.entries(installed).map(([library, libraryVersion]) => [library, rangeOf(libraryVersion)]),
  );
  return {
    ...common,
    entry: {},
    output: {
      ...common.output,
      path: join(root, 'dist'),
      // An open page may still ask for the update before the last one.
      clean: !dev,
      publicPath: 'auto',
      uniqueName: global,
      filename: `${fileName(dev)}.js`,
      cssFilename: `${fileName(dev)}.css`,
      assetModuleFilename: `${fileName(dev)}[ext]`,
    },
    optimization: {
      ...common.optimization,
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
      new ManifestPlugin({
        name: manifest.name,
        version: dev ? `${version}-dev` : version,
        global,
        entry,
        exposed,
        installed,
        ranges,
        copy: dev ? join(root, devManifest) : undefined,
      }),
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

/**
 * What runs a portal that was built with a version: the shell may be a patch behind, which before 1.0.0 may lack
 * something.
 *
 * @param {string} version
 */
const rangeOf = (version) => `^${version.startsWith('0.') ? version : version.replace(/\.\d+$/, '.0')}`;
