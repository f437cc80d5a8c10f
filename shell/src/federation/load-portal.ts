import { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { PortalModule } from '@erm/portal-sdk';
import type { PortalRecord } from '../portals/portal-record';
import { portalPlugin, type Requested } from './portal-plugin';
import { shareScope } from './share-scope';
import './watch-scripts';

/** The loaded portals by name, which is also the name of the remote. */
const requested = new Map<string, Requested>();

const federation = new ModuleFederation({
  name: 'shell',
  remotes: [],
  shared: shareScope(),
  shareStrategy: 'loaded-first',
  plugins: [portalPlugin(requested)],
});

/**
 * Loads a portal's module through the federation runtime. Another attempt starts from scratch, maybe with another
 * release.
 * @throws PortalFailure
 */
export async function loadPortal(record: PortalRecord, attempt: number): Promise<PortalModule> {
  const { name, entry } = record;
  requested.set(name, { record, attempt });
  const manifest = new URL('mf-manifest.json', new URL(entry, location.origin)).href;
  federation.registerRemotes([{ name, entry: manifest }], { force: true });
  const module = await federation.loadRemote<PortalModule>(`${name}/portal`);
  // The runtime's type allows for remotes that are missing, for which it throws.
  if (!module) throw new Error(`The runtime loaded nothing of "${name}"`);
  return { Portal: module.Portal };
}
