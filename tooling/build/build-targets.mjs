import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../run/failure.mjs';
import { inputHash } from './input-hash.mjs';
import { runBuild } from './run-build.mjs';
import { repositoryRoot } from './workspace.mjs';

const atOnce = 2;

/**
 * Builds those targets whose input changed since their last build.
 *
 * @param {import('./targets.mjs').Target[]} targets
 * @param {{ root?: string, build?: typeof runBuild, log?: (line: string) => void }} [options]
 * @returns {Promise<string[]>} the names of what was built
 */
export async function buildChanged(
  targets,
  { root = repositoryRoot, build = runBuild, log = console.log } = {},
) {
  const waiting = targets
    .map((target) => ({
      target,
      hash: inputHash(target.folder, { root, stories: target.kind === 'storybook' }),
    }))
    .filter(({ target, hash }) => !isBuilt(root, target, hash));
  const names = waiting.map(({ target }) => target.name);
  if (names.length > 0) log(`Building ${names.join(', ')} …`);

  /** @type {Failure[]} */
  const failures = [];
  const worker = async () => {
    for (let next = waiting.shift(); next && failures.length === 0; next = waiting.shift()) {
      const { target, hash } = next;
      const startedAt = Date.now();
      rmSync(stampFile(root, target), { force: true });
      const { code, output } = await build(target);
      if (code !== 0) {
        failures.push(new Failure(`The build of ${target.name} failed.`, { output }));
        return;
      }
      mkdirSync(dirname(stampFile(root, target)), { recursive: true });
      writeFileSync(stampFile(root, target), hash);
      log(`Built ${target.name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures[0]) throw failures[0];
  return names;
}

/**
 * @param {string} root
 * @param {import('./targets.mjs').Target} target
 * @param {string} hash
 */
function isBuilt(root, target, hash) {
  const stamp = stampFile(root, target);
  return existsSync(target.result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/**
 * @param {string} root
 * @param {import('./targets.mjs').Target} target
 */
const stampFile = (root, target) => join(root, '.cache/build', target.name);
