import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const packageRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles the API as for `pnpm start`, inside the package so that it can resolve its dependencies. */
export function bundleApi(): string {
  const cache = join(packageRoot, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const outdir = mkdtempSync(join(cache, 'api-process-'));
  execFileSync(process.execPath, ['scripts/build.mjs', outdir], { cwd: packageRoot });
  return outdir;
}

export interface ApiProcess {
  child: ChildProcess;
  /** Resolves with the process's ready message; rejects if it exits before that. */
  ready: Promise<{ type: string; url: string; demo: boolean }>;
  /** Resolves with the exit code or the signal. */
  ended: Promise<number | string>;
  stdout(): string;
  stderr(): string;
}

/** Starts the bundled API with only the given environment. */
export function startProcess(bundle: string, environment: Record<string, string | undefined>): ApiProcess {
  const child = spawn(process.execPath, [join(bundle, 'main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as ChildProcess & { stdout: Readable; stderr: Readable };
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (text) => (output.stdout += String(text)));
  child.stderr.on('data', (text) => (output.stderr += String(text)));
  const exited = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  // The `close` event is not an option: it is never emitted once the IPC channel is disconnected.
  const ended = Promise.all([exited, finished(child.stdout), finished(child.stderr)]).then(([how]) => how);
  const ready = new Promise<Awaited<ApiProcess['ready']>>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Awaited<ApiProcess['ready']>));
    void ended.then((how) => reject(new Error(`The API exited (${how}): ${output.stderr}`)));
  });
  ready.catch(() => {});
  return { child, ready, ended, stdout: () => output.stdout, stderr: () => output.stderr };
}
