#!/usr/bin/env node
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usageError } from '@erm/tooling/run/failure.mjs';
import { runMain } from '@erm/tooling/run/main.mjs';
import { apiUri } from '../replica-set/initiate.mjs';
import { createSecrets, readSecret } from '../secrets/create-secrets.mjs';

const FOLDER = fileURLToPath(new URL('../secrets/files', import.meta.url));
const MEMBERS = ['mongo-1:27017', 'mongo-2:27017', 'mongo-3:27017'];

// pnpm deploy:secrets <host …>
//
// Creates the secrets of deploy/compose.yaml that do not exist yet. The hosts are the names in the certificate.
await runMain(async () => {
  const hosts = process.argv.slice(2);
  if (hosts.length === 0) throw usageError('Usage: pnpm deploy:secrets <host …>');
  await createSecrets(FOLDER, hosts);
  const file = join(FOLDER, 'api.env');
  if (!existsSync(file)) {
    const uri = apiUri(MEMBERS, readSecret(FOLDER, 'apiPassword'));
    const text = `JWT_SECRET=${readSecret(FOLDER, 'jwtSecret')}\nMONGODB_URI=${uri}\n`;
    writeFileSync(file, text, { mode: 0o600 });
  }
  console.log(`The secrets are in ${FOLDER}.`);
});
