import { accessSync, constants, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error';
import { MIN_SECRET_BYTES, readOrCreateSecret } from './jwt-secret';

/** Where the data is stored: in a replica set, a mongod started by this process, or the embedded store. */
export type MongoServerChoice =
  { kind: 'uri'; uri: string } | { kind: 'mongod'; binary: string } | { kind: 'embedded' };

export interface Config {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  siteDir: string;
  /** The public keys of those who may publish, in PEM. */
  siteKeyFile: string;
  storybook: boolean;
  mongoServer: MongoServerChoice;
  seed: 'demo' | 'none';
  jwtSecret: string;
  registration: 'open' | 'engineers' | 'closed';
  adminEmail: string;
  timeZone: string;
  rateLimits: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  corsOrigins: readonly string[];
  /** The development servers whose portals may run in this shell, for a user who confirms it. */
  portalDevOrigins: readonly string[];
  /** Whether managers may open releases that are not current. */
  portalPreviews: boolean;
  publicMetrics: boolean;
  /** The number of proxies in front. Only their `X-Forwarded-*` headers are trusted. */
  trustedProxies: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Where `pnpm dev:portal <name> --shell` serves a portal unless told otherwise. */
const LOCAL_DEV_ORIGIN = 'http://127.0.0.1:3001';
const SECRETS: ReadonlySet<PropertyKey> = new Set(['JWT_SECRET', 'MONGODB_URI']);

function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: `must be ${listed(values)}` });
}

function wholeNumber(max: number) {
  const error = `must be a whole number from 0 to ${max}`;
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().max(max, error));
}

function listOf(isValid: (item: string) => boolean, items: string) {
  return z
    .string()
    .transform((text) => text.split(',').map((item) => item.trim()))
    .refine((list) => list.every(isValid), `must be a comma-separated list of ${items}`);
}

const environmentSchema = z.object({
  NODE_ENV: choice(['development', 'test', 'production']).default('development'),
  PORT: wholeNumber(65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  SITE_DIR: z.string().optional(),
  SITE_PUBLIC_KEYS: z
    .string()
    .refine((path) => isFile(path, constants.R_OK), 'must be the path of a file with public keys')
    .optional(),
  MONGODB_URI: z
    .string()
    .regex(
      /^(embedded|mongodb(\+srv)?:\/\/\S+)$/,
      'must be embedded, or a connection string that starts with mongodb:// or mongodb+srv://',
    )
    .optional(),
  MONGOD_BINARY: z
    .string()
    .refine((path) => isFile(path, constants.X_OK), 'must be the path of a mongod executable')
    .optional(),
  SEED: choice(['demo', 'none']).optional(),
  JWT_SECRET: z
    .string()
    .refine(
      (secret) => Buffer.byteLength(secret) >= MIN_SECRET_BYTES,
      `must be at least ${MIN_SECRET_BYTES} bytes long`,
    )
    .optional(),
  REGISTRATION: choice(['open', 'engineers', 'closed']).optional(),
  ADMIN_EMAIL: z.email('must be an email address').default('admin@example.com'),
  TZ_NAME: z.string().refine(isTimeZone, 'must be a time zone like UTC or Europe/Berlin').default('UTC'),
  RATE_LIMITS: choice(['on', 'off']).default('on'),
  LOG_LEVEL: choice(LOG_LEVELS).default('info'),
  CORS_ORIGINS: listOf(isOrigin, 'origins like https://app.example.com').default([]),
  PORTAL_DEV_ORIGINS: listOf(isLoopbackOrigin, 'loopback origins like http://127.0.0.1:3001').optional(),
  PORTAL_PREVIEWS: choice(['on', 'off']).optional(),
  // Used only by the publisher, but validated here with the other variables.
  STORYBOOK: choice(['on', 'off']).optional(),
  METRICS: choice(['loopback', 'public']).default('loopback'),
  TRUSTED_PROXIES: wholeNumber(10).default(0),
});

/** Reads the whole environment. Empty variables are treated as unset. */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => explain(set, issue)).join('\n'));
  }
  const variables = parsed.data;
  const production = variables.NODE_ENV === 'production';
  const dataDir = resolve(variables.DATA_DIR);
  const jwtSecret = variables.JWT_SECRET ?? generatedSecret(production, variables.DATA_DIR);
  const { MONGODB_URI: uri, MONGOD_BINARY: binary } = variables;
  if (production) assertChosenForProduction(uri, binary);
  const mongoServer = chooseMongoServer(uri, binary);
  return {
    production,
    host: variables.HOST,
    port: variables.PORT,
    dataDir,
    siteDir: variables.SITE_DIR ? resolve(variables.SITE_DIR) : join(dataDir, 'site'),
    siteKeyFile: resolve(variables.SITE_PUBLIC_KEYS ?? join(dataDir, 'site-key.pub.pem')),
    storybook: (variables.STORYBOOK ?? (production ? 'off' : 'on')) === 'on',
    mongoServer,
    seed: variables.SEED ?? (mongoServer.kind === 'embedded' && !production ? 'demo' : 'none'),
    jwtSecret,
    registration: variables.REGISTRATION ?? (production ? 'engineers' : 'open'),
    adminEmail: variables.ADMIN_EMAIL,
    timeZone: variables.TZ_NAME,
    rateLimits: variables.RATE_LIMITS === 'on',
    logLevel: variables.LOG_LEVEL,
    corsOrigins: variables.CORS_ORIGINS,
    portalDevOrigins: variables.PORTAL_DEV_ORIGINS ?? (production ? [] : [LOCAL_DEV_ORIGIN]),
    portalPreviews: (variables.PORTAL_PREVIEWS ?? (production ? 'off' : 'on')) === 'on',
    publicMetrics: variables.METRICS === 'public',
    trustedProxies: variables.TRUSTED_PROXIES,
  };
}

function explain(
  set: Record<string, string | undefined>,
  issue: { path: PropertyKey[]; message: string },
): string {
  const name = String(issue.path[0]);
  const value = set[name] ?? '';
  const shown = SECRETS.has(name) ? `a value of ${Buffer.byteLength(value)} bytes` : JSON.stringify(value);
  return `${name} is ${shown}, but it ${issue.message}.`;
}

/**
 * Prevents production data from ending up in the evaluation store or on a server without authentication by accident.
 */
function assertChosenForProduction(uri: string | undefined, binary: string | undefined): void {
  if (binary) {
    throw new ConfigError(
      `MONGOD_BINARY is ${JSON.stringify(binary)}, but it must not be set with NODE_ENV=production, because that mongod runs without authentication.`,
    );
  }
  if (!uri) {
    throw new ConfigError(
      'MONGODB_URI is not set, but with NODE_ENV=production it must be a connection string, or embedded to use the embedded store.',
    );
  }
}

function chooseMongoServer(uri: string | undefined, binary: string | undefined): MongoServerChoice {
  if (uri === 'embedded') return { kind: 'embedded' };
  if (uri) return { kind: 'uri', uri };
  return binary ? { kind: 'mongod', binary: resolve(binary) } : { kind: 'embedded' };
}

function generatedSecret(production: boolean, dataDir: string): string {
  if (production) {
    throw new ConfigError(
      `JWT_SECRET is not set, but with NODE_ENV=production it must be at least ${MIN_SECRET_BYTES} bytes long.`,
    );
  }
  try {
    return readOrCreateSecret(resolve(dataDir));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new ConfigError(
      `DATA_DIR is ${JSON.stringify(dataDir)}, but it must be a folder that this process can write to (${String(error.code)}).`,
    );
  }
}

function listed(values: readonly string[]): string {
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1) ?? ''}`;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}

function isLoopbackOrigin(text: string): boolean {
  return isOrigin(text) && ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(text).hostname);
}

function isFile(path: string, access: number): boolean {
  try {
    accessSync(path, access);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
