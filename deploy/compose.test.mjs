import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DCLinter } from 'dclint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SECRETS } from './secrets/create-secrets.mjs';

const FILE = fileURLToPath(new URL('compose.yaml', import.meta.url));
const BUCKET_FILE = fileURLToPath(new URL('compose.bucket.yaml', import.meta.url));
const text = readFileSync(FILE, 'utf8');
/** @type {{ services: Record<string, any>, secrets: Record<string, { file: string }> }} */
const compose = parse(text, { merge: true });

/** @type {{ services: Record<string, any> }} */
const withBucket = parse(readFileSync(BUCKET_FILE, 'utf8'));

/** Besides the order of keys, what is done on purpose. */
const OFF = [
  'service-keys-order',
  'services-alphabetical-order',
  'top-level-properties-order',
  'no-quotes-in-volumes',
  'require-quotes-in-ports',
  // The images are built here, and named so that the services share them.
  'no-build-and-image',
  'service-image-require-explicit-tag',
  // Everybody shall reach the web server.
  'no-unbound-port-interfaces',
];

/**
 * What is not as the compose specification's schema, or good practice, has it.
 *
 * @param {string} file
 */
function findMistakes(file) {
  const rules = Object.fromEntries(OFF.map((name) => [name, /** @type {const} */ (0)]));
  const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] });
  /** @type {{ messages: { message: string }[] }[]} */
  const results = linter.lintFiles([file], false);
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

/** @param {string} changed */
function mistakesIn(changed) {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  writeFileSync(join(folder, 'compose.yaml'), changed);
  try {
    return findMistakes(join(folder, 'compose.yaml'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the compose file', () => {
  it('is what the compose specification describes', () => {
    expect(findMistakes(FILE)).toEqual([]);
  });

  it.each([
    ['a key that does not exist', 'read_only:', 'readonly:'],
    ['a condition that does not exist', 'service_healthy }', 'service_heathy }'],
    ['a wrong type', 'read_only: true', 'read_only: [yes]'],
    ['a secret without a file', 'tls.key: { file:', 'tls.key: { path:'],
  ])('would not pass with %s', (_, right, wrong) => {
    expect(text).toContain(right);
    expect(mistakesIn(text.replace(right, wrong))).not.toEqual([]);
  });

  it('mounts only secrets that are created', () => {
    const files = Object.values(compose.secrets).map(({ file }) => file);
    const created = Object.values(SECRETS).map((name) => `secrets/files/${name}`);
    expect(created).toEqual(expect.arrayContaining(files));
  });

  it('runs every service without privileges, on a file system that is read-only', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({
          read_only: true,
          cap_drop: ['ALL'],
          security_opt: ['no-new-privileges:true'],
        }),
      ]);
    }
  });

  it('changes only where the site is, with the file for a bucket', () => {
    expect(findMistakes(BUCKET_FILE)).toEqual([]);
    expect(Object.keys(withBucket.services).sort()).toEqual(['api-1', 'api-2', 'publish']);
    for (const [name, changes] of Object.entries(withBucket.services)) {
      expect(compose.services).toHaveProperty(name);
      const allowed = ['env_file', 'network_mode', 'networks'];
      expect(Object.keys(changes).filter((key) => !allowed.includes(key))).toEqual([]);
    }
    const readers = ['api-1', 'api-2'].map((name) => withBucket.services[name]?.env_file);
    expect(readers).not.toContainEqual(withBucket.services['publish']?.env_file);
  });

  it('shows nothing but the web server to the outside', () => {
    const published = Object.entries(compose.services).filter(([, { ports }]) => ports);
    expect(published.map(([name]) => name)).toEqual(['web']);
  });
});
