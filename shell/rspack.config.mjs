import { shellConfig } from '@erm/tooling/rspack/shell.mjs';
import { rspack } from '@rspack/core';

/** @param {{ RSPACK_SERVE?: boolean }} env */
export default (env) => {
  const config = shellConfig(import.meta.dirname, {
    entry: './src/main.ts',
    head: './src/page/head-script.ts',
    preload: /geist-latin-wght-normal\.woff2$/,
    screens: ['sign-in', 'register', 'portal-area', 'federation'],
    dev: env.RSPACK_SERVE,
  });
  // Published portals come from the registry in the page, never from a manifest, so that part of the runtime is left out.
  const lean = new rspack.DefinePlugin({
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: String(!env.RSPACK_SERVE),
    ENV_TARGET: '"web"',
  });
  return { ...config, plugins: [...(config.plugins ?? []), lean] };
};
