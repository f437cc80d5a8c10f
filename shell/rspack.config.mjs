import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commonConfig, fileName } from '@erm/federation-build/common';
import { originServer } from '@erm/federation-build/dev/origin-server';
import { devManifest } from '@erm/federation-build/dev-server';
import { packageOf, sharedLibraries, sharedVersions } from '@erm/federation-build/shared-libraries';
import { ManifestPlugin } from './build/manifest-plugin.mjs';

const root = import.meta.dirname;
const lazyShares = Object.keys(sharedLibraries.lazy);
const shares = sharedVersions(root);
/** Of axios' adapters, which it bundles all, the shell uses the one for XMLHttpRequest. */
const unusedAdapter = fileURLToPath(import.meta.resolve('axios/unsafe/adapters/fetch.js'));
/** The router's package names its build with warnings for developers in every environment. */
const requireFromRouter = createRequire(import.meta.resolve('react-router-dom'));
const routerWithoutWarnings = {
  'react-router$': join(
    dirname(requireFromRouter.resolve('react-router/package.json')),
    'dist/production/index.mjs',
  ),
};

/**
 * The shell: a plain application without a federation plugin.
 *
 * @param {{ RSPACK_SERVE?: boolean }} env
 * @returns {import('@rspack/core').Configuration}
 */
export default ({ RSPACK_SERVE: dev = false }) => {
  const common = commonConfig({
    root,
    name: 'shell',
    dev,
    // The weights among the design tokens.
    fontWeights: { min: 400, max: 600 },
    define: {
      __SHARED_VERSIONS__: JSON.stringify(shares),
      // Flags that the federation plugins set: omits code for loading remotes in Node, and for running without remotes
      // or shares.
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
      FEDERATION_OPTIMIZE_NO_SHARED: 'false',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'false',
    },
  });
  return {
    ...common,
    resolve: { ...common.resolve, alias: { [unusedAdapter]: false, ...(dev ? {} : routerWithoutWarnings) } },
    entry: { main: './src/main.ts' },
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
      ...common.optimization,
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, ...shareChunks() } },
    },
    plugins: [
      ...(common.plugins ?? []),
      new ManifestPlugin(join(root, dev ? devManifest : 'dist/shell.json'), { shares, lazyShares }),
    ],
    ...(dev ? { devServer: originServer(root) } : {}),
  };
};

/** The sign-in and the portals both need these, so each stays a single file, together with its facade. */
function shareChunks() {
  return Object.fromEntries(
    lazyShares.map((name) => [
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
