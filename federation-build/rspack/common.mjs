import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const narrowFont = fileURLToPath(import.meta.resolve('./narrow-font-loader.mjs'));
const iconKeys = fileURLToPath(import.meta.resolve('./icon-keys-loader.mjs'));

/**
 * @param {{ syntax: 'typescript', tsx: boolean }} parser
 * @param {boolean} refresh whether React's own development build runs it, which Fast Refresh needs
 */
const swc = (parser, refresh) => ({
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser,
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
    },
  },
});

/**
 * The configuration that the shell and every portal share.
 *
 * @param {{
 *   root: string,
 *   name: string,
 *   dev: boolean,
 *   refresh?: boolean,
 *   define?: Record<string, string>,
 *   fontWeights?: { min: number, max: number },
 * }} options `fontWeights`: what is kept of a variable font; everything by default
 * @returns {import('@rspack/core').Configuration}
 */
export function commonConfig({ root, name, dev, refresh = dev, define = {}, fontWeights }) {
  return {
    name,
    context: root,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: dev ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        { test: /\.tsx$/, use: swc({ syntax: 'typescript', tsx: true }, refresh) },
        { test: /\.ts$/, use: swc({ syntax: 'typescript', tsx: false }, refresh) },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2?|svg|png)$/, type: 'asset/resource' },
        ...(dev ? [] : [{ test: /[\\/]lucide-react[\\/].+[\\/]icons[\\/]/, use: iconKeys }]),
        ...(fontWeights ? [{ test: /\.woff2$/, use: { loader: narrowFont, options: fontWeights } }] : []),
      ],
    },
    plugins: [
      new rspack.DefinePlugin(define),
      ...(refresh ? [new ReactRefreshRspackPlugin()] : []),
      // Files that are loaded later carry their digests in the file that loads them.
      ...(dev ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true })]),
    ],
    ...(refresh ? {} : { output: { crossOriginLoading: /** @type {const} */ ('anonymous') } }),
    optimization: {
      minimizer: [
        // Two passes are the default; six save 0.2 % after compression.
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 6 } } }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
    },
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
