import { ModuleFederation, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { PortalModule, PortalRecord } from '@erm/portal-sdk';
import { removeScripts, loadScript } from './load-script';
import { PortalFailure } from './portal-failure';
import { incompatibility } from './incompatibility';
import { shareScope, preloadShares } from './share-scope';
import { withTimeout } from './with-timeout';

const ENTRY_LIMIT_SECONDS = 5;
const CHUNK_LIMIT_SECONDS = 15;

/** Containers are globals of the page, under the names in their records. */
const globals: Record<string, unknown> = globalThis;

/** The current loads by portal name, for the runtime's hook. */
const pendingLoads = new Map<string, { record: PortalRecord; attempt: number }>();

const firstFiles: ModuleFederationRuntimePlugin = {
  name: 'first-files',
  loadEntry: async ({ remoteInfo }) => {
    const pending = pendingLoads.get(remoteInfo.name);
    if (!pending) throw new Error(`The portal "${remoteInfo.name}" was not requested`);
    return container(pending.record, pending.attempt);
  },
};

const federation = new ModuleFederation({
  name: 'shell',
  remotes: [],
  shared: shareScope(),
  plugins: [firstFiles],
  shareStrategy: 'loaded-first',
});

/**
 * * Loads a portal's module. Requests all initial files at once, each with a timeout; then the runtime negotiates shared
 * * libraries. A retry starts from scratch.
 * @throws PortalFailure and whatever the portal itself throws while it starts
 */
export async function loadPortal(record: PortalRecord, attempt: number): Promise<PortalModule> {
  const reason = incompatibility(record);
  if (reason !== null) throw new PortalFailure('incompatible', reason);
  pendingLoads.set(record.name, { record, attempt });
  const { name, entry, global } = record;
  federation.registerRemotes([{ name, entry, entryGlobalName: global, type: 'global' }], {
    force: attempt > 1,
  });
  const module = await withTimeout(
    CHUNK_LIMIT_SECONDS,
    federation.loadRemote<Partial<PortalModule>>(`${name}/portal`),
  );
  if (!module?.Portal) throw new PortalFailure('incompatible', 'It does not expose a Portal');
  return { Portal: module.Portal };
}

async function container(record: PortalRecord, attempt: number) {
  preloadShares(record.shares);
  if (attempt > 1) {
    removeScripts(`/portals/${record.name}/`);
    globals[record.global] = undefined;
  }
  // A different URL, because the browser would reuse a hanging request to the same one.
  const urlOf = (file: string) => (attempt > 1 ? `${file}?again=${attempt}` : file);
  const scripts = record.files.filter((file) => file.endsWith('.js'));
  await Promise.all(
    scripts.map((file) =>
      loadScript(urlOf(file), file === record.entry ? ENTRY_LIMIT_SECONDS : CHUNK_LIMIT_SECONDS),
    ),
  );
  const loaded = globals[record.global];
  if (!isContainer(loaded)) throw new PortalFailure('load', `${record.entry} is not the portal's entry`);
  return loaded;
}

type Container = Exclude<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>, void>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
