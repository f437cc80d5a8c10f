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
import { ensureSigningKey } from './publish/signing-key';
import { openSite, type Site } from './publish/site';
import { PublishError } from './publish-error';
import { runCanary, type Answer } from './run-canary';
import { openStore } from './store';

const USAGE = `Usage:
  site <shell's folder> [portal's folder …]    the shell, and portals with it, in one step
    --portals <folder>                    every portal in this folder
    --storybook <folder>                  the component library
    --replace-registry                    in place of a registry that does not verify
  publish <portal's folder> [--stage]     upload a build, and make it current unless --stage is given
  rollback <name> [version]               back to the version before, or to an earlier one
  canary <name> <version> <percent>       give a share of the users another version; 0 ends it
    --watch [--loads <number>] [--hours <number>] [--every <seconds>]
                                          promote it or take it back, by how often it fails
  promote <name> [version]                make the canary, or another release, current
  remove <name>                           take a portal out of the site
  list [name]                             what is published
  verify [name]                           compare every published file with its digest`;

/** Every option of every command. */
const OPTIONS = {
  portals: { type: 'string' },
  storybook: { type: 'string' },
  'replace-registry': { type: 'boolean' },
  stage: { type: 'boolean' },
  watch: { type: 'boolean' },
  loads: { type: 'string' },
  hours: { type: 'string' },
  every: { type: 'string' },
} as const;
type Option = keyof typeof OPTIONS;

interface Invocation {
  site: Site;
  env: NodeJS.ProcessEnv;
  options: ReturnType<typeof parse>['values'];
}

interface Command {
  /** Those that it takes; any other is refused. */
  options?: readonly Option[];
  /** Runs it with its arguments and returns what it says. */
  run(invocation: Invocation, args: string[]): Promise<string | Answer>;
}

const commands = new Map<string, Command>([
  ['site', { options: ['portals', 'storybook', 'replace-registry'], run: publishEverything }],
  ['publish', { options: ['stage'], run: publishOne }],
  [
    'rollback',
    {
      async run({ site }, [name = usage(), version]) {
        const { current } = await rollBack(site, name, version);
        return `${name} is back on ${current}.`;
      },
    },
  ],
  [
    'canary',
    {
      options: ['watch', 'loads', 'hours', 'every'],
      run: (
        { site, env, options: { watch, loads, hours, every } },
        [name = usage(), version = usage(), percent = usage()],
      ) => runCanary(site, { name, version, percent, watch, loads, hours, every }, env),
    },
  ],
  [
    'promote',
    {
      async run({ site }, [name = usage(), version]) {
        const { current } = await promote(site, name, version);
        return `${name} ${current} is current for everybody.`;
      },
    },
  ],
  ['list', { run: ({ site }, [name]) => listPortals(site, name) }],
  [
    'remove',
    {
      async run({ site }, [name = usage()]) {
        await removePortal(site, name);
        return `${name} is no longer published. Its files stay for tabs that are open.`;
      },
    },
  ],
  [
    'verify',
    {
      async run({ site }, [name]) {
        const problems = await verifySite(site, name);
        if (problems.length > 0) throw new PublishError(problems.join('\n'));
        return 'Every published file is what was published.';
      },
    },
  ],
]);

/**
 * Runs a command of the publisher.
 * @throws PublishError when it is refused
 */
export async function run(args: string[], env: NodeJS.ProcessEnv): Promise<Answer> {
  if (args.includes('--help') || args.includes('-h')) return { text: USAGE, exitCode: 0 };
  const [name = '', ...given] = args;
  const command = commands.get(name) ?? usage();
  const { values: options, positionals } = parse(given, command.options ?? []);
  const dataDir = resolve(env['DATA_DIR'] || '.data');
  const store = await openStore(env['SITE_DIR'] || `${dataDir}/site`);
  const keyFile = resolve(env['SITE_SIGNING_KEY'] || `${dataDir}/site-key.pem`);
  if (name === 'site') await ensureSigningKey(store, keyFile, options['replace-registry'] ?? false);
  const publicKeyFile = env['SITE_PUBLIC_KEYS'] ? resolve(env['SITE_PUBLIC_KEYS']) : undefined;
  const site = await openSite(store, keyFile, publicKeyFile);
  const said = await command.run({ site, env, options }, positionals);
  return typeof said === 'string' ? { text: said, exitCode: 0 } : said;
}

function parse(args: string[], taken: readonly Option[]) {
  try {
    const parsed = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    const foreign = Object.keys(parsed.values).find((name) => !taken.includes(name as Option));
    if (foreign !== undefined) throw new TypeError(`This command has no option '--${foreign}'.`);
    return parsed;
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
  const built = { shell, portals, commit: await currentCommit(env) };
  const notes = await publishSite(site, built, { replacing: options['replace-registry'] ?? false });
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
