import type { LogEntry } from '@erm/portal-sdk/registry';
import { shortCommit } from '../build/current-commit';
import { readPortal, type Site } from '../publish/site';

/** A table of a portal's changes, newest first. */
export async function portalLog(site: Site, name: string): Promise<string> {
  const { log = [] } = await readPortal(site, name);
  return log.length > 0 ? log.map(lineOf).join('\n') : `Nothing of ${name} was changed since there is a log.`;
}

function lineOf({ at, by, change, about, commit, percent, to }: LogEntry): string {
  const detail = percent === undefined ? to && `to ${to}` : `${percent} %`;
  const columns = [at, by, change.padEnd(8), about.padEnd(24), commit && shortCommit(commit), detail];
  return columns.filter(Boolean).join('  ').trimEnd();
}
