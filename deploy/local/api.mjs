import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { readSecret, SECRETS } from '../secrets/create-secrets.mjs';
import { Part } from './part.mjs';

/**
 * A process of the API, configured as in production.
 *
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.folder
 * @param {string} options.secrets the folder of the secrets
 * @param {number} options.port
 * @param {string} options.databaseUri
 * @param {Record<string, string>} options.environment variables that are different from that
 * @param {string} [options.root] the folder of another version of the product
 */
export function apiPart({ name, folder, secrets, port, databaseUri, environment, root = repositoryRoot }) {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  return new Part({
    name,
    folder,
    program: process.execPath,
    args: ['--enable-source-maps', join(root, 'api/dist/main.js')],
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_DIR: join(folder, 'site'),
      SITE_PUBLIC_KEYS: join(secrets, SECRETS.sitePublicKey),
      MONGODB_URI: databaseUri,
      JWT_SECRET: readSecret(secrets, 'jwtSecret'),
      TRUSTED_PROXIES: '1',
      ALLOWED_HOSTS: '127.0.0.1,localhost',
      ...environment,
    },
    isReady: () => isReady(port),
  });
}

/** @param {number} port */
async function isReady(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}
