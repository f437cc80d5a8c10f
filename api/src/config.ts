import { join, resolve } from 'node:path';
import { isBucket } from '@erm/publisher/reader';
import { ConfigError } from './config-error';
import { environmentSchema, type Environment } from './environment/environment';
import { LOOPBACK_HOSTS } from './environment/values';
import type { AllowedHosts } from './http/allow-hosts';
import { MIN_SECRET_BYTES, readOrCreateSecret } from './jwt-secret';
import type { SsoConfig } from './sso-config';

/** Where the data is stored: in a replica set, a mongod started by this process, or the embedded store. */
export type MongoServerChoice =
  { kind: 'uri'; uri: string } | { kind: 'mongod'; binary: string } | { kind: 'embedded' };

export interface Config {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  /** The folder of the published site, or the address of its bucket. */
  siteDir: string;
  /** The public keys of those who may publish, in PEM. */
  siteKeyFile: string;
  storybook: boolean;
  mongoServer: MongoServerChoice;
  seed: NonNullable<Environment['SEED']>;
  jwtSecret: string;
  registration: Environment['REGISTRATION'];
  /** Whether the API insists that a password which somebody else set is changed, or leaves that to the browser. */
  passwordChange: Environment['PASSWORD_CHANGE'];
  adminEmail: string;
  /** Where people reach the product, if it is known. */
  publicOrigin: string | undefined;
  /** Signing in through an identity provider, if there is one. */
  sso: SsoConfig | null;
  timeZone: string;
  rateLimits: boolean;
  logLevel: Environment['LOG_LEVEL'];
  corsOrigins: readonly string[];
  /** The development servers whose portals may run in this shell, for a user who confirms it. */
  portalDevOrigins: readonly string[];
  /** Whether users may open releases of their portals that are not current. */
  portalPreviews: boolean;
  publicMetrics: boolean;
  /** Required to read the metrics, if set. */
  metricsToken: string | undefined;
  /** The host names this server answers for. */
  allowedHosts: AllowedHosts;
  /** Whether traces are sent to a collector. */
  tracing: boolean;
  /** How long changes are kept. */
  auditDays: number;
  /** The number of proxies in front. Only their `X-Forwarded-*` headers are trusted. */
  trustedProxies: number;
}

const SECRETS: ReadonlySet<PropertyKey> = new Set([
  'JWT_SECRET',
  'MONGODB_URI',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
]);

/** Reads the whole environment. Empty variables are treated as unset. */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const production = set['NODE_ENV'] === 'production';
  const parsed = environmentSchema(production).safeParse(set);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => explain(set, issue)).join('\n'));
  }
  const variables = parsed.data;
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
    siteDir: siteAddress(variables.SITE_DIR ?? join(dataDir, 'site')),
    siteKeyFile: resolve(variables.SITE_PUBLIC_KEYS ?? join(dataDir, 'site-key.pub.pem')),
    storybook: variables.STORYBOOK === 'on',
    mongoServer,
    seed: variables.SEED ?? (mongoServer.kind === 'embedded' && !production ? 'demo' : 'none'),
    jwtSecret,
    registration: variables.REGISTRATION,
    passwordChange: variables.PASSWORD_CHANGE,
    adminEmail: variables.ADMIN_EMAIL,
    publicOrigin: variables.PUBLIC_ORIGIN,
    sso: chooseSso(variables),
    timeZone: variables.TZ_NAME,
    rateLimits: variables.RATE_LIMITS === 'on',
    logLevel: variables.LOG_LEVEL,
    corsOrigins: variables.CORS_ORIGINS,
    portalDevOrigins: variables.PORTAL_DEV_ORIGINS,
    portalPreviews: variables.PORTAL_PREVIEWS === 'on',
    publicMetrics: variables.METRICS === 'public',
    metricsToken: variables.METRICS_TOKEN,
    allowedHosts:
      variables.ALLOWED_HOSTS ?? (!production && LOOPBACK_HOSTS.includes(variables.HOST) ? 'local' : 'any'),
    tracing: variables.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    auditDays: variables.AUDIT_DAYS,
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

const siteAddress = (address: string) => (isBucket(address) ? address : resolve(address));

function chooseMongoServer(uri: string | undefined, binary: string | undefined): MongoServerChoice {
  if (uri === 'embedded') return { kind: 'embedded' };
  if (uri) return { kind: 'uri', uri };
  return binary ? { kind: 'mongod', binary: resolve(binary) } : { kind: 'embedded' };
}

function chooseSso(variables: Environment): SsoConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, PUBLIC_ORIGIN: publicOrigin } = variables;
  if (issuer === undefined) return null;
  if (clientId === undefined || publicOrigin === undefined) {
    const missing = clientId === undefined ? 'OIDC_CLIENT_ID' : 'PUBLIC_ORIGIN';
    throw new ConfigError(`${missing} is not set, but it must be, because OIDC_ISSUER is.`);
  }
  const claim = variables.OIDC_ROLE_CLAIM;
  return {
    issuer,
    clientId,
    publicOrigin,
    clientSecret: variables.OIDC_CLIENT_SECRET,
    label: variables.OIDC_LABEL,
    roles:
      claim === undefined
        ? null
        : { claim, manager: variables.OIDC_MANAGER_ROLE, engineer: variables.OIDC_ENGINEER_ROLE },
    createsAccounts: variables.OIDC_ACCOUNTS === 'create',
  };
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
