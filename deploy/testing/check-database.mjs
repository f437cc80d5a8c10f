import { join } from 'node:path';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { runCommand } from '@erm/tooling/run/command.mjs';
import { Failure } from '@erm/tooling/run/failure.mjs';

/**
 * Runs a command of `erm` on a database.
 *
 * @param {string} uri
 * @param {string[]} args
 */
export function runErm(uri, ...args) {
  const env = { PATH: process.env['PATH'], MONGODB_URI: uri, LOG_LEVEL: 'error' };
  return runCommand(process.execPath, [join(repositoryRoot, 'api/dist/erm.js'), ...args], { env });
}

/**
 * Checks the whole database against every rule.
 *
 * @param {string} uri
 * @returns {Promise<{ broken: number, output: string }>} how many rules are broken
 */
export async function checkRules(uri) {
  const { code, output } = await runErm(uri, 'verify');
  const violations = /^Violations: (\d+)/m.exec(output)?.[1];
  if (violations === undefined || (code === 0) !== (violations === '0')) {
    throw new Failure('The database could not be checked.', { output });
  }
  return { broken: Number(violations), output };
}
