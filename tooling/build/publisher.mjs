import { join } from 'node:path';
import { runLive } from '../run/command.mjs';
import { buildChanged } from './build-targets.mjs';
import { buildTargets } from './targets.mjs';
import { portalFolders, repositoryRoot } from './workspace.mjs';

/**
 * Runs a command of the publisher, which is built like the API.
 *
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export const runPublisher = (args) =>
  runLive(
    process.execPath,
    ['--enable-source-maps', join(repositoryRoot, 'publisher/dist/cli.js'), ...args],
    // It may ask whether to go on.
    { stdio: 'inherit' },
  );

/**
 * Builds what changed, and publishes all of it.
 *
 * @param {string[]} [options] of the publisher's `site`
 * @returns {Promise<number>} the publisher's exit code
 */
export async function buildAndPublishAll(options = []) {
  const withStorybook = publishesStorybook(process.env);
  await buildChanged(buildTargets().filter(({ name }) => name !== 'storybook' || withStorybook));
  const stories = withStorybook ? ['--storybook', join(repositoryRoot, 'ui-kit/dist/storybook')] : [];
  return runPublisher(['site', join(repositoryRoot, 'shell'), ...portalFolders(), ...stories, ...options]);
}

/**
 * Whether Storybook is published.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export const publishesStorybook = (env) =>
  (env.STORYBOOK || (env.NODE_ENV === 'production' ? 'off' : 'on')) === 'on';
