import { CONTRACT_VERSION } from '@erm/contracts/version';
import { ModuleFederation } from '@module-federation/enhanced/runtime';
import { SDK_VERSION, type PortalModule } from '@erm/portal-sdk';
import { incompatibility } from '@erm/portal-sdk/registry';
import { loadContainer } from './load-container';
import { PortalFailure } from './portal-failure';
import type { PortalRecord } from './portal-record';
import { preloadShares, shareScope } from './share-scope';
import { watchScripts } from './watch-scripts';
import { withTimeout } from './with-timeout';

const MODULE_LIMIT_SECONDS = 15;

watchScripts();

const federation = new ModuleFederation({
  name: 'shell',
  remotes: [],
  shared: shareScope(),
  shareStrategy: 'loaded-first',
});

/**
 * Loads a portal's module: its files, verified, then the container that they define, which negotiates the shared
 * libraries with the federation runtime.
 * @throws PortalFailure and whatever the portal itself throws while it starts
 */
export async function loadPortal(record: PortalRecord, attempt: number): Promise<PortalModule> {
  const reason = incompatibility(record, { sdkVersion: SDK_VERSION, contractVersion: CONTRACT_VERSION });
  if (reason !== null) throw new PortalFailure('incompatible', reason);
  preloadShares(Object.keys(record.shares));
  federation.registerRemotes([remoteOf(record)], { force: attempt > 1 });
  // The runtime finds the container under its global then, so it requests nothing of the portal itself.
  await loadContainer(record, attempt);
  const module = await withTimeout(
    MODULE_LIMIT_SECONDS,
    federation.loadRemote<Partial<PortalModule>>(`${record.name}/portal`),
  );
  if (!module?.Portal) throw new PortalFailure('incompatible', 'It does not expose a Portal');
  return { Portal: module.Portal };
}

/**
 * What the federation runtime is told about a portal. Module Federation's browser extension shows only remotes with a
 * manifest; in production it would be one more request.
 */
function remoteOf({ name, entry, global }: PortalRecord) {
  if (process.env.NODE_ENV !== 'development') {
    return { name, entry, entryGlobalName: global, type: 'global' as const };
  }
  return { name, entry: new URL('mf-manifest.json', new URL(entry, location.origin)).href };
}
