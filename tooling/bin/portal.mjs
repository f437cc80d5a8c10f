#!/usr/bin/env node
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from '../build/build-targets.mjs';
import { publishEverything, runPublisher } from '../build/publisher.mjs';
import { buildTargets } from '../build/targets.mjs';
import { portalFolders, repositoryRoot } from '../build/workspace.mjs';
import { createPortal } from '../portal/create-portal.mjs';
import { binary, runLive } from '../run/command.mjs';
import { usageError } from '../run/failure.mjs';
import { install } from '../run/install.mjs';
import { runMain } from '../run/main.mjs';
import { publishesStorybook } from '../run/settings.mjs';

const USAGE = `Usage: pnpm portal <command>
  create <name> [--role manager|engineer]    a new portal in this workspace
  publish <name> [--stage]                   build it, and make it current unless --stage says otherwise
  publish --all                              build and publish the shell and every portal
  rollback <name> [version]                  back to the version before, or to an earlier one
  canary <name> <version> <percent>          give a share of the users another version; 0 ends it
    --watch [--loads <number>] [--hours <number>] [--every <seconds>]
                                             promote it or take it back, by how often it fails
  promote <name> [version]                   make the canary, or another release, current
  remove <name>                              take a portal out of the site
  list [name]                                what is published
  verify [name]                              compare every published file with its digest`;

await runMain(async () => {
  const { values, positionals } = readArguments();
  if (values.help) return console.log(USAGE);
  const [command, name] = positionals;
  if (command === 'create' && name) return create(name, values.role);
  if (command === 'publish' && values.all) return publishAll();
  if (command === 'publish' && name) return publish(name, values.stage ? ['--stage'] : []);
  if (!command || command === 'create' || command === 'publish') throw usageError(USAGE);
  await build('publisher');
  return runPublisher(process.argv.slice(2));
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        role: { type: 'string' },
        stage: { type: 'boolean' },
        all: { type: 'boolean' },
        watch: { type: 'boolean' },
        loads: { type: 'string' },
        hours: { type: 'string' },
        every: { type: 'string' },
      },
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw usageError(`${error.message}\n\n${USAGE}`);
  }
}

/**
 * @param {string} name
 * @param {string | undefined} role
 */
async function create(name, role) {
  const folder = createPortal({ name, role });
  await install(repositoryRoot, ['--no-frozen-lockfile', '--prefer-offline']);
  const prettier = binary(repositoryRoot, 'prettier');
  await runLive(process.execPath, [prettier, '--write', '--log-level', 'warn', folder], {});
  console.log(`Created ${name}-portal. Publish it with: pnpm portal publish ${name}`);
}

async function publishAll() {
  const storybook = publishesStorybook(process.env);
  await buildChanged(buildTargets().filter((target) => target.name !== 'storybook' || storybook));
  return publishEverything({ storybook });
}

/**
 * @param {string} name
 * @param {string[]} options
 */
async function publish(name, options) {
  const folder = join(repositoryRoot, `${name}-portal`);
  if (!portalFolders().includes(folder)) {
    const names = portalFolders().map((known) => basename(known, '-portal'));
    throw usageError(`There is no portal "${name}" here, only ${names.join(', ')}.`);
  }
  await build('publisher', basename(folder));
  return runPublisher(['publish', folder, ...options]);
}

/** @param {string[]} names */
function build(...names) {
  return buildChanged(buildTargets().filter((target) => names.includes(target.name)));
}
