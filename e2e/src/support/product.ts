import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../../..');
const START_TIMEOUT_MS = 120_000;
const EXIT_TIMEOUT_MS = 30_000;

/** The variable with the data folder that the site was published to before the tests. */
export const PUBLISHED_SITE = 'PUBLISHED_SITE';

/** Waits for the whole group, because npm may exit before the product, which uses the data folder until then. */
async function waitForGroupExit(leader: number): Promise<void> {
  for (const end = Date.now() + EXIT_TIMEOUT_MS; Date.now() < end; await wait(50)) {
    try {
      process.kill(-leader, 0);
    } catch {
      return;
    }
  }
  throw new Error(`Part of process group ${leader} was still running after ${EXIT_TIMEOUT_MS / 1000} s.`);
}

/** The built product, started by `npm start` with its own data folder and port. */
export class Product {
  readonly dataDir: string;
  url = '';
  /** The output, for error messages. */
  output = '';
  #process: ChildProcess | null = null;

  private constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  static async start(env: NodeJS.ProcessEnv = {}): Promise<Product> {
    const product = new Product(await mkdtemp(join(tmpdir(), 'erm-e2e-')));
    const published = process.env[PUBLISHED_SITE];
    if (published) await cp(published, product.dataDir, { recursive: true });
    await product.run(env);
    return product;
  }

  /** Starts or restarts the product with the same data and URL. */
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
      // A separate process group, so that a signal reaches the whole process tree.
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
        reject(new Error(`The product exited with ${code} before it was ready:\n${this.output}`)),
      );
      setTimeout(
        () => reject(new Error(`The product was not ready in time:\n${this.output}`)),
        START_TIMEOUT_MS,
      ).unref();
    });
    this.url = await ready;
  }

  /**
   * Stops the product and waits until all of its processes have exited. SIGTERM is sent only to npm, other signals to
   * the whole process group, like Ctrl-C in a terminal.
   */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child?.pid || child.exitCode !== null) return;
    process.kill(signal === 'SIGTERM' ? child.pid : -child.pid, signal);
    await waitForGroupExit(child.pid);
    this.output = '';
  }

  async dispose(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
