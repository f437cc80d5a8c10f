import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../../..');
const START_LIMIT_MS = 120_000;
const END_LIMIT_MS = 30_000;

/** npm's process may be gone before the product has stopped, and the data folder is in use until then. */
async function groupEnded(leader: number): Promise<void> {
  for (const end = Date.now() + END_LIMIT_MS; Date.now() < end; await wait(50)) {
    try {
      process.kill(-leader, 0);
    } catch {
      return;
    }
  }
  throw new Error(`Part of process group ${leader} was still running after ${END_LIMIT_MS / 1000} s.`);
}

/** The built product as `npm start` runs it, on a folder and a port of its own. */
export class Product {
  readonly dataDir: string;
  url = '';
  /** All that it printed, for a test that failed. */
  output = '';
  #process: ChildProcess | null = null;

  private constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  static async start(env: NodeJS.ProcessEnv = {}): Promise<Product> {
    const product = new Product(await mkdtemp(join(tmpdir(), 'erm-e2e-')));
    await product.run(env);
    return product;
  }

  /** Starts it, again after a stop, on the same data; the address stays. */
  async run(env: NodeJS.ProcessEnv = {}): Promise<void> {
    const port = this.url ? new URL(this.url).port : '0';
    const child = spawn('npm', ['start'], {
      cwd: ROOT,
      env: {
        ...process.env,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        DATA_DIR: this.dataDir,
        PORT: port,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a kill reaches the whole tree.
      detached: true,
    });
    this.#process = child;
    const ready = new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.output += chunk.toString();
        const url = /Ready on (\S+)/.exec(this.output.slice(this.output.lastIndexOf('Ready on')))?.[1];
        if (url) resolve(url);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('exit', (code) =>
        reject(new Error(`It ended with ${code} before it was ready:\n${this.output}`)),
      );
      setTimeout(
        () => reject(new Error(`It was not ready in time:\n${this.output}`)),
        START_LIMIT_MS,
      ).unref();
    });
    this.url = await ready;
  }

  /**
   * Stops it and waits until nothing of it is left. SIGTERM goes to npm alone, the others to the whole group as
   * Ctrl-C in a terminal would.
   */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child?.pid || child.exitCode !== null) return;
    process.kill(signal === 'SIGTERM' ? child.pid : -child.pid, signal);
    await groupEnded(child.pid);
    this.output = '';
  }

  async dispose(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
