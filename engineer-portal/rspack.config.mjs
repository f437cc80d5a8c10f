import { portalConfig } from '@erm/tooling/rspack/portal.mjs';
import { portalAloneConfig } from '@erm/tooling/rspack/portal-alone.mjs';

/** @param {{ RSPACK_SERVE?: boolean, alone?: boolean }} env */
export default (env) =>
  env.alone
    ? portalAloneConfig(import.meta.dirname)
    : portalConfig(import.meta.dirname, { dev: env.RSPACK_SERVE });
