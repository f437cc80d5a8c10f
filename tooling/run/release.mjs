import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/workspace.mjs';
import { runCommand } from './command.mjs';
import { Failure } from './failure.mjs';

/**
 * Whether this clone has a commit. A shallow one has few.
 *
 * @param {string} commit
 */
export async function hasCommit(commit) {
  const { code } = await runCommand('git', ['cat-file', '-e', `${commit}^{commit}`], options(repositoryRoot));
  return code === 0;
}

/**
 * Builds an earlier commit from its own sources with its own dependencies, once: it is kept in `.cache/releases`.
 *
 * @param {string} commit
 * @param {readonly string[]} targets of the build
 * @returns {Promise<string>} its folder
 */
export async function checkOutRelease(commit, targets) {
  if (!(await hasCommit(commit))) {
    throw new Failure(`This clone does not have commit ${commit}. A whole one does.`);
  }
  const root = join(repositoryRoot, '.cache/releases', commit);
  mkdirSync(root, { recursive: true });
  await run('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, root], repositoryRoot);
  const install = `import('./tooling/run/install.mjs').then((steps) => steps.installIfNeeded(process.cwd()))`;
  await run(process.execPath, ['-e', install], root);
  await run(process.execPath, [join(root, 'tooling/bin/build.mjs'), ...targets], root);
  return root;
}

/** @param {string} program @param {string[]} args @param {string} cwd */
async function run(program, args, cwd) {
  const { code, output } = await runCommand(program, args, options(cwd));
  if (code !== 0) throw new Failure(`${program} failed in ${cwd}.`, { output });
}

/** @param {string} cwd */
const options = (cwd) => ({ cwd, env: process.env });
