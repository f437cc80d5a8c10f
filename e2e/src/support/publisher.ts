import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

interface Registry {
  portals: { name: string; current: string }[];
}

/** The publisher's command for the site of a running product. */
export class Publisher {
  readonly #dataDir: string;
  readonly #cli: string;

  /** @param root the checkout whose publisher it is */
  constructor(dataDir: string, root = ROOT) {
    this.#dataDir = dataDir;
    this.#cli = join(root, 'publisher/dist/cli.js');
  }

  /** Publishes a shell with portals. */
  async publishSite(folders: readonly string[]): Promise<void> {
    await this.#run(['site', ...folders]);
  }

  /** @param apiOrigin of the API to ask for its contract */
  async publish(folder: string, apiOrigin?: string): Promise<void> {
    await this.#run(['publish', folder], { API_ORIGIN: apiOrigin });
  }

  /** The version that a build is published as. */
  async versionOf(folder: string): Promise<string> {
    return (await this.#run(['version', folder])).trim();
  }

  async stage(folder: string): Promise<void> {
    await this.#run(['publish', folder, '--stage']);
  }

  /** Watches a canary to its end. */
  async watchCanary(
    args: readonly string[],
    origin: string,
  ): Promise<{ code: number | null; output: string }> {
    const env = { ...process.env, DATA_DIR: this.#dataDir, API_ORIGIN: origin };
    const child = spawn(process.execPath, [this.#cli, 'canary', ...args, '--watch'], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  }

  /** Goes back to the version before, or to an earlier one. */
  async rollBack(portal: string, version?: string): Promise<void> {
    await this.#run(['rollback', portal, ...(version ? [version] : [])]);
  }

  /** Takes a portal out of the site, whose links would be on every page of the tests that follow. */
  async remove(portal: string): Promise<void> {
    await this.#run(['remove', portal]);
  }

  async currentVersion(portal: string): Promise<string | undefined> {
    const { portals } = JSON.parse(
      await readFile(join(this.#dataDir, 'site/portals.json'), 'utf8'),
    ) as Registry;
    return portals.find(({ name }) => name === portal)?.current;
  }

  async #run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
    const { stdout } = await run(process.execPath, [this.#cli, ...args], {
      env: { ...process.env, DATA_DIR: this.#dataDir, ...env },
    });
    return stdout;
  }
}
