import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../run/failure.mjs';
import { inParallel } from '../run/in-parallel.mjs';
import { inputHash } from './input-hash.mjs';
import { runBuild } from './run-build.mjs';
import { repositoryRoot } from './workspace.mjs';

/**
 * Builds the targets whose input has changed since their last build.
 *
 * @param {import('./targets.mjs').Target[]} targets
 * @param {{ root?: string, build?: typeof runBuild, log?: (line: string) => void }} [options]
 * @returns {Promise<string[]>} the names of those that were built
 */
export async function buildChanged(
  targets,
  { root = repositoryRoot, build = runBuild, log = console.log } = {},
) {
  const changed = targets
    .map((target) => ({
      target,
      stamp: join(root, '.cache/build', target.name),
      hash: inputHash(target.input ?? target.folder, { root, stories: target.kind === 'storybook' }),
    }))
    .filter(
      ({ target, stamp, hash }) =>
        !existsSync(target.result) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash,
    );
  const names = changed.map(({ target }) => target.name);
  if (names.length > 0) log(`Building ${names.join(', ')} …`);
  await inParallel(changed, async ({ target, stamp, hash }) => {
    const startedAt = Date.now();
    rmSync(stamp, { force: true });
    const { code, output } = await build(target);
    if (code !== 0) throw new Failure(`The build of ${target.name} failed.`, { output });
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
    log(`Built ${target.name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  });
  return names;
}
