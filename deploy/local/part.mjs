import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Failure } from '@erm/tooling/run/failure.mjs';

const START_TIMEOUT_MS = 30_000;
const POLL_MS = 25;

/**
 * @typedef {object} PartOptions
 * @property {string} name
 * @property {string} folder where its log file is, `<name>.log`
 * @property {string} program
 * @property {string[]} args
 * @property {Record<string, string>} [env] its whole environment, besides PATH
 * @property {NodeJS.Signals} [stopSignal] asks it to finish what it is doing and end
 * @property {() => Promise<boolean>} isReady
 */

/** A process of a deployment, which can be stopped, killed, and started again. */
export class Part {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #options;

  /** @param {PartOptions} options */
  constructor(options) {
    this.#options = options;
    this.name = options.name;
    this.logFile = join(options.folder, `${options.name}.log`);
  }

  get isRunning() {
    return this.#child !== undefined;
  }

  get pid() {
    return this.#child?.pid;
  }

  /** Everything that it has printed, over all of its runs. */
  readLog() {
    return readFileSync(this.logFile, 'utf8');
  }

  /** Starts it, and resolves when it is ready. */
  async start() {
    if (this.#child) throw new Error(`${this.name} is running already.`);
    this.#spawn();
    await this.whenReady();
  }

  /** Resolves when it can be used. */
  async whenReady() {
    for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await wait(POLL_MS)) {
      if (!this.isRunning) throw new Failure(`${this.name} ended as it started.`, { output: this.readLog() });
      if (await this.#options.isReady()) return;
    }
    throw new Failure(`${this.name} was not ready after ${START_TIMEOUT_MS / 1000} s.`, {
      output: this.readLog(),
    });
  }

  /** Lets it finish what it is doing. */
  stop() {
    return this.#end(this.#options.stopSignal ?? 'SIGTERM');
  }

  /** Ends it as a crash would. */
  kill() {
    return this.#end('SIGKILL');
  }

  async restart() {
    await this.stop();
    await this.start();
  }

  /** @param {NodeJS.Signals} signal */
  signal(signal) {
    this.#child?.kill(signal);
  }

  #spawn() {
    const { program, args, env = {} } = this.#options;
    const log = openSync(this.logFile, 'a', 0o600);
    const child = spawn(program, args, {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', log, log],
      // Ctrl-C in a terminal reaches only this process, which stops the parts in order.
      detached: true,
    });
    closeSync(log);
    this.#child = child;
    guard(child);
    child.once('exit', () => {
      this.#child = undefined;
    });
  }

  /** @param {NodeJS.Signals} signal */
  async #end(signal) {
    const child = this.#child;
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}

/** @type {import('node:stream').Writable | undefined} */
let guardian;

/** @param {import('node:child_process').ChildProcess} child */
function guard(child) {
  const { pid } = child;
  if (!pid) return;
  guardian ??= startGuardian();
  guardian.write(`+${pid}\n`);
  child.once('exit', () => guardian?.write(`-${pid}\n`));
}

function startGuardian() {
  const program = fileURLToPath(new URL('guardian.mjs', import.meta.url));
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'ignore', 'inherit'], detached: true });
  child.unref();
  // It keeps this process no longer than its parts do.
  if (child.stdin instanceof Socket) child.stdin.unref();
  return child.stdin;
}
