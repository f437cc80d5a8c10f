import { currentCommit } from '../build/current-commit';
import { portalFoldersIn, readPortalBuild } from '../build/portal-build';
import { readShellBuild } from '../build/shell-build';
import { publishPortal } from '../commands/publish-portal';
import { publishSite } from '../commands/publish-site';
import { publishStorybook } from '../commands/publish-storybook';
import { parseApiOrigins, runningContract } from '../publish/running-api';
import type { Site } from '../publish/site';
import { withNote } from './answer';

export interface SiteOptions {
  portals?: string;
  storybook?: string;
  replaceRegistry?: boolean;
}

/** Publishes the shell and portals from the folders of their builds. */
export async function publishEverything(
  site: Site,
  shellFolder: string,
  portalFolders: readonly string[],
  { portals: folder, storybook, replaceRegistry = false }: SiteOptions,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const shell = await readShellBuild(shellFolder);
  const found = folder === undefined ? [] : await portalFoldersIn(folder);
  const portals = await Promise.all([...portalFolders, ...found].map(readPortalBuild));
  const built = { shell, portals, commit: await currentCommit(env) };
  const notes = await publishSite(site, built, { replacing: replaceRegistry });
  if (storybook) await publishStorybook(site.store, storybook);
  return [`Published to ${site.store.address}.`, ...notes].join('\n');
}

/** Publishes a portal from its build folder, and explains how to preview a staged version. */
export async function publishOne(
  site: Site,
  folder: string,
  { stage, again }: { stage: boolean; again: boolean },
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const build = await readPortalBuild(folder);
  const origins = parseApiOrigins(env['API_ORIGIN']);
  const apiContract = await runningContract(origins);
  const commit = await currentCommit(env);
  const published = await publishPortal(site, build, { commit, apiContract, stage, again });
  const { name, prefix, role } = build.manifest;
  const { version } = published.release;
  const isStaged = published.current !== version;
  const outcome = [
    withNote(outcomeOf(`${name} ${version}`, { stage, isStaged }), published.note),
    ...(origins.length > 0 ? [] : ['API_ORIGIN is not set, so no API was asked for its contract.']),
  ].join(' ');
  if (!isStaged) return outcome;
  return `${outcome}\nWhere PORTAL_PREVIEWS is on, ${role}s see it at ${prefix}?portal=${name}@${version}`;
}

function outcomeOf(release: string, { stage, isStaged }: { stage: boolean; isStaged: boolean }): string {
  if (isStaged) return `Staged ${release}.`;
  return stage ? `${release} is current already, so there is nothing to stage.` : `Published ${release}.`;
}
