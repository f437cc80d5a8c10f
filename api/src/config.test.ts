import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from './config';
import { ConfigError } from './config-error';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = 'x'.repeat(32);
const PRODUCTION = { NODE_ENV: 'production', MONGODB_URI: 'mongodb://db.example.com' };
const load = (environment: Record<string, string> = {}) => loadConfig({ JWT_SECRET: SECRET, ...environment });

function refusal(environment: Record<string, string>): string {
  try {
    loadConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('It was accepted');
}

describe('the environment', () => {
  it('has a default for everything', () => {
    const config = load();
    expect(config).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      mongoServer: { kind: 'embedded' },
      registration: 'open',
      adminEmail: 'admin@example.com',
      timeZone: 'UTC',
      rateLimits: true,
      logLevel: 'info',
      corsOrigins: [],
      publicMetrics: false,
    });
    expect(config.siteDir).toBe(join(config.dataDir, 'site'));
  });

  it('counts an empty variable as not set', () => {
    expect(load({ PORT: '', MONGODB_URI: '', REGISTRATION: '' })).toMatchObject({
      port: 3000,
      registration: 'open',
    });
  });

  it('seeds demo data into the embedded store only, unless told otherwise', () => {
    const uri = { MONGODB_URI: 'mongodb://db.example.com' };
    expect(load().seed).toBe('demo');
    expect(load(uri).seed).toBe('none');
    expect(load({ ...uri, SEED: 'demo' }).seed).toBe('demo');
  });

  it('seeds nothing in production, unless told to', () => {
    expect(load({ ...PRODUCTION, MONGODB_URI: 'embedded' }).seed).toBe('none');
    expect(load({ ...PRODUCTION, MONGODB_URI: 'embedded', SEED: 'demo' }).seed).toBe('demo');
  });

  it('uses the embedded store in production only when told to', () => {
    expect(load({ ...PRODUCTION, MONGODB_URI: 'embedded' }).mongoServer).toEqual({ kind: 'embedded' });
    expect(refusal({ JWT_SECRET: SECRET, NODE_ENV: 'production' })).toMatch(/^MONGODB_URI was not set, but/);
  });

  it('refuses a mongod of its own in production', () => {
    const environment = { ...PRODUCTION, JWT_SECRET: SECRET, MONGOD_BINARY: process.execPath };
    expect(refusal(environment)).toMatch(/^MONGOD_BINARY was ".*", but with NODE_ENV=production/);
  });

  it('prefers a given database to one of its own', () => {
    const uri = 'mongodb://db.example.com';
    expect(load({ MONGODB_URI: uri, MONGOD_BINARY: process.execPath }).mongoServer).toEqual({
      kind: 'uri',
      uri,
    });
    expect(load({ MONGOD_BINARY: process.execPath }).mongoServer).toEqual({
      kind: 'mongod',
      binary: process.execPath,
    });
  });

  it('lets engineers alone register in production, unless told otherwise', () => {
    expect(load(PRODUCTION).registration).toBe('engineers');
    expect(load({ ...PRODUCTION, REGISTRATION: 'open' }).registration).toBe('open');
  });

  it.each([
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '30x', 'a whole number from 0 to 65535'],
    ['HOST', 'a b', 'a host name or an address'],
    ['SEED', 'full', 'demo or none'],
    ['REGISTRATION', 'yes', 'open, engineers or closed'],
    ['ADMIN_EMAIL', 'admin', 'an email address'],
    ['TZ_NAME', 'Mars/Base', 'a time zone'],
    ['RATE_LIMITS', '1', 'on or off'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace or silent'],
    ['CORS_ORIGINS', 'https://a.example.com/path', 'origins like'],
    ['METRICS', 'all', 'loopback or public'],
    ['STORYBOOK', 'maybe', 'on or off'],
    ['NODE_ENV', 'prod', 'development, test or production'],
    ['MONGOD_BINARY', '/nowhere/mongod', 'the path of a mongod program'],
    ['TRUSTED_PROXIES', '-1', 'a whole number from 0 to 10'],
  ])('refuses %s=%s in one sentence that says what it may be', (name, value, allowed) => {
    const message = refusal({ JWT_SECRET: SECRET, [name]: value });
    expect(message).toContain(`${name} was "${value}", but it may be`);
    expect(message).toContain(allowed);
    expect(message).not.toContain('\n');
  });

  it.each([
    ['JWT_SECRET', 'too short a key'],
    ['MONGODB_URI', 'http://user:word@db.example.com'],
  ])('never repeats a wrong %s', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(`${name} was a text of ${value.length} bytes`);
    expect(message).not.toContain(value);
  });

  it('names every variable that is wrong', () => {
    expect(refusal({ JWT_SECRET: SECRET, PORT: 'x', SEED: 'y' }).split('\n')).toHaveLength(2);
  });

  it('demands a session key in production', () => {
    expect(refusal({ NODE_ENV: 'production', DATA_DIR: folder })).toMatch(/^JWT_SECRET was not set, but/);
  });
});

describe('the generated session key', () => {
  it('is made once, long enough, for its owner alone', () => {
    const dataDir = join(folder, 'new');
    const { jwtSecret } = loadConfig({ DATA_DIR: dataDir });
    expect(Buffer.byteLength(jwtSecret)).toBeGreaterThanOrEqual(32);
    expect(loadConfig({ DATA_DIR: dataDir }).jwtSecret).toBe(jwtSecret);
    const file = join(dataDir, 'jwt-secret');
    expect(readFileSync(file, 'utf8')).toBe(jwtSecret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is not replaced when its file is damaged: that would sign everyone out without a word', () => {
    writeFileSync(join(folder, 'jwt-secret'), 'short');
    expect(refusal({ DATA_DIR: folder })).toContain('is damaged');
  });

  it('needs a folder that can be written to', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(refusal({ DATA_DIR: join(file, 'data') })).toMatch(/^DATA_DIR was ".*", but it may be a folder/);
  });
});
