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

function rejectionOf(environment: Record<string, string>): string {
  try {
    loadConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('The configuration was accepted');
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
      metricsToken: undefined,
      allowedHosts: 'local',
      auditDays: 365,
      tracing: false,
    });
    expect(config.siteDir).toBe(join(config.dataDir, 'site'));
  });

  it('treats an empty variable as unset', () => {
    expect(load({ PORT: '', MONGODB_URI: '', REGISTRATION: '' })).toMatchObject({
      port: 3000,
      registration: 'open',
    });
  });

  it('seeds demo data only into the embedded store by default', () => {
    const uri = { MONGODB_URI: 'mongodb://db.example.com' };
    expect(load().seed).toBe('demo');
    expect(load(uri).seed).toBe('none');
    expect(load({ ...uri, SEED: 'demo' }).seed).toBe('demo');
  });

  it('seeds nothing in production by default', () => {
    expect(load({ ...PRODUCTION, MONGODB_URI: 'embedded' }).seed).toBe('none');
    expect(load({ ...PRODUCTION, SEED: 'none' }).seed).toBe('none');
  });

  it.each(['demo', 'large'])('rejects accounts whose password everybody knows in production: %s', (seed) => {
    expect(rejectionOf({ ...PRODUCTION, JWT_SECRET: SECRET, SEED: seed })).toBe(
      `SEED is "${seed}", but it must be none with NODE_ENV=production, because everybody knows the passwords of these accounts.`,
    );
  });

  it('uses the embedded store in production only when configured explicitly', () => {
    expect(load({ ...PRODUCTION, MONGODB_URI: 'embedded' }).mongoServer).toEqual({ kind: 'embedded' });
    expect(rejectionOf({ JWT_SECRET: SECRET, NODE_ENV: 'production' })).toMatch(
      /^MONGODB_URI is not set, but/,
    );
  });

  it('rejects a managed mongod in production', () => {
    const environment = { ...PRODUCTION, JWT_SECRET: SECRET, MONGOD_BINARY: process.execPath };
    expect(rejectionOf(environment)).toMatch(
      /^MONGOD_BINARY is ".*", but it must not be set with NODE_ENV=production/,
    );
  });

  it('prefers a configured database to a managed one', () => {
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

  it('lets only engineers register in production by default', () => {
    expect(load(PRODUCTION).registration).toBe('closed');
    expect(load({ ...PRODUCTION, REGISTRATION: 'open' }).registration).toBe('open');
    expect(load(PRODUCTION).passwordChange).toBe('required');
    expect(load({ ...PRODUCTION, PASSWORD_CHANGE: 'asked' }).passwordChange).toBe('asked');
    expect(load({}).passwordChange).toBe('asked');
  });

  it('runs portals that are not current only outside production, unless configured', () => {
    expect(load()).toMatchObject({ portalDevOrigins: ['http://127.0.0.1:3001'], portalPreviews: true });
    expect(load(PRODUCTION)).toMatchObject({ portalDevOrigins: [], portalPreviews: false });
    const origins = 'https://127.0.0.1:8443, http://localhost:4000';
    expect(load({ ...PRODUCTION, PORTAL_DEV_ORIGINS: origins, PORTAL_PREVIEWS: 'on' })).toMatchObject({
      portalDevOrigins: ['https://127.0.0.1:8443', 'http://localhost:4000'],
      portalPreviews: true,
    });
  });

  it('requires what single sign-on needs, and never over plain HTTP to another machine', () => {
    expect(load().sso).toBeNull();
    const provider = { OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'erm' };
    const origin = { PUBLIC_ORIGIN: 'https://erm.example.com' };
    expect(load({ ...provider, ...origin, OIDC_ROLE_CLAIM: 'groups' }).sso).toMatchObject({
      issuer: 'https://id.example.com',
      clientId: 'erm',
      clientSecret: undefined,
      roles: { claim: 'groups', manager: 'manager', engineer: 'engineer' },
    });
    expect(rejectionOf({ JWT_SECRET: SECRET, ...provider })).toMatch(/^PUBLIC_ORIGIN is not set, but/);
    expect(rejectionOf({ JWT_SECRET: SECRET, ...origin, OIDC_ISSUER: 'https://id.example.com' })).toMatch(
      /^OIDC_CLIENT_ID is not set, but/,
    );
    const plain = { ...provider, ...origin, OIDC_ISSUER: 'http://id.example.com' };
    expect(rejectionOf({ JWT_SECRET: SECRET, ...plain })).toContain('must be an https URL');
  });

  it('answers for every host in production, and where other machines may connect, unless configured', () => {
    expect(load(PRODUCTION).allowedHosts).toBe('any');
    expect(load({ HOST: '0.0.0.0' }).allowedHosts).toBe('any');
    const hosts = 'erm.example.com,[::1]';
    expect(load({ ...PRODUCTION, ALLOWED_HOSTS: hosts }).allowedHosts).toEqual(['erm.example.com', '[::1]']);
  });

  it.each([
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '30x', 'a whole number from 0 to 65535'],
    ['HOST', 'a b', 'a host name or an address'],
    ['SEED', 'full', 'demo, large or none'],
    ['REGISTRATION', 'yes', 'open, engineers or closed'],
    ['ADMIN_EMAIL', 'admin', 'an email address'],
    ['TZ_NAME', 'Mars/Base', 'a time zone'],
    ['RATE_LIMITS', '1', 'on or off'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace or silent'],
    ['CORS_ORIGINS', 'https://a.example.com/path', 'list of origins like'],
    ['PORTAL_DEV_ORIGINS', 'http://127.0.0.1:3001/', 'list of loopback origins like'],
    ['PORTAL_DEV_ORIGINS', 'https://dev.example.com', 'list of loopback origins like'],
    ['PORTAL_PREVIEWS', 'yes', 'on or off'],
    ['METRICS', 'all', 'loopback or public'],
    ['STORYBOOK', 'maybe', 'on or off'],
    ['ALLOWED_HOSTS', 'https://erm.example.com', 'list of host names like'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'a URL like'],
    ['AUDIT_DAYS', '0', 'a whole number from 1 to 36500'],
    ['NODE_ENV', 'prod', 'development, test or production'],
    ['MONGOD_BINARY', '/nowhere/mongod', 'the path of a mongod executable'],
    ['TRUSTED_PROXIES', '-1', 'a whole number from 0 to 10'],
  ])('rejects %s=%s with one sentence listing the allowed values', (name, value, allowed) => {
    const message = rejectionOf({ JWT_SECRET: SECRET, [name]: value });
    expect(message).toContain(`${name} is "${value}", but it must be`);
    expect(message).toContain(allowed);
    expect(message).not.toContain('\n');
  });

  it.each([
    ['JWT_SECRET', 'too short a key'],
    ['MONGODB_URI', 'http://user:word@db.example.com'],
    ['METRICS_TOKEN', 'too short'],
  ])('never prints an invalid %s', (name, value) => {
    const message = rejectionOf({ [name]: value });
    expect(message).toContain(`${name} is a value of ${value.length} bytes`);
    expect(message).not.toContain(value);
  });

  it('reports every invalid variable', () => {
    expect(rejectionOf({ JWT_SECRET: SECRET, PORT: 'x', SEED: 'y' }).split('\n')).toHaveLength(2);
  });

  it('requires a session key in production', () => {
    expect(rejectionOf({ NODE_ENV: 'production', DATA_DIR: folder })).toMatch(/^JWT_SECRET is not set, but/);
  });
});

describe('the generated session key', () => {
  it('is created once, long enough, and readable only by its owner', () => {
    const dataDir = join(folder, 'new');
    const { jwtSecret } = loadConfig({ DATA_DIR: dataDir });
    expect(Buffer.byteLength(jwtSecret)).toBeGreaterThanOrEqual(32);
    expect(loadConfig({ DATA_DIR: dataDir }).jwtSecret).toBe(jwtSecret);
    const file = join(dataDir, 'jwt-secret');
    expect(readFileSync(file, 'utf8')).toBe(jwtSecret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is not replaced when its file is damaged, since that would silently sign everyone out', () => {
    writeFileSync(join(folder, 'jwt-secret'), 'short');
    expect(rejectionOf({ DATA_DIR: folder })).toContain('is damaged');
  });

  it('requires a writable folder', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(rejectionOf({ DATA_DIR: join(file, 'data') })).toMatch(
      /^DATA_DIR is ".*", but it must be a folder/,
    );
  });
});
