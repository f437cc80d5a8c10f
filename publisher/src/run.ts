import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { currentCommit } from './build/current-commit';
import { portalFoldersIn, readPortalBuild } from './build/portal-build';
import { readShellBuild } from './build/shell-build';
import { promote, removePortal, rollBack } from './commands/change-portal';
import { listPortals } from './commands/list';
import { publishPortal } from './commands/publish-portal';
import { publishSite } from './commands/publish-site';
import { publishStorybook } from './commands/publish-storybook';
import { verifySite } from './commands/verify';
import { parseApiOrigins } from './publish/api-origins';
import { runningContract } from './publish/running-contract';
import { openSite, type Site } from './publish/site';
import { createSigningKey } from './registry';
import { PublishError } from './publish-error';
import { runCanary, type Answer } from './run-canary';
import { openStore } from './store';

const USAGE = `Usage:
  site <shell's folder> [portal's folder …]    the shell, and portals with it, in one step
    --portals <folder>                    every portal in this folder
    --storybook <folder>                  the component library
  publish <portal's folder> [--stage]     upload a build, and make it current unless --stage is given
  rollback <name> [version]               back to the version before, or to an earlier one
  canary <name> <version> <percent>       give a share of the users another version; 0 ends it
    --watch [--loads <number>] [--hours <number>] [--every <seconds>]
                                          promote it or take it back, by how often it fails
  promote <name> [version]                make the canary, or another release, current
  remove <name>                           take a portal out of the site
  list [name]                             what is published
  verify [name]                           compare every published file with its digest`;

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  portals: { type: 'string' },
  stage: { type: 'boolean' },
  storybook: { type: 'string' },
  watch: { type: 'boolean' },
  loads: { type: 'string' },
  hours: { type: 'string' },
  every: { type: 'string' },
} as const;

interface Invocation {
  site: Site;
  env: NodeJS.ProcessEnv;
  options: ReturnType<typeof parse>['values'];
}

/** Runs a command with its arguments and returns what it says. */
type Command = (invocation: Invocation, args: string[]) => Promise<string | Answer>;

const commands = new Map<string, Command>([
  ['site', publishEverything],
  ['publish', publishOne],
  [
    'rollback',
    async ({ site }, [name = usage(), version]) => {
      const { current } = await rollBack(site, name, version);
      return `${name} is back on ${current}.`;
    },
  ],
  [
    'canary',
    (
      { site, env, options: { watch, loads, hours, every } },
      [name = usage(), version = usage(), percent = usage()],
    ) => runCanary(site, { name, version, percent, watch, loads, hours, every }, env),
  ],
  [
    'promote',
    async ({ site }, [name = usage(), version]) => {
      const { current } = await promote(site, name, version);
      return `${name} ${current} is current for everybody.`;
    },
  ],
  ['list', ({ site }, [name]) => listPortals(site, name)],
  [
    'remove',
    async ({ site }, [name = usage()]) => {
      await removePortal(site, name);
      return `${name} is no longer published. Its files stay for tabs that are open.`;
    },
  ],
  [
    'verify',
    async ({ site }, [name]) => {
      const problems = await verifySite(site, name);
      if (problems.length > 0) throw new PublishError(problems.join('\n'));
      return 'Every published file is what was published.';
    },
  ],
]);

/**
 * Runs a command of the publisher.
 * @throws PublishError when it is refused
 */
export async function run(args: string[], env: NodeJS.ProcessEnv): Promise<Answer> {
  const { values, positionals } = parse(args);
  if (values.help) return { text: USAGE, exitCode: 0 };
  const [name = '', ...rest] = positionals;
  const command = commands.get(name) ?? usage();
  const dataDir = resolve(env['DATA_DIR'] || '.data');
  const store = await openStore(env['SITE_DIR'] || `${dataDir}/site`);
  const keyFile = resolve(env['SITE_SIGNING_KEY'] || `${dataDir}/site-key.pem`);
  // The first publication is the only one that may start with a new key.
  if (name === 'site') await createSigningKey(keyFile);
  const site = await openSite(store, keyFile);
  const said = await command({ site, env, options: values }, rest);
  return typeof said === 'string' ? { text: said, exitCode: 0 } : said;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw error instanceof TypeError ? new PublishError(`${error.message}\n\n${USAGE}`) : error;
  }
}

async function publishEverything(
  { site, env, options }: Invocation,
  [shellFolder = usage(), ...portalFolders]: string[],
): Promise<string> {
  const shell = await readShellBuild(shellFolder);
  const found = options.portals === undefined ? [] : await portalFoldersIn(options.portals);
  const portals = await Promise.all([...portalFolders, ...found].map(readPortalBuild));
  const notes = await publishSite(site, { shell, portals, commit: await currentCommit(env) });
  if (options.storybook) await publishStorybook(site.store, options.storybook);
  return [`Published to ${site.store.address}.`, ...notes].join('\n');
}

async function publishOne(
  { site, env, options: { stage = false } }: Invocation,
  [folder = usage()]: string[],
): Promise<string> {
  const build = await readPortalBuild(folder);
  const origins = parseApiOrigins(env['API_ORIGIN']);
  const apiContract = await runningContract(origins);
  const commit = await currentCommit(env);
  const published = await publishPortal(site, build, { commit, apiContract, stage });
  const { name, prefix, role } = build.manifest;
  const { version } = published.release;
  const isStaged = published.current !== version;
  const outcome = [
    outcomeOf(`${name} ${version}`, { stage, isStaged }),
    ...(origins.length > 0 ? [] : ['API_ORIGIN is not set, so no API was asked for its contract.']),
  ].join(' ');
  // Only managers open previews, and only the portals of their role.
  if (!isStaged || role !== 'manager') return outcome;
  return `${outcome}\nWhere PORTAL_PREVIEWS is on, managers see it at ${prefix}?portal=${name}@${version}`;
}

function outcomeOf(release: string, { stage, isStaged }: { stage: boolean; isStaged: boolean }): string {
  if (isStaged) return `Staged ${release}.`;
  return stage ? `${release} is current already, so there is nothing to stage.` : `Published ${release}.`;
}

function usage(): never {
  throw new PublishError(USAGE);
}
