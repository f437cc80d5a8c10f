import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-error';
import { hasCode } from './errors/has-code';

/** A shorter signing key could be brute-forced. */
export const MIN_SECRET_BYTES = 32;

/**
 * The key that signs sessions, generated once per data folder so that sessions survive restarts. Written to a draft and
 * then linked into place, so that two processes starting at the same time read the same complete key.
 */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  mkdirSync(dataDir, { recursive: true });
  const existing = readSecret(file);
  if (existing) return existing;

  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(MIN_SECRET_BYTES).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  return readSecret(file) ?? '';
}

function readSecret(file: string): string | null {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  if (Buffer.byteLength(secret) >= MIN_SECRET_BYTES) return secret;
  throw new ConfigError(
    `The session key in ${file} is damaged. Delete the file to generate a new key; everyone will have to sign in again.`,
  );
}
