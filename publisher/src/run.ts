import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { currentCommit } from './build/current-commit';
import { readPortalBuild } from './build/portal-build';
import { readShellBuild } from './build/shell-build';
import { promote, removePortal, rollBack, setCanary } from './commands/change-portal';
import { listPortals } from './commands/list';
import { publishPortal } from './commands/publish-portal';
import { publishSite } from './commands/publish-site';
import { publishStorybook } from './commands/publish-storybook';
import { verifySite } from './commands/verify';
import { runningContract } from './publish/running-contract';
import { openSite, type Site } from './publish/site';
import { createSigningKey } from './registry';
import { PublishError } from './publish-error';
import { openStore } from './store';

const USAGE = `Usage:
  site <shell's folder> <portal's folder> … [--storybook <folder>]    everything in one step
  publish <portal's folder> [--stage]     upload a build, and make it current unless --stage is given
  rollback <name> [version]               back to the version before, or to an earlier one
  canary <name> <version> <percent>       give a share of the users another version; 0 ends it
  promote <name> [version]                make the canary, or another release, current
  remove <name>                           take a portal out of the site
  list [name]                             what is published
  verify [name]                           compare every published file with its digest`;

interface Invocation {
  site: Site;
  env: NodeJS.ProcessEnv;
  options: { stage?: boolean; storybook?: string };
}

/** Runs a command with its arguments and returns what it says. */
type Command = (invocation: Invocation, args: string[]) => Promise<string>;

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
    async ({ site }, [name = usage(), version = usage(), percent = usage()]) => {
      const { canary } = await setCanary(site, name, version, percentOf(percent));
      return canary
        ? `${canary.percent}% of the users get ${name} ${canary.version}.`
        : `${name} has no canary any more.`;
    },
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
 * @returns what it says
 * @throws PublishError when it is refused
 */
export async function run(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { stage: { type: 'boolean' }, storybook: { type: 'string' } },
  });
  const [name = '', ...rest] = positionals;
  const command = commands.get(name) ?? usage();
  const dataDir = resolve(env['DATA_DIR'] || '.data');
  const store = await openStore(env['SITE_DIR'] || `${dataDir}/site`);
  const keyFile = resolve(env['SITE_SIGNING_KEY'] || `${dataDir}/site-key.pem`);
  // The first publication is the only one that may start with a new key.
  if (name === 'site') await createSigningKey(keyFile);
  const site = await openSite(store, keyFile);
  return command({ site, env, options: values }, rest);
}

async function publishEverything(
  { site, env, options }: Invocation,
  [shellFolder = usage(), ...portalFolders]: string[],
): Promise<string> {
  const shell = await readShellBuild(shellFolder);
  const portals = await Promise.all(portalFolders.map(readPortalBuild));
  const notes = await publishSite(site, { shell, portals, commit: await currentCommit(env) });
  if (options.storybook) await publishStorybook(site.store, options.storybook);
  return [`Published to ${site.store.address}.`, ...notes].join('\n');
}

async function publishOne(
  { site, env, options: { stage = false } }: Invocation,
  [folder = usage()]: string[],
): Promise<string> {
  const build = await readPortalBuild(folder);
  const origin = env['API_ORIGIN'];
  const apiContract = origin ? await runningContract(origin) : null;
  const commit = await currentCommit(env);
  const published = await publishPortal(site, build, { commit, apiContract, stage });
  const { name, prefix, role } = build.manifest;
  const { version } = published.release;
  const isStaged = published.current !== version;
  const outcome = [
    outcomeOf(`${name} ${version}`, { stage, isStaged }),
    ...(origin ? [] : ['API_ORIGIN is not set, so no API was asked for its contract.']),
  ].join(' ');
  // Only managers open previews, and only the portals of their role.
  if (!isStaged || role !== 'manager') return outcome;
  return `${outcome}\nWhere PORTAL_PREVIEWS is on, managers see it at ${prefix}?portal=${name}@${version}`;
}

function outcomeOf(release: string, { stage, isStaged }: { stage: boolean; isStaged: boolean }): string {
  if (isStaged) return `Staged ${release}.`;
  return stage ? `${release} is current already, so there is nothing to stage.` : `Published ${release}.`;
}

function percentOf(text: string): number {
  const percent = Number(text);
  if (percent >= 0 && percent < 100) return percent;
  throw new PublishError(`The share was "${text}", but it must be a percentage from 0 to below 100.`);
}

function usage(): never {
  throw new PublishError(USAGE);
}
