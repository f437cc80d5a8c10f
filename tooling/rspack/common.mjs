import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/**
 * @param {{ syntax: 'typescript', tsx: boolean }} parser
 * @param {boolean} dev
 */
const swc = (parser, dev) => ({
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser,
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
    },
  },
});

/**
 * The configuration that the shell and every portal share.
 *
 * @param {{ root: string, name: string, dev: boolean, define?: Record<string, string> }} options
 * @returns {import('@rspack/core').Configuration}
 */
export function commonConfig({ root, name, dev, define = {} }) {
  return {
    name,
    context: root,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: dev ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        { test: /\.tsx$/, use: swc({ syntax: 'typescript', tsx: true }, dev) },
        { test: /\.ts$/, use: swc({ syntax: 'typescript', tsx: false }, dev) },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2?|svg|png)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new rspack.DefinePlugin(define),
      // Files that are loaded later carry their digests in the file that loads them.
      dev
        ? new ReactRefreshRspackPlugin()
        : new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
    ],
    ...(dev ? {} : { output: { crossOriginLoading: /** @type {const} */ ('anonymous') } }),
    // A manifest must list every file of a screen, even of one that has not been opened yet.
    lazyCompilation: false,
    // Budgets apply to what a page loads, not to single files.
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** @param {boolean} dev */
export const fileName = (dev) => (dev ? '[name]' : '[name].[contenthash:10]');
