import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = join(ROOT, 'docs/bringing-your-own-portal.md');
const run = promisify(execFile);

/** A paragraph that begins with the name of a file, and the block after it. */
const FILE = /(?<=\n\n)`([\w./-]+)`(?:.|\n(?!\n))*\n\n```\w+\n([^]*?)^```$/gm;
const COMMANDS = /^```sh\n([^]*?)^```$/gm;

/** What a team has that reads `docs/bringing-your-own-portal.md`: its files, and the packed SDK, installed by npm. */
export class OutsideTeam {
  readonly #folder: string;
  readonly #commands: readonly string[];

  private constructor(folder: string, commands: readonly string[]) {
    this.#folder = folder;
    this.#commands = commands;
  }

  static async create(): Promise<OutsideTeam> {
    const page = await readFile(PAGE, 'utf8');
    const commands = [...page.matchAll(COMMANDS)].flatMap(([, block = '']) => block.trim().split('\n'));
    const team = new OutsideTeam(await mkdtemp(join(tmpdir(), 'erm-outside-')), commands);
    const folder = team.#folder;
    for (const [, name = '', text = ''] of page.matchAll(FILE)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    const packages = ['--filter', '@erm/contracts', '--filter', '@erm/portal-sdk'];
    const pack = ['tooling/bin/pnpm.mjs', ...packages, 'pack', '--pack-destination', folder];
    await run(process.execPath, pack, { cwd: ROOT });
    await team.follow('npm install ./erm-');
    await team.#linkTools();
    await team.#raisePatch('react');
    return team;
  }

  /** Runs the command of the page that begins like this, with values in place of examples. */
  async follow(
    beginning: string,
    { folder = this.#folder, replace = {} }: { folder?: string; replace?: Record<string, string> } = {},
  ): Promise<string> {
    const found = this.#commands.find((command) => command.startsWith(beginning));
    if (!found) throw new Error(`${PAGE} has no command that begins with "${beginning}".`);
    const command = Object.entries(replace).reduce((text, [from, to]) => text.replaceAll(from, to), found);
    // Playwright asks for colors.
    const env = { ...process.env, FORCE_COLOR: '0' };
    const { stdout } = await run('sh', ['-c', command], { cwd: folder, env });
    return stdout;
  }

  /** A copy of its repository, with the same packages. */
  async copy(name: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), `erm-${name}-`));
    const installed = join(this.#folder, 'node_modules');
    await cp(this.#folder, folder, { recursive: true, filter: (source) => source !== installed });
    await symlink(installed, join(folder, 'node_modules'));
    return folder;
  }

  /** The bundlers and the compiler are those of this workspace, since they take long to install. */
  async #linkTools(): Promise<void> {
    const from = join(ROOT, 'e2e/node_modules');
    const to = join(this.#folder, 'node_modules');
    const tools = [
      '@module-federation',
      '@rspack',
      '@types',
      'esbuild-loader',
      'typescript',
      'vite',
      'webpack',
    ];
    const programs = ['rspack', 'tsc', 'vite', 'webpack'].map((name) => `.bin/${name}`);
    await mkdir(join(to, '.bin'), { recursive: true });
    for (const name of [...tools, 'webpack-cli', ...programs])
      await symlink(join(from, name), join(to, name));
  }

  /** As if the library had been updated since the shell was built. */
  async #raisePatch(library: string): Promise<void> {
    const file = join(this.#folder, 'node_modules', library, 'package.json');
    const raised = (await readFile(file, 'utf8')).replace(/("version": "\d+\.\d+\.)\d+"/, '$1999"');
    await writeFile(file, raised);
  }

  dispose(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
  }
}
