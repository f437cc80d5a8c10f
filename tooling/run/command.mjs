import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { Failure } from './failure.mjs';

const POLL_MS = 100;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {NodeJS.Signals | undefined} */
let stoppedBy;

/**
 * Starts a command that ends no later than this process does.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startCommand(command, args, options) {
  if (stoppedBy) throw stopped(stoppedBy);
  const child = spawn(command, args, options);
  running.add(child);
  child.once('close', () => running.delete(child)).once('error', () => running.delete(child));
  return child;
}

/**
 * Passes SIGINT and SIGTERM on to the running commands and lets none start after that. npm runs a script in a shell,
 * and a shell that is signaled may die without telling the script, so the end of the parent counts as SIGTERM.
 */
export function stopOnSignals() {
  process.on('SIGINT', stopRunning).on('SIGTERM', stopRunning);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return;
    clearInterval(poll);
    if (!stoppedBy) stopRunning('SIGTERM');
  }, POLL_MS);
  poll.unref();
}

/** @param {NodeJS.Signals} signal */
function stopRunning(signal) {
  stoppedBy = signal;
  if (running.size === 0) process.exit(stopped(signal).exitCode);
  for (const child of running) child.kill(signal);
}

/** @param {NodeJS.Signals} signal */
const stopped = (signal) =>
  new Failure(`Stopped by ${signal}.`, { exitCode: 128 + constants.signals[signal] });

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @typedef {{ code: number, output: string }} CommandResult */

/**
 * Runs a command to its end and returns what it printed on standard output and error.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<CommandResult>}
 */
export async function runCommand(command, args, options) {
  const child = startCommand(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
  const [code, signal] = await once(child, 'close');
  return { code: code ?? 1, output: signal ? `${output}It was ended by ${signal}.\n` : output };
}

/**
 * Runs a command to its end, showing what it prints as it comes.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} its exit code
 */
export async function runLive(command, args, options) {
  const child = startCommand(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  const [code, signal] = await once(child, 'close');
  return code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)];
}

/**
 * The script behind a package's command, as installed for `folder`; `node` runs it on any system.
 *
 * @param {string} folder
 * @param {string} packageName
 * @param {string} [name] the command, for a package that has several
 */
export function binary(folder, packageName, name = packageName.split('/').at(-1) ?? packageName) {
  const home = join(folder, 'node_modules', packageName);
  const file = join(home, 'package.json');
  if (!existsSync(file)) throw new Failure(`${packageName} is not installed; run "pnpm install" first.`);
  const { bin } = JSON.parse(readFileSync(file, 'utf8'));
  return join(home, typeof bin === 'string' ? bin : bin[name]);
}
