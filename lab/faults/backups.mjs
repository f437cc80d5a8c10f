import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@erm/tooling/run/command.mjs';
import { Failure } from '@erm/tooling/run/failure.mjs';
import { DATABASE } from '@erm/deploy/replica-set/initiate.mjs';
import { runErm } from '@erm/deploy/testing/check-database.mjs';

/**
 * The ways in docs/operating.md to back up and restore.
 *
 * @typedef {object} BackupWay
 * @property {string} name
 * @property {string} [missing] why it cannot be tested here
 * @property {(deployment: Deployment, target: string) => Promise<void>} backUp while users work
 * @property {(deployment: Deployment, target: string) => Promise<void>} restore while the API is stopped
 *
 * @typedef {import('@erm/deploy/local').Deployment} Deployment
 */

/** @type {BackupWay} */
const volume = {
  name: 'the volume of a stopped secondary',
  async backUp({ folder, database }, target) {
    const primary = await database.primary();
    const secondary = database.nodes.find((node) => node !== primary);
    if (!secondary) throw new Error('There is no secondary.');
    await secondary.stop();
    cpSync(join(folder, secondary.name), target, { recursive: true });
    await secondary.start();
    await database.untilAllServe();
  },
  async restore({ folder, database }, target) {
    await database.stop();
    for (const { name } of database.nodes) {
      rmSync(join(folder, name), { recursive: true });
      cpSync(target, join(folder, name), { recursive: true });
    }
    await database.start();
  },
};

/** @type {BackupWay} */
const dump = {
  name: 'mongodump and mongorestore',
  ...(['MONGODUMP', 'MONGORESTORE'].every((name) => existsSync(process.env[name] ?? ''))
    ? {}
    : { missing: 'MONGODUMP and MONGORESTORE must be the paths of the tools' }),
  async backUp({ database }, target) {
    await run(process.env['MONGODUMP'], ['--uri', database.adminUri, '--oplog', '--gzip', '--out', target]);
  },
  async restore({ database }, target) {
    const options = ['--oplogReplay', '--gzip', '--drop'];
    await run(process.env['MONGORESTORE'], ['--uri', database.adminUri, ...options, target]);
  },
};

/** @type {BackupWay} */
const exported = {
  name: 'erm export and erm import',
  async backUp({ database }, target) {
    mkdirSync(target);
    await erm(database.uri, 'export', join(target, 'backup.jsonl'));
  },
  async restore({ database }, target) {
    await database.asAdmin((db) => db.client.db(DATABASE).dropDatabase());
    await erm(database.uri, 'import', join(target, 'backup.jsonl'));
  },
};

export const BACKUP_WAYS = [exported, dump, volume];

/** @param {string} uri @param {string[]} args */
async function erm(uri, ...args) {
  const { code, output } = await runErm(uri, ...args);
  if (code !== 0) throw new Failure(`erm ${args[0]} failed.`, { output });
}

/** @param {string | undefined} program @param {string[]} args */
async function run(program = '', args) {
  const { code, output } = await runCommand(program, args, { env: {} });
  if (code !== 0) throw new Failure(`${program} failed.`, { output });
}
