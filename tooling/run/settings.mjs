import { resolve } from 'node:path';

/**
 * Those settings that the start needs itself. The API checks all of them and refuses what is wrong.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function siteSettings(env) {
  const dataDir = resolve(env.DATA_DIR || '.data');
  return {
    site: resolve(env.SITE_DIR || `${dataDir}/site`),
    config: {
      adminEmail: env.ADMIN_EMAIL || 'admin@example.com',
      registration: env.REGISTRATION || (env.NODE_ENV === 'production' ? 'engineers' : 'open'),
    },
  };
}
