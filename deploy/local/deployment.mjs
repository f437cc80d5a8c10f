import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { portalFolders, repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { runCommand } from '@erm/tooling/run/command.mjs';
import { Failure, usageError } from '@erm/tooling/run/failure.mjs';
import { createSecrets, SECRETS } from '../secrets/create-secrets.mjs';
import { apiPart } from './api.mjs';
import { choosePorts } from './ports.mjs';
import { findPrograms } from './programs.mjs';
import { ReplicaSet } from './replica-set.mjs';
import { webPart } from './web.mjs';

/**
 * @typedef {object} DeploymentOptions
 * @property {string} [folder] where everything is kept, also when the deployment ends; without one, nothing is kept
 * @property {number} [httpsPort] by default a free one
 * @property {number} [httpPort] by default a free one
 * @property {(uri: string) => string} [databaseUri] how the API reaches the database, if something is in between
 * @property {Record<string, string>} [environment] other variables for the processes of the API
 */

/**
 * The product as processes of this machine: a replica set of three, two processes of the API, and nginx. Everything has
 * to be built.
 *
 * @param {DeploymentOptions} [options]
 */
export async function createDeployment({
  folder,
  httpsPort,
  httpPort,
  databaseUri = (uri) => uri,
  environment = {},
} = {}) {
  const programs = findPrograms(process.env);
  if (programs.missing !== undefined) throw usageError(`${programs.missing}.`);
  const home = folder ? resolve(folder) : mkdtempSync(join(tmpdir(), 'erm-deployment-'));
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const secrets = join(home, 'secrets');
  await createSecrets(secrets, ['localhost', '127.0.0.1']);
  const ports = await choosePorts(home, {
    ...(httpsPort !== undefined && { https: httpsPort }),
    ...(httpPort !== undefined && { http: httpPort }),
  });
  const origin = `https://127.0.0.1:${ports.https}`;
  const database = new ReplicaSet({ folder: home, secrets, mongod: programs.mongod, ports: ports.mongo });
  const api = ports.api.map((port, index) =>
    apiPart({
      name: `api-${index + 1}`,
      folder: home,
      secrets,
      port,
      databaseUri: databaseUri(database.uri),
      environment,
    }),
  );
  const web = webPart({ folder: home, secrets, nginx: programs.nginx, origin, ports });

  let started = Promise.resolve();

  return {
    folder: home,
    origin,
    httpOrigin: `http://127.0.0.1:${ports.http}`,
    /** Where each process of the API listens itself. */
    apiOrigins: ports.api.map((port) => `http://127.0.0.1:${port}`),
    /** The certificate, which is its own authority. */
    certificate: readFileSync(join(secrets, SECRETS.certificate), 'utf8'),
    database,
    api,
    web,
    /** Runs a command of the publisher on the site. @param {string[]} args */
    publisher: (...args) => runPublisher(home, secrets, args),

    /** Publishes what is built, and starts everything. */
    start() {
      started = startAll();
      return started;
    },

    /** Stops everything that runs, in order. A start that is going on is waited for. */
    async stop() {
      await Promise.allSettled([started]);
      await web.stop();
      await Promise.all(api.map((part) => part.stop()));
      await database.stop();
      if (!folder) rmSync(home, { recursive: true });
    },
  };

  async function startAll() {
    await Promise.all([
      database.start(),
      runPublisher(home, secrets, ['site', join(repositoryRoot, 'shell'), ...portalFolders()]),
    ]);
    // The first one prepares the database.
    for (const part of api) await part.start();
    await web.start();
  }
}

/** @typedef {Awaited<ReturnType<typeof createDeployment>>} Deployment */

/**
 * @param {string} folder
 * @param {string} secrets
 * @param {string[]} args
 */
async function runPublisher(folder, secrets, args) {
  const env = {
    ...process.env,
    SITE_DIR: join(folder, 'site'),
    SITE_SIGNING_KEY: join(secrets, SECRETS.siteKey),
  };
  const cli = join(repositoryRoot, 'publisher/dist/cli.js');
  const { code, output } = await runCommand(process.execPath, [cli, ...args], { env });
  if (code !== 0) throw new Failure('The publisher failed.', { output });
  return output;
}
