import { join } from 'node:path';
import { runLive } from '../run/command.mjs';
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
    {},
  );

/**
 * Publishes everything that was built.
 *
 * @param {{ storybook: boolean }} options
 * @returns {Promise<number>} the publisher's exit code
 */
export function publishEverything({ storybook }) {
  const stories = storybook ? ['--storybook', join(repositoryRoot, 'ui-kit/dist/storybook')] : [];
  return runPublisher(['site', join(repositoryRoot, 'shell'), ...portalFolders(), ...stories]);
}
