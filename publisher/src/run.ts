import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { readPortalBuild } from './build/portal-build';
import { readShellBuild } from './build/shell-build';
import { promote, rollBack, setCanary } from './commands/change-portal';
import { listPortals } from './commands/list';
import { publishPortal } from './commands/publish-portal';
import { publishSite } from './commands/publish-site';
import { publishStorybook } from './commands/publish-storybook';
import { verifySite } from './commands/verify';
import { runningContract } from './publish/running-contract';
import { openSite } from './publish/site';
import { PublishError } from './publish-error';
import { openStore } from './store';

const USAGE = `Usage:
  publish <folder of a portal> [--stage]     upload it, and make it current unless --stage says otherwise
  rollback <name> [version]                  back to the version before, or to an earlier one
  canary <name> <version> <percent>          give a share of the users another version; 0 ends it
  promote <name> [version]                   make the canary, or another release, current
  list [name]                                what is published
  verify [name]                              compare every published file with its digest
  site <folder of the shell> <folder of a portal> … [--storybook <folder>]`;

/**
 * Runs a command of the publisher.
 * @returns the exit code
 * @throws PublishError when it is refused
 */
export async function run(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { stage: { type: 'boolean' }, storybook: { type: 'string' } },
  });
  const [command, ...rest] = positionals;
  const dataDir = resolve(env['DATA_DIR'] || '.data');
  const store = await openStore(env['SITE_DIR'] || `${dataDir}/site`);
  const site = await openSite(store, resolve(env['SITE_SIGNING_KEY'] || `${dataDir}/site-key.pem`));
  const [first, second, third] = rest;
  switch (command) {
    case 'site': {
      if (!first) break;
      const [shell, ...portals] = [
        await readShellBuild(first),
        ...(await Promise.all(rest.slice(1).map(readPortalBuild))),
      ];
      const replaced = await publishSite(site, { shell, portals, commit: await currentCommit(env) });
      if (values.storybook) await publishStorybook(store, values.storybook);
      if (replaced) console.error(`The registry was written anew. ${replaced}`);
      return 0;
    }
    case 'publish': {
      if (!first) break;
      const build = await readPortalBuild(first);
      const { stage = false } = values;
      const apiContract = env['API_ORIGIN'] ? await runningContract(env['API_ORIGIN']) : null;
      const release = await publishPortal(site, build, {
        commit: await currentCommit(env),
        apiContract,
        stage,
      });
      const { name } = build.manifest;
      console.log(`${stage ? 'Staged' : 'Published'} ${name} ${release.version} to ${store.address}`);
      if (apiContract === null)
        console.log('No API was asked for its contract: name its origin in API_ORIGIN.');
      return 0;
    }
    case 'rollback': {
      if (!first) break;
      const { current } = await rollBack(site, first, second);
      console.log(`${first} is back on ${current}`);
      return 0;
    }
    case 'canary': {
      if (!first || !second || !third) break;
      const { canary } = await setCanary(site, first, second, percentOf(third));
      console.log(
        canary ? `${canary.percent} % of the users get ${first} ${canary.version}` : `${first} has no canary`,
      );
      return 0;
    }
    case 'promote': {
      if (!first) break;
      const { current } = await promote(site, first, second);
      console.log(`${first} ${current} is current for everybody`);
      return 0;
    }
    case 'list': {
      console.log(await listPortals(site, first));
      return 0;
    }
    case 'verify': {
      const problems = await verifySite(site, first);
      console.log(
        problems.length === 0 ? 'Every published file is what was published.' : problems.join('\n'),
      );
      return problems.length === 0 ? 0 : 1;
    }
  }
  throw new PublishError(USAGE);
}

function percentOf(text: string): number {
  const percent = Number(text);
  if (!(percent >= 0 && percent < 100)) {
    throw new PublishError(`The share was "${text}", but it must be a percentage from 0 to below 100.`);
  }
  return percent;
}

/** The commit that is checked out; null outside a repository. */
async function currentCommit(env: NodeJS.ProcessEnv): Promise<string | null> {
  if (env['COMMIT']) return env['COMMIT'];
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD']);
    return stdout.trim();
  } catch {
    return null;
  }
}
