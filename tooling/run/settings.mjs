import { resolve } from 'node:path';

/**
 * The settings that publishing depends on. The API validates them all and refuses wrong ones.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function siteSettings(env) {
  const dataDir = resolve(env.DATA_DIR || '.data');
  const production = env.NODE_ENV === 'production';
  return {
    site: resolve(env.SITE_DIR || `${dataDir}/site`),
    storybook: (env.STORYBOOK || (production ? 'off' : 'on')) === 'on',
    config: {
      adminEmail: env.ADMIN_EMAIL || 'admin@example.com',
      registration: env.REGISTRATION || (production ? 'engineers' : 'open'),
    },
  };
}
