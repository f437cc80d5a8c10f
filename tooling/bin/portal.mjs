#!/usr/bin/env node
import { basename, join } from 'node:path';
import { buildChanged } from '../build/build-targets.mjs';
import { buildAndPublishAll, runPublisher } from '../build/publisher.mjs';
import { buildTargets } from '../build/targets.mjs';
import { portalFolders, repositoryRoot } from '../build/workspace.mjs';
import { runLive } from '../run/command.mjs';
import { usageError } from '../run/failure.mjs';
import { runMain } from '../run/main.mjs';

const USAGE = `Usage: pnpm portal <command>
  create <name> [--role manager|engineer]    a new portal in this workspace
  publish <name> [--stage]                   build it, and make it current unless --stage says otherwise
  publish --all                              build and publish the shell and every portal
    --replace-registry                       in place of a registry that does not verify
  rollback <name> [version]                  back to the version before, or to an earlier one
  canary <name> <version> <percent>          give a share of the users another version; 0 ends it
    --watch [--loads <number>] [--hours <number>] [--every <seconds>]
                                             promote it or take it back, by how often it fails
  promote <name> [version]                   make the canary, or another release, current
  remove <name>                              take a portal out of the site
  list [name]                                what is published
  verify [name]                              compare every published file with its digest`;

await runMain(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (process.argv.includes('--help') || process.argv.includes('-h')) return console.log(USAGE);
  if (command === undefined) throw usageError(USAGE);
  if (command === 'create') {
    const program = join(repositoryRoot, 'portal-template/bin/create.mjs');
    return runLive(process.execPath, [program, ...args], {});
  }
  if (command === 'publish' && args.includes('--all')) {
    return buildAndPublishAll(args.filter((arg) => arg !== '--all'));
  }
  if (command === 'publish') return publish(args);
  await build('publisher');
  return runPublisher([command, ...args]);
});

/** @param {string[]} args with options of the publisher, which it checks */
async function publish(args) {
  const name = args.find((arg) => !arg.startsWith('-'));
  if (!name) throw usageError(USAGE);
  const folder = join(repositoryRoot, `${name}-portal`);
  if (!portalFolders().includes(folder)) {
    const names = portalFolders().map((known) => basename(known, '-portal'));
    throw usageError(`There is no portal "${name}" here, only ${names.join(', ')}.`);
  }
  await build('publisher', basename(folder));
  return runPublisher(['publish', folder, ...args.filter((arg) => arg !== name)]);
}

/** @param {string[]} names */
function build(...names) {
  return buildChanged(buildTargets().filter((target) => names.includes(target.name)));
}
