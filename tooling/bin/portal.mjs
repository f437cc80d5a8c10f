#!/usr/bin/env node
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Argument, Command } from 'commander';
import { buildChanged } from '../build/build-targets.mjs';
import { buildAndPublishAll, runPublisher } from '../build/publisher.mjs';
import { buildTargets } from '../build/targets.mjs';
import { portalFolders, repositoryRoot } from '../build/workspace.mjs';
import { runLive } from '../run/command.mjs';
import { runMain } from '../run/main.mjs';

/**
 * What the publisher's build exports.
 *
 * @typedef {object} CommandLine
 * @property {(env: NodeJS.ProcessEnv) => Command[]} publisherCommands
 * @property {(program: string, commands: Command[], args: string[]) => Promise<void>} runCommandLine
 */

/** @typedef {{ stage?: boolean, again?: boolean, all?: boolean, replaceRegistry?: boolean }} PublishOptions */

await runMain(async () => {
  await build('publisher');
  const built = pathToFileURL(join(repositoryRoot, 'publisher/dist/command-line.js'));
  /** @type {CommandLine} */
  const { publisherCommands, runCommandLine } = await import(built.href);
  let exitCode = 0;
  /** @param {Promise<number>} code */
  const endWith = async (code) => {
    exitCode = await code;
  };
  const args = process.argv.slice(2);
  const own = [
    new Command('create')
      .description('a new portal in this workspace')
      .argument('<name>')
      .option('--role <role>', 'manager, or engineer', 'manager')
      .action((name, { role }) => endWith(create(name, role))),
    new Command('publish')
      .description('build a portal and make it current, or the shell and every portal')
      .addArgument(new Argument('[name]').choices(portalFolders().map(nameOf)))
      .option('--stage', 'give it to nobody yet')
      .option('--again', 'even if it was taken back')
      .option('--all', 'the shell and every portal, instead of a name')
      .option('--replace-registry', 'with --all, in place of a registry that does not verify')
      .action((name, options, command) => endWith(publish(name, options, command))),
  ];
  const others = publisherCommands(process.env).filter(
    (command) => command.name() !== 'site' && !own.some((known) => known.name() === command.name()),
  );
  for (const command of others) command.action(() => endWith(runPublisher(args)));
  await runCommandLine('pnpm portal', [...own, ...others], args);
  return exitCode || Number(process.exitCode ?? 0);
});

/**
 * @param {string} name
 * @param {string} role
 */
function create(name, role) {
  const program = join(repositoryRoot, 'portal-template/bin/create.mjs');
  return runLive(process.execPath, [program, name, role], {});
}

/**
 * @param {string | undefined} name
 * @param {PublishOptions} options
 * @param {Command} command
 */
async function publish(name, { stage, again, all, replaceRegistry }, command) {
  if (all ? (name ?? stage ?? again) : !name || replaceRegistry) {
    command.error(
      'error: give a name, with or without --stage or --again, or --all, with or without --replace-registry',
    );
  }
  if (all) return buildAndPublishAll(replaceRegistry ? ['--replace-registry'] : []);
  const folder = join(repositoryRoot, `${name}-portal`);
  await build(basename(folder));
  const options = [...(stage ? ['--stage'] : []), ...(again ? ['--again'] : [])];
  return runPublisher(['publish', folder, ...options]);
}

/** @param {string} folder */
function nameOf(folder) {
  return basename(folder, '-portal');
}

/** @param {string} name */
function build(name) {
  return buildChanged(buildTargets().filter((target) => target.name === name));
}
