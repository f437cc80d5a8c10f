import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CLI = join(import.meta.dirname, '../../../publisher/dist/cli.js');
const run = promisify(execFile);

/** The publisher's command for the site of a running product. */
export class Publisher {
  readonly #dataDir: string;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  async publish(folder: string): Promise<void> {
    await this.#run('publish', folder);
  }

  async rollBack(portal: string): Promise<void> {
    await this.#run('rollback', portal);
  }

  async #run(...args: string[]): Promise<void> {
    await run(process.execPath, [CLI, ...args], { env: { ...process.env, DATA_DIR: this.#dataDir } });
  }
}
