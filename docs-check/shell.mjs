import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startCommand } from '@erm/tooling/run/command.mjs';

const READY_WITHIN_MS = 180_000;
const STOPS_WITHIN_MS = 30_000;

/**
 * A terminal in which commands follow one another: what is exported stays.
 *
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 */
export function openShell({ cwd, env }) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-shell-'));
  const exported = join(folder, 'exported');
  writeFileSync(exported, '');
  /** Starts a command in a group of its own, all of which a signal reaches, as Ctrl-C does. @param {string} command */
  function launch(command) {
    const script = `set -uo pipefail\nsource '${exported}'\n${command}\nstatus=$?\nexport -p > '${exported}'\nexit $status`;
    const child = startCommand('bash', ['-c', script], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    child.kill = (name) => signal(-Number(child.pid), name ?? 'SIGTERM');
    const printed = { output: '' };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed.output += text));
    return { child, printed };
  }

  /** Runs a command to its end. @param {string} command */
  async function run(command) {
    const { child, printed } = launch(command);
    const [code] = await once(child, 'close');
    return { code: /** @type {number} */ (code ?? 1), output: printed.output };
  }

  /**
   * Starts a command that does not end by itself, and waits until it says so and the address that it names answers.
   *
   * @param {string} command
   * @param {RegExp} ready what it prints then; the first group is the address, if there is one
   */
  async function start(command, ready) {
    const { child, printed } = launch(command);
    const end = Date.now() + READY_WITHIN_MS;
    while (!ready.test(printed.output) && child.exitCode === null && Date.now() < end) await wait(100);
    const address = ready.exec(printed.output)?.[1];
    while (address && child.exitCode === null && Date.now() < end && !(await answers(address)))
      await wait(100);
    const isReady = ready.test(printed.output) && child.exitCode === null && Date.now() < end;
    return {
      code: isReady ? 0 : 1,
      output: printed.output,
      stop: () => stop(child),
    };
  }

  return { run, start, close: () => rmSync(folder, { recursive: true }) };
}

/** @typedef {ReturnType<typeof openShell>} Shell */

/** Whether a server answers, whatever it says and whoever signed its certificate. @param {string} address */
async function answers(address) {
  const { get } = address.startsWith('https:') ? https : http;
  try {
    const request = get(address, { rejectUnauthorized: false, signal: AbortSignal.timeout(5_000) });
    const [response] = await once(request, 'response');
    response.destroy();
    return true;
  } catch {
    return false;
  }
}

/**
 * Presses Ctrl-C, and says whether everything has ended.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
async function stop(child) {
  child.kill('SIGINT');
  for (const end = Date.now() + STOPS_WITHIN_MS; Date.now() < end; await wait(100)) {
    if (!child.kill(0)) return true;
  }
  child.kill('SIGKILL');
  return false;
}

/** @param {number} group @param {NodeJS.Signals | number} name */
function signal(group, name) {
  try {
    return process.kill(group, name);
  } catch {
    return false;
  }
}
