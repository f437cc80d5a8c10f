import type { PagePortal } from '@erm/portal-sdk/registry';
import { pause, randomWait } from '../events/pause';
import { untilVisible } from '../events/visibility';
import { withTimeout } from './with-timeout';
import { recordIn, type PortalRecord } from './portal-record';
import { readPortals } from './read-registry';
import { REGISTRY_LIMIT_SECONDS, type Registry } from './registry';

const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 300_000;

/**
 * Resolves when the user gets another release of a portal, or the signal is aborted. Polls less and less often, and at
 * once when the tab becomes visible or goes online; hidden tabs do not poll.
 */
export async function awaitRelease(
  registry: Pick<Registry, 'withOverride'>,
  tried: PortalRecord,
  userId: string,
  signal: AbortSignal,
): Promise<void> {
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    await pauseUntilBack(wait, signal);
    await untilVisible(signal);
    if (signal.aborted) return;
    const published = recordIn(await look(registry), tried.name, userId);
    if (published && published.version !== tried.version) return;
  }
}

/** The published release. Costs a request without a body while it is unchanged; undefined if it cannot be read. */
async function look({ withOverride }: Pick<Registry, 'withOverride'>): Promise<readonly PagePortal[]> {
  try {
    return await withOverride(await withTimeout(REGISTRY_LIMIT_SECONDS, readPortals('no-cache')));
  } catch (error) {
    console.error('What is published could not be read', error);
    return [];
  }
}

/** Ends earlier when the tab becomes visible or online. */
async function pauseUntilBack(longest: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  const end = () => over.abort();
  const options = { signal: over.signal };
  window.addEventListener('online', end, options);
  document.addEventListener('visibilitychange', () => document.hidden || end(), options);
  await pause(randomWait(longest), AbortSignal.any([signal, over.signal]));
  end();
}
