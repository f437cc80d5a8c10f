import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
/** Not part of the source and not needed for building. */
const EXCLUDED = new Set(['.git', '.cache', '.data', 'dist', 'test-results']);
const run = promisify(execFile);

/** A copy of the source, like another team's checkout, that can be changed and published independently. */
export class SourceCopy {
  readonly root: string;

  private constructor(root: string) {
    this.root = root;
  }

  static async create(): Promise<SourceCopy> {
    const root = await mkdtemp(join(tmpdir(), 'erm-source-'));
    const installed = join(ROOT, 'node_modules');
    await cp(ROOT, root, {
      recursive: true,
      // Keeps the relative links between packages, so that those in the copy refer to the copy.
      verbatimSymlinks: true,
      filter: (source) => source !== installed && !EXCLUDED.has(basename(source)),
    });
    await symlink(installed, join(root, 'node_modules'));
    return new SourceCopy(root);
  }

  /** Replaces text that must occur exactly once in a file. */
  async edit(path: string, from: string, to: string): Promise<void> {
    const file = join(this.root, path);
    const parts = (await readFile(file, 'utf8')).split(from);
    if (parts.length !== 2) throw new Error(`"${from}" occurs ${parts.length - 1} times in ${path}.`);
    // At once, as editors do, so that nobody compiles half a file.
    await writeFile(`${file}.edited`, parts.join(to));
    await rename(`${file}.edited`, file);
  }

  async publishPortal(name: string, dataDir: string, ...options: string[]): Promise<string> {
    const command = [join(this.root, 'tooling/bin/portal.mjs'), 'publish', name, ...options];
    const { stdout } = await run(process.execPath, command, {
      cwd: this.root,
      env: { ...process.env, DATA_DIR: dataDir },
    });
    return stdout;
  }

  dispose(): Promise<void> {
    return rm(this.root, { recursive: true, force: true });
  }
}
