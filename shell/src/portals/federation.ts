import { CONTRACT_VERSION } from '@erm/contracts/version';
import { ModuleFederation } from '@module-federation/enhanced/runtime';
import { SDK_VERSION, type PortalModule } from '@erm/portal-sdk';
import { incompatibility } from '@erm/portal-sdk/registry';
import { loadContainer, type Container } from './load-container';
import { PortalFailure } from './portal-failure';
import type { PortalRecord } from './portal-record';
import { preloadShares, shareScope } from './share-scope';
import './watch-scripts';
import { withTimeout } from './with-timeout';

const MODULE_LIMIT_SECONDS = 15;

/** Takes part in sharing. Containers are loaded by the shell, so in production it has no part for remotes. */
const federation = new ModuleFederation({
  name: 'shell',
  remotes: [],
  shared: shareScope(),
  shareStrategy: 'loaded-first',
});

/**
 * Loads a portal's module: its files, verified, then the module from the container that they define, which takes the
 * shared libraries from the federation runtime.
 * @throws PortalFailure and whatever the portal itself throws while it starts
 */
export async function loadPortal(record: PortalRecord, attempt: number): Promise<PortalModule> {
  const reason = incompatibility(record, { sdkVersion: SDK_VERSION, contractVersion: CONTRACT_VERSION });
  if (reason !== null) throw new PortalFailure('incompatible', reason);
  preloadShares(Object.keys(record.shares));
  const container = await loadContainer(record, attempt);
  const module = await withTimeout(MODULE_LIMIT_SECONDS, moduleOf(container));
  if (!module.Portal) throw new PortalFailure('incompatible', 'It does not expose a Portal');
  if (process.env.NODE_ENV === 'development') showInExtension(record, attempt);
  return { Portal: module.Portal };
}

async function moduleOf(container: Container): Promise<Partial<PortalModule>> {
  await container.init(federation.shareScopeMap['default'], []);
  const factory = await container.get('./portal');
  return factory();
}

/** Module Federation's browser extension shows the remotes that the runtime itself loaded, through a manifest. */
function showInExtension({ name, entry }: PortalRecord, attempt: number): void {
  const manifest = new URL('mf-manifest.json', new URL(entry, location.origin)).href;
  federation.registerRemotes([{ name, entry: manifest }], { force: attempt > 1 });
  void federation.loadRemote(`${name}/portal`);
}
