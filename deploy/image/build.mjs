import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildChanged } from '@erm/tooling/build/build-targets.mjs';
import { buildTargets } from '@erm/tooling/build/targets.mjs';
import { portalFolders, repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { runLive } from '@erm/tooling/run/command.mjs';
import { Failure, usageError } from '@erm/tooling/run/failure.mjs';
import { runMain } from '@erm/tooling/run/main.mjs';

// node deploy/image/build.mjs <folder>
//
// Builds the product, and lays out what the images of the API and of the publisher hold: the bundles, the libraries
// that they load, and for the publisher what is to be published. Changes the checkout, so it is for a copy of it.
await runMain(async () => {
  const [out = ''] = process.argv.slice(2);
  if (!out) throw usageError('Usage: node deploy/image/build.mjs <folder>');
  await buildChanged(buildTargets().filter(({ name }) => name !== 'storybook'));
  for (const name of ['api', 'publisher']) await layOut(name, join(out, name));
  copy('deploy/image/ready.mjs', join(out, 'api/image/ready.mjs'));
  copy('deploy/replica-set', join(out, 'api/replica-set'));
  for (const folder of [join(repositoryRoot, 'shell'), ...portalFolders()]) {
    const target = join(out, 'publisher/builds', basename(folder));
    cpSync(join(folder, 'dist'), join(target, 'dist'), { recursive: true });
    const manifest = join(folder, 'portal.json');
    if (existsSync(manifest)) cpSync(manifest, join(target, 'portal.json'));
  }
});

/**
 * @param {string} from
 * @param {string} to
 */
function copy(from, to) {
  cpSync(join(repositoryRoot, from), to, { recursive: true });
}

/**
 * The bundle of a package, and the libraries that it does not contain, in the versions of the lockfile.
 *
 * @param {string} name
 * @param {string} out
 */
async function layOut(name, out) {
  const folder = join(repositoryRoot, name);
  dropBundledDependencies(join(folder, 'package.json'));
  const staging = `${out}-package`;
  const args = ['--filter', `@erm/${name}`, 'deploy', '--prod', '--legacy', '--no-frozen-lockfile', staging];
  const code = await runLive('pnpm', args, { cwd: repositoryRoot });
  if (code !== 0) throw new Failure(`The libraries of ${name} could not be laid out.`);
  mkdirSync(out, { recursive: true });
  for (const part of ['node_modules', 'package.json'])
    cpSync(join(staging, part), join(out, part), { recursive: true, verbatimSymlinks: true });
  cpSync(join(folder, 'dist'), join(out, 'dist'), { recursive: true });
}

/** Workspace packages, and what only they need, are in the bundles. @param {string} file */
function dropBundledDependencies(file) {
  const { devDependencies: _, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
  const outside = Object.entries(manifest.dependencies).filter(([name]) => !name.startsWith('@erm/'));
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies: Object.fromEntries(outside) }));
}
