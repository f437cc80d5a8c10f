import type { RegisteredPortal } from '@erm/portal-sdk/registry';
import { shortCommit } from '../build/current-commit';
import { requirePortal } from '../publish/register-release';
import { readRegistry, type Site } from '../publish/site';

/** A table of everything published, with each portal's releases below it, newest first. */
export async function listPortals(site: Site, name?: string): Promise<string> {
  const registry = await readRegistry(site);
  const portals = name === undefined ? registry.portals : [requirePortal(registry.portals, name)];
  return portals
    .map((portal) =>
      [`${portal.name}  ${portal.prefix}  for ${portal.role}s`, ...portal.releases.map(lineOf(portal))].join(
        '\n',
      ),
    )
    .join('\n\n');
}

const lineOf =
  (portal: RegisteredPortal) =>
  ({ version, created, commit }: RegisteredPortal['releases'][number]): string =>
    `  ${version.padEnd(24)} ${stateOf(portal, version).padEnd(12)} ${created}  ${shortCommit(commit ?? '')}`.trimEnd();

function stateOf({ current, canary, previous }: RegisteredPortal, version: string): string {
  if (version === current) return 'current';
  if (version === canary?.version) return `canary ${canary.percent} %`;
  return previous.includes(version) ? 'previous' : 'staged';
}
