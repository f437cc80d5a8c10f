import { rspack } from '@rspack/core';
import { commonConfig, fileName } from './common.mjs';
import { devServer } from './dev-server.mjs';
import { portalConfig } from './portal.mjs';

/**
 * What a portal's `rspack.config.mjs` exports: the portal, or with `--env alone` the portal on its own page.
 *
 * @param {string} root
 * @returns {(env: { RSPACK_SERVE?: boolean, alone?: boolean }) => import('@rspack/core').Configuration}
 */
export const portalOrAlone = (root) => (env) =>
  env.alone ? portalAloneConfig(root) : portalConfig(root, { dev: env.RSPACK_SERVE });

/**
 * A portal without a shell and without a server: its own page, in which `src/main.tsx` gives it a fake host. Only for
 * development.
 *
 * @param {string} root
 * @returns {import('@rspack/core').Configuration}
 */
function portalAloneConfig(root) {
  const common = commonConfig({ root, name: 'alone', dev: true });
  return {
    ...common,
    entry: { main: './src/main.tsx' },
    output: { publicPath: '/', filename: `${fileName(true)}.js`, cssFilename: `${fileName(true)}.css` },
    plugins: [...(common.plugins ?? []), new rspack.HtmlRspackPlugin({ title: 'Engineering RM' })],
    devServer: { ...devServer(), historyApiFallback: true },
  };
}
