import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { binary, runCommand } from '../run/command.mjs';

/**
 * Builds one target in a process of its own.
 *
 * @param {import('./targets.mjs').Target} target
 * @returns {Promise<import('../run/command.mjs').CommandResult>}
 */
export async function runBuild(target) {
  const { folder, result } = target;
  rmSync(result, { force: true });
  if (target.kind === 'rspack') rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const env = { ...process.env, NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' };
  const built = await runCommand(process.execPath, commandOf(target), { cwd: folder, env });
  if (built.code === 0 && !existsSync(result)) {
    return { code: 1, output: `${built.output}\nThe build ended well but left no ${result}.` };
  }
  return built;
}

/**
 * @param {import('./targets.mjs').Target} target
 * @returns {string[]}
 */
function commandOf({ kind, folder }) {
  if (kind === 'node') return [join(folder, 'scripts/build.mjs')];
  if (kind === 'rspack') return [binary(folder, '@rspack/cli', 'rspack'), 'build'];
  return [binary(folder, 'storybook'), 'build', '--quiet', '--output-dir', 'dist/storybook'];
}
