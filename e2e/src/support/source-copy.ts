import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
/** Neither source nor needed to build. */
const LEFT_OUT = new Set(['.git', '.cache', '.data', 'dist', 'test-results']);
const run = promisify(execFile);

/** The source as another team has it checked out: to be changed and published without touching this one. */
export class SourceCopy {
  readonly #root: string;

  private constructor(root: string) {
    this.#root = root;
  }

  static async create(): Promise<SourceCopy> {
    const root = await mkdtemp(join(tmpdir(), 'erm-source-'));
    const installed = join(ROOT, 'node_modules');
    await cp(ROOT, root, {
      recursive: true,
      // Packages refer to each other by relative links: in the copy they refer to the copy.
      verbatimSymlinks: true,
      filter: (source) => source !== installed && !LEFT_OUT.has(basename(source)),
    });
    await symlink(installed, join(root, 'node_modules'));
    return new SourceCopy(root);
  }

  /** Replaces a text that occurs exactly once in a file. */
  async edit(path: string, from: string, to: string): Promise<void> {
    const file = join(this.#root, path);
    const parts = (await readFile(file, 'utf8')).split(from);
    if (parts.length !== 2) throw new Error(`"${from}" occurs ${parts.length - 1} times in ${path}.`);
    await writeFile(file, parts.join(to));
  }

  async publishPortal(name: string, dataDir: string): Promise<void> {
    await run(process.execPath, [join(this.#root, 'tooling/bin/portal.mjs'), 'publish', name], {
      cwd: this.#root,
      env: { ...process.env, DATA_DIR: dataDir },
    });
  }

  dispose(): Promise<void> {
    return rm(this.#root, { recursive: true, force: true });
  }
}
