import { Command } from 'commander';
import { readPortalBuild } from '../build/portal-build';
import { promote, removePortal, rollBack } from '../commands/change-portal';
import { listPortals } from '../commands/list';
import { portalLog } from '../commands/log';
import { prune, type PruneOptions } from '../commands/prune';
import { verifySite } from '../commands/verify';
import { canaryNote } from '../publish/portal-changes';
import type { Site } from '../publish/site';
import { PublishError } from '../publish-error';
import { withNote, type Answer } from './answer';
import { askingAgain } from './asking-again';
import { runCanary, type CanaryOptions } from './canary';
import { numberFrom, percentOf } from './inputs';
import { keyCommands } from './key-commands';
import { siteIn } from './site-in';
import { publishEverything, publishOne, type SiteOptions } from './publications';

/** The fewest loads to promote a canary after, because a few lucky ones say nothing. */
const MIN_LOADS = 100;

/** For a version that was taken back. */
const AGAIN = ['--again', 'even if it was taken back'] as const;

interface PublishFlags {
  stage?: boolean;
  again?: boolean;
}

/** Every command of the publisher, with its arguments. */
export function publisherCommands(env: NodeJS.ProcessEnv): Command[] {
  const answer = async (
    act: (site: Site) => Promise<string | Answer>,
    first?: { replacing: boolean },
  ): Promise<void> => {
    const said = await act(await siteIn(env, first));
    console.log(typeof said === 'string' ? said : said.text);
    process.exitCode = typeof said === 'string' ? 0 : said.exitCode;
  };
  return [
    new Command('site')
      .description('publish the shell, and portals with it, in one step')
      .argument('<shell>', 'the folder of the shell')
      .argument('[portals...]', 'folders of portals')
      .option('--portals <folder>', 'every portal in this folder')
      .option('--storybook <folder>', 'the component library')
      .option('--replace-registry', 'in place of a registry that does not verify')
      .action((shell: string, portals: string[], options: SiteOptions) =>
        answer((site) => publishEverything(site, shell, portals, options, env), {
          replacing: options.replaceRegistry ?? false,
        }),
      ),
    new Command('publish')
      .description('upload the build of a portal, and make it current')
      .argument('<folder>', 'the folder of the portal')
      .option('--stage', 'give it to nobody yet')
      .option(...AGAIN)
      .action((folder: string, { stage = false, again = false }: PublishFlags) =>
        answer((site) => askingAgain(again, (again) => publishOne(site, folder, { stage, again }, env))),
      ),
    new Command('version')
      .description('the version that the build of a portal is published as')
      .argument('<folder>', 'the folder of the portal')
      .action(async (folder: string) => console.log((await readPortalBuild(folder)).record.version)),
    new Command('rollback')
      .description('go back to the version before, or to an earlier one')
      .argument('<name>')
      .argument('[version]')
      .action((name: string, version?: string) =>
        answer(async (site) => {
          const change = await rollBack(site, name, version);
          return withNote(`${name} is back on ${change.after.current}.`, canaryNote(change));
        }),
      ),
    new Command('canary')
      .description('give a share of the users another version; 0 ends it')
      .argument('<name>')
      .argument('<version>')
      .argument('<percent>', 'from 0 to below 100', percentOf)
      .option('--watch', 'promote it or take it back, by how often it fails')
      .option('--loads <number>', 'promote it after so many (500)', numberFrom(MIN_LOADS))
      .option('--hours <number>', 'stop without a verdict after so many (24)', numberFrom(0))
      .option('--every <seconds>', 'look at the metrics so often (10)', numberFrom(0))
      .option(...AGAIN)
      .hook('preAction', (command) => {
        const { watch, again: _, ...ofWatch } = command.opts<CanaryOptions>();
        const [needless] = Object.keys(ofWatch);
        if (!watch && needless) command.error(`error: option '--${needless}' needs --watch`);
      })
      .action((name: string, version: string, percent: number, options: CanaryOptions) =>
        answer((site) =>
          askingAgain(options.again ?? false, (again) =>
            runCanary(site, { name, version, percent, again }, options, env),
          ),
        ),
      ),
    new Command('promote')
      .description('make the canary, or another release, current')
      .argument('<name>')
      .argument('[version]')
      .option(...AGAIN)
      .action((name: string, version: string | undefined, { again = false }: PublishFlags) =>
        answer(async (site) => {
          const change = await askingAgain(again, (again) => promote(site, name, version, again));
          return withNote(`${name} ${change.after.current} is current for everybody.`, canaryNote(change));
        }),
      ),
    new Command('remove')
      .description('take a portal out of the site')
      .argument('<name>')
      .action((name: string) =>
        answer(async (site) => {
          await removePortal(site, name);
          return `${name} is no longer published. Its files stay until they are pruned.`;
        }),
      ),
    new Command('list')
      .description('what is published')
      .argument('[name]')
      .action((name?: string) => answer((site) => listPortals(site, name))),
    new Command('log')
      .description('what was changed of a portal, when, and with which key')
      .argument('<name>')
      .action((name: string) => answer((site) => portalLog(site, name))),
    ...keyCommands(answer),
    new Command('verify')
      .description('compare every published file with its digest')
      .argument('[name]')
      .action((name?: string) =>
        answer(async (site) => {
          const problems = await verifySite(site, name);
          if (problems.length > 0) throw new PublishError(problems.join('\n'));
          return 'Every published file is what was published.';
        }),
      ),
    new Command('prune')
      .description('delete what the registry no longer lists, if it is old enough')
      .option('--days <number>', 'what was written in the last so many stays (30)', numberFrom(1))
      .option('--dry-run', 'only say what would go')
      .action(({ days = 30, dryRun = false }: Partial<PruneOptions>) =>
        answer((site) => prune(site, { days, dryRun })),
      ),
  ];
}
