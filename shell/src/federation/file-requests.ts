import type { PortalRecord } from '../portals/portal-record';

/** How long a file of a portal may take. */
export const FILE_LIMIT_SECONDS = 15;
const ENTRY_LIMIT_SECONDS = 5;

/** The time limit of a file of the first screen: the entry is small, and nothing starts without it. */
export const limitOf = (path: string, { entry }: Pick<PortalRecord, 'entry'>): number =>
  path === entry ? ENTRY_LIMIT_SECONDS : FILE_LIMIT_SECONDS;

/** The URL for an attempt. The browser would join a hanging request with a second one to the same URL. */
export const urlFor = (path: string, attempt: number): string =>
  attempt > 1 ? `${path}?again=${attempt}` : path;
