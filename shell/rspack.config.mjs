import { shellConfig } from '@erm/tooling/rspack/shell.mjs';
import { rspack } from '@rspack/core';

/** @param {{ RSPACK_SERVE?: boolean }} env */
export default (env) => {
  const config = shellConfig(import.meta.dirname, {
    entry: './src/main.ts',
    head: './src/page/head-script.ts',
    preload: /geist-latin-wght-normal\.woff2$/,
    // The weights among the design tokens.
    fontWeights: { min: 400, max: 600 },
    screens: ['sign-in', 'register', 'portal-area'],
    dev: env.RSPACK_SERVE,
  });
  // What `experiments.optimization` of the federation plugins sets. The shell loads published portals itself, so only what
  // shares libraries is left of the runtime.
  const lean = new rspack.DefinePlugin({
    FEDERATION_OPTIMIZE_NO_REMOTE: String(!env.RSPACK_SERVE),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: String(!env.RSPACK_SERVE),
    ENV_TARGET: '"web"',
  });
  return { ...config, plugins: [...(config.plugins ?? []), lean] };
};
