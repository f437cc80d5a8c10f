import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { runCommand } from '@erm/tooling/run/command.mjs';
import { Failure } from '@erm/tooling/run/failure.mjs';
import { install, pinnedPnpm } from '@erm/tooling/run/install.mjs';

/** What no commit has, and every document needs. */
const KEPT = ['.git', '.cache', 'node_modules'];
/** Programs that variables name, under the names that documents call them by. */
const NAMED = { MONGOD_BINARY: 'mongod', MONGODUMP: 'mongodump', MONGORESTORE: 'mongorestore' };

/**
 * A clone of what is committed here, with its dependencies, as somebody has it who starts to read.
 *
 * @returns {Promise<{ root: string, env: NodeJS.ProcessEnv, reset: () => Promise<void>, remove: () => void }>}
 * `env`: with all programs on the path; `reset`: takes back what a document did
 */
export async function freshClone() {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'));
  const root = join(folder, 'engineering-rm');
  await git(repositoryRoot, 'clone', '--quiet', repositoryRoot, root);
  await install(root, ['--frozen-lockfile', '--prefer-offline']);
  return {
    root,
    env: await environment(join(folder, 'bin')),
    async reset() {
      await git(root, 'checkout', '--quiet', '--force', 'HEAD');
      await git(root, 'clean', '--quiet', '--force', '-d');
      // What is ignored stays, such as what a package was built to. A whole package that a document has created must not.
      const known = new Set([...KEPT, ...(await git(root, 'ls-tree', '--name-only', 'HEAD')).split('\n')]);
      for (const name of readdirSync(root).filter((each) => !known.has(each))) {
        rmSync(join(root, name), { recursive: true });
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** @param {string} cwd @param {string[]} args */
async function git(cwd, ...args) {
  const { code, output } = await runCommand('git', args, { cwd });
  if (code !== 0) throw new Failure(`git ${args[0]} failed.`, { output });
  return output;
}

/**
 * That of a terminal: without what the package manager that runs this has set, and what says where programs are.
 *
 * @param {string} bin a folder for programs
 */
async function environment(bin) {
  mkdirSync(bin);
  // Once, because npx asks the registry each time.
  const where = ['--yes', '--package', pinnedPnpm, '--call', 'command -v pnpm'];
  const { output } = await runCommand('npx', where, {});
  symlinkSync(output.trim().split('\n').at(-1) ?? '', join(bin, 'pnpm'));
  for (const [variable, name] of Object.entries(NAMED)) {
    const program = process.env[variable];
    if (program && existsSync(program)) symlinkSync(program, join(bin, name));
  }
  const ofTerminal = Object.entries(process.env).filter(
    ([name]) => !(name in NAMED) && !/^(npm_|pnpm_|init_cwd$|ci$)/i.test(name),
  );
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((entry) => !entry.includes('node_modules'));
  // Debian has nginx where only root's path leads.
  return { ...Object.fromEntries(ofTerminal), PATH: [bin, ...path, '/usr/sbin'].join(delimiter) };
}
