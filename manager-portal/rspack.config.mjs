import { portalConfig } from '@erm/tooling/rspack/portal.mjs';

/** @param {{ RSPACK_SERVE?: boolean }} env */
export default (env) => portalConfig(import.meta.dirname, { dev: env.RSPACK_SERVE });
