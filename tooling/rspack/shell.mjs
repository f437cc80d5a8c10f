import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commonConfig, fileName } from './common.mjs';
import { devManifest, originServer } from './dev-server.mjs';
import { ShellManifestPlugin } from './shell-manifest-plugin.mjs';
import { packageOf, sharedLibraries, sharedVersions } from './shared-libraries.mjs';

/**
 * The shell: a plain application without a federation plugin. Its source receives the versions of the shared libraries
 * as the constant `__SHARED_VERSIONS__`, by package name.
 *
 * @param {string} root
 * @param {{
 *   entry: string,
 *   head: string,
 *   preload: RegExp,
 *   fontWeights: { min: number, max: number },
 *   screens: string[],
 *   dev?: boolean,
 * }} options
 * @returns {import('@rspack/core').Configuration}
 */
export function shellConfig(root, { entry, head, preload, fontWeights, screens, dev = false }) {
  const lazyShares = Object.keys(sharedLibraries.lazy);
  const shares = sharedVersions(root);
  const common = commonConfig({
    root,
    name: 'shell',
    dev,
    fontWeights,
    define: { __SHARED_VERSIONS__: JSON.stringify(shares) },
  });
  return {
    ...common,
    module: { rules: [...(common.module?.rules ?? []), zodForOlderPortals] },
    entry: { main: entry },
    output: {
      ...common.output,
      path: join(root, 'dist/assets'),
      clean: true,
      publicPath: '/shell/',
      uniqueName: 'shell',
      filename: `${fileName(dev)}.js`,
      cssFilename: `${fileName(dev)}.css`,
      assetModuleFilename: `${fileName(dev)}[ext]`,
    },
    optimization: {
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, ...shareChunks(lazyShares) } },
    },
    plugins: [
      ...(common.plugins ?? []),
      new ShellManifestPlugin({
        file: join(root, dev ? devManifest : 'dist/shell.json'),
        head: join(root, head),
        preload,
        shares,
        lazyShares,
        screens,
      }),
    ],
    ...(dev ? { devServer: originServer(root) } : {}),
  };
}

/** Made of a bundle apart, because with it the shell's zod/mini, which has most code in common with it, would grow. */
const apart = 'zod';

const zodForOlderPortals = {
  test: facadeOf(apart),
  use: fileURLToPath(import.meta.resolve('./bundle-apart-loader.mjs')),
};

/**
 * The sign-in and the portals both need these, so each stays a single file, together with its facade.
 *
 * @param {string[]} lazyShares
 */
function shareChunks(lazyShares) {
  return Object.fromEntries(
    lazyShares
      .filter((name) => name !== apart)
      .map((name) => [
        packageOf(name),
        {
          test: new RegExp(`[\\\\/]node_modules[\\\\/]${packageOf(name)}[\\\\/]|${facadeOf(name).source}`),
          name: packageOf(name),
          chunks: /** @type {const} */ ('async'),
          enforce: true,
        },
      ]),
  );
}

/** @param {string} name of a shared library */
function facadeOf(name) {
  return new RegExp(
    `[\\\\/]portal-sdk[\\\\/]src[\\\\/]shares[\\\\/]${sharedLibraries.lazy[name]}(-builders|-regexes)?\\.ts$`,
  );
}
