import { shellConfig } from '@erm/tooling/rspack/shell.mjs';

/** @param {{ RSPACK_SERVE?: boolean }} env */
export default (env) =>
  shellConfig(import.meta.dirname, {
    entry: './src/main.ts',
    head: './src/head/head-script.ts',
    preload: /geist-latin-wght-normal\.woff2$/,
    lazyShares: ['zod', 'react-hook-form'],
    dev: env.RSPACK_SERVE,
  });
