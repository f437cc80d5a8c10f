import type { PageRegistry } from '@erm/portal-sdk/registry';
import { LAST_PORTAL_KEY } from './storage-keys';
import { addLinks } from './add-links';
import { blockText } from './block-text';

/**
 * Prefetches the files needed after signing in: the frame and the portal opened last. Does not run them. Does not use
 * `preload`, which warns about files that are not used soon.
 */
export function prefetchNext(storage: Storage): void {
  const { portals, lazyShares, screens } = JSON.parse(blockText('portals') ?? '{}') as Partial<PageRegistry>;
  if (!portals || !lazyShares || !screens) return;
  const last = portals.find(({ name }) => name === storage.getItem(LAST_PORTAL_KEY));
  addLinks('prefetch', [
    ...(screens['portal-area'] ?? []),
    ...(last?.release.files ?? []),
    ...Object.keys(last?.release.shares ?? {}).flatMap((name) => lazyShares[name] ?? []),
  ]);
}

/** Calls back once the page is loaded and the browser is idle. */
export function whenIdle(callback: () => void): void {
  // Safari does not support idle callbacks.
  const later = () =>
    'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 500);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
