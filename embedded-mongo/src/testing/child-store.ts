import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from './targets';

export interface ChildStore {
  readonly uri: string;
  /** Kills the process without giving it a chance to clean up. */
  kill(): Promise<void>;
}

interface Builder {
  buildWorker(outfile: string): Promise<void>;
  buildModule(entry: string, outfile: string): Promise<void>;
  readonly workerFileName: string;
}

/** Bundles a program that starts a store, with the worker next to it, as in a production build. */
export async function buildProgram(): Promise<string> {
  const builderUrl = new URL('../../build-worker.mjs', import.meta.url).href;
  const builder = (await import(/* @vite-ignore */ builderUrl)) as Builder;
  const folder = temporaryFolder();
  const program = join(folder, 'main.mjs');
  await builder.buildWorker(join(folder, builder.workerFileName));
  await builder.buildModule(new URL('./store-program.ts', import.meta.url).pathname, program);
  return program;
}

/** Starts the program; rejects with its message if the store cannot start. `fileBlocks` limits the file size. */
export async function startChild(program: string, dataDir: string, fileBlocks?: number): Promise<ChildStore> {
  const limit = fileBlocks === undefined ? '' : `ulimit -f ${fileBlocks}; `;
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, process.execPath, program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  const [kind, text = ''] = (await firstLine(child)).split(/ (.*)/s);
  if (kind === 'ready') return { uri: text, kill };
  await kill();
  throw new Error(text);
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) throw new Error('The program has no output');
    createInterface(child.stdout).once('line', resolve);
    child.once('exit', (code) =>
      reject(new Error(`The program ended with code ${code} before it was ready`)),
    );
  });
}
