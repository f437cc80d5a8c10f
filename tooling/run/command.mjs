import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';

/**
 * @typedef {object} CommandResult
 * @property {number} code
 * @property {string} output standard output and error, as they came
 */

/**
 * Runs a command to its end and gives what it printed.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<CommandResult>}
 */
export function runCommand(command, args, { cwd, env = process.env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal) chunks.push(Buffer.from(`It was ended from outside, by ${signal}.\n`));
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

/**
 * Runs a command to its end while what it prints is seen as it comes.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} its exit code
 */
export function runLive(command, args, { cwd, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * The script that is a package's command, as installed for `folder`; `node` runs it on any system.
 *
 * @param {string} folder
 * @param {string} packageName
 * @param {string} [name] the command, when the package has more than one
 */
export function binary(folder, packageName, name = packageName.split('/').at(-1) ?? packageName) {
  const home = join(folder, 'node_modules', packageName);
  const { bin } = JSON.parse(readText(join(home, 'package.json'), packageName));
  return join(home, typeof bin === 'string' ? bin : bin[name]);
}

/**
 * @param {string} file
 * @param {string} packageName
 */
function readText(file, packageName) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`${packageName} is not installed; run "pnpm install" first.`, {
      output: String(error),
    });
  }
}
