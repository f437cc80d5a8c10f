import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { checkOutRelease, hasCommit } from '@erm/tooling/run/release.mjs';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRules } from '../testing/check-database.mjs';
import { apiPart } from '../local/api.mjs';
import { findPrograms } from '../local/programs.mjs';
import { ReplicaSet } from '../local/replica-set.mjs';
import { createSecrets } from '../secrets/create-secrets.mjs';
import { Manager } from './user.mjs';

const TIMEOUT_MS = 300_000;

/** The releases that are supported together, the last one first. @type {{ name: string, commit: string }[]} */
const releases = JSON.parse(readFileSync(join(repositoryRoot, 'e2e/src/skew-releases.json'), 'utf8'));
const previous = releases[0]?.commit ?? '';
const programs = findPrograms(process.env);
const missing =
  programs.missing ??
  ((await hasCommit(previous)) ? undefined : `this clone does not have commit ${previous}; a whole one does`);
if (missing) console.warn(`THE UPGRADE IS NOT TESTED: ${missing}.`);

/** @type {(() => unknown)[]} */
const undo = [];
/** @type {ReplicaSet} */
let database;
/** @type {{ part: import('../local/part.mjs').Part, manager: Manager }} */
let older;
/** @type {typeof older} */
let newer;

beforeAll(async () => {
  if (missing || programs.missing !== undefined) return;
  const root = await checkOutRelease(previous, ['api']);
  const folder = mkdtempSync(join(tmpdir(), 'erm-upgrade-'));
  undo.push(() => rmSync(folder, { recursive: true }));
  const secrets = join(folder, 'secrets');
  await createSecrets(secrets, ['localhost']);
  const ports = [await getPort(), await getPort(), await getPort()];
  database = new ReplicaSet({ folder, secrets, mongod: programs.mongod, ports });
  undo.push(() => database.stop());
  await database.start();
  const processOf = async (/** @type {string} */ name, /** @type {string} */ version) => {
    const port = await getPort();
    const environment = { REGISTRATION: 'open', LOG_LEVEL: 'warn' };
    const options = { name, folder, secrets, port, databaseUri: database.uri, environment, root: version };
    const part = apiPart(options);
    undo.push(() => part.stop());
    return { part, manager: new Manager(`http://127.0.0.1:${port}`) };
  };
  older = await processOf('older', root);
  newer = await processOf('newer', repositoryRoot);
}, TIMEOUT_MS);
afterAll(async () => {
  for (const step of undo.toReversed()) await step();
}, TIMEOUT_MS);

describe.skipIf(missing)('an upgrade from the previous release', () => {
  it(
    'keeps all data, runs beside the previous release, and can be taken back',
    async () => {
      await older.part.start();
      await older.manager.register();
      const projectId = await older.manager.addProject('Harbor');
      const engineerId = await older.manager.addEngineer('Ada');
      const first = await older.manager.assign(engineerId, projectId, 'by the older');

      // As in a rolling upgrade, both serve users for a while.
      await newer.part.start();
      await newer.manager.signIn();
      expect(await newer.manager.roles()).toEqual(['by the older']);
      const second = await newer.manager.assign(engineerId, projectId, 'by the newer');
      await older.manager.rename(second, 'by both');
      await newer.manager.rename(first, 'by both too');
      await older.manager.assign(engineerId, projectId, 'meanwhile by the older');

      await older.part.stop();
      const grace = await newer.manager.addEngineer('Grace');
      await newer.manager.assign(grace, projectId, 'after the upgrade');
      const roles = ['after the upgrade', 'by both', 'by both too', 'meanwhile by the older'];
      expect(await newer.manager.roles()).toEqual(roles);
      expect(await checkRules(database.uri)).toMatchObject({ broken: 0 });

      // Back to the previous release.
      await newer.part.stop();
      await older.part.start();
      await older.manager.signIn();
      expect(await older.manager.roles()).toEqual(roles);
      const last = await older.manager.assign(grace, projectId, 'after the rollback');
      await older.manager.rename(last, 'still after the rollback');

      // And forward again.
      await older.part.stop();
      await newer.part.start();
      await newer.manager.signIn();
      await newer.manager.rename(last, 'after all');
      expect(await newer.manager.roles()).toEqual(['after all', ...roles]);
      expect(await checkRules(database.uri)).toMatchObject({ broken: 0 });
    },
    TIMEOUT_MS,
  );
});
