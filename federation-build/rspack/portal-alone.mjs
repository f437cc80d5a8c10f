import { rspack } from '@rspack/core';
import { commonConfig, fileName } from './common.mjs';
import { devServer } from './dev-server.mjs';
import { portalConfig } from './portal.mjs';

/**
 * The configuration of a portal; with `--env alone`, of the portal on a page of its own, with `--env shell=<origin>`, of
 * the portal inside that deployed shell.
 *
 * @param {string} root
 * @returns {(env: { RSPACK_SERVE?: boolean, alone?: boolean, shell?: string }) => import('@rspack/core').Configuration}
 */
export const portalOrAlone = (root) => (env) =>
  env.alone ? portalAloneConfig(root) : portalConfig(root, { dev: env.RSPACK_SERVE, shell: env.shell });

/**
 * A portal without a shell or a server, for development: `src/main.tsx` provides a fake host.
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
