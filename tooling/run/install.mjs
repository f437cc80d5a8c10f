import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { Failure, usageError } from './failure.mjs';

// Not the `packageManager` field of package.json: pnpm would then try to record and switch its own version.
export const pinnedPnpm = 'pnpm@12.21.0';

/**
 * Refuses a version of Node that the product does not run on.
 *
 * @param {string} root
 * @param {string} [version]
 */
export function checkNode(root, version = process.versions.node) {
  const wanted = /** @type {string} */ (packageJson(root).engines.node).replace('>=', '');
  if (version.localeCompare(wanted, 'en', { numeric: true }) < 0) {
    throw usageError(`Node ${wanted} or newer is needed, and this is ${version}.`);
  }
}

/**
 * Installs the locked dependencies if they are missing or others.
 *
 * @param {string} root
 */
export async function installIfNeeded(root) {
  if (!isInstalled(root)) await install(root, ['--frozen-lockfile']);
}

/**
 * @param {string} root
 * @param {string[]} args of `pnpm install`
 */
export async function install(root, args) {
  console.log(`Installing dependencies with ${pinnedPnpm} …`);
  const [command, ...prefix] = await pnpmCommand(root);
  const { code, output } = await runCommand(command, [...prefix, 'install', ...args], {
    ...options(root),
    env: { ...process.env, CI: 'true' },
  });
  if (code !== 0) throw new Failure('The dependencies could not be installed.', { output });
}

/** @param {string} root */
export function isInstalled(root) {
  // Where pnpm keeps what it has installed.
  const installed = join(root, 'node_modules/.pnpm/lock.yaml');
  return existsSync(installed) && readFileSync(installed).equals(readFileSync(join(root, 'pnpm-lock.yaml')));
}

/**
 * Runs a command of the pinned pnpm.
 *
 * @param {string} root
 * @param {string[]} args
 */
export async function runPnpm(root, args) {
  const [command, ...prefix] = await pnpmCommand(root);
  return runCommand(command, [...prefix, ...args], options(root));
}

/**
 * The pinned pnpm: the installed one if it has that version, otherwise through npx.
 *
 * @param {string} root
 * @returns {Promise<[string, ...string[]]>}
 */
export async function pnpmCommand(root) {
  const atHand = await runCommand('pnpm', ['--version'], options(root)).catch(() => undefined);
  return `pnpm@${atHand?.output.trim()}` === pinnedPnpm ? ['pnpm'] : ['npx', '--yes', pinnedPnpm];
}

/** On Windows the commands of npm and pnpm are batch files. @param {string} root */
const options = (root) => ({ cwd: root, shell: process.platform === 'win32' });

/** @param {string} root */
const packageJson = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
