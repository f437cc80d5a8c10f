import { shellConfig } from '@erm/tooling/rspack/shell.mjs';

/** @param {{ RSPACK_SERVE?: boolean }} env */
export default (env) =>
  shellConfig(import.meta.dirname, {
    entry: './src/main.ts',
    head: './src/page/head-script.ts',
    preload: /geist-latin-wght-normal\.woff2$/,
    lazyShares: ['zod', 'react-hook-form'],
    screens: ['sign-in', 'register', 'portal-area', 'federation'],
    dev: env.RSPACK_SERVE,
  });
