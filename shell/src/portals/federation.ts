import { ModuleFederation, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { PortalModule, PortalRecord } from '@erm/portal-sdk';
import { dropScripts, loadScript } from './load-script';
import { PortalFailure } from './portal-failure';
import { incompatibility } from './incompatibility';
import { shareScope, startShares } from './share-scope';
import { withTimeout } from './with-timeout';

const ENTRY_LIMIT_SECONDS = 5;
const CHUNK_LIMIT_SECONDS = 15;

/** Containers are globals of the page, under the names in their records. */
const globals: Record<string, unknown> = globalThis;

/** What is being loaded now, by portal name; the runtime's hook looks it up. */
const wanted = new Map<string, { record: PortalRecord; attempt: number }>();

const firstFiles: ModuleFederationRuntimePlugin = {
  name: 'first-files',
  loadEntry: async ({ remoteInfo }) => {
    const asked = wanted.get(remoteInfo.name);
    if (!asked) throw new Error(`Nobody asked for the portal "${remoteInfo.name}"`);
    return container(asked.record, asked.attempt);
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
 * Loads a portal's module: all of its first files at once, each with a timeout, then the runtime negotiates the shared
 * libraries. A retry starts from scratch.
 * @throws PortalFailure and whatever the portal itself throws while it starts
 */
export async function loadPortal(record: PortalRecord, attempt: number): Promise<PortalModule> {
  const reason = incompatibility(record);
  if (reason !== null) throw new PortalFailure('incompatible', reason);
  wanted.set(record.name, { record, attempt });
  const { name, entry, global } = record;
  federation.registerRemotes([{ name, entry, entryGlobalName: global, type: 'global' }], {
    force: attempt > 1,
  });
  const module = await withTimeout(
    CHUNK_LIMIT_SECONDS,
    federation.loadRemote<Partial<PortalModule>>(`${name}/portal`),
  );
  if (!module?.Portal) throw new PortalFailure('incompatible', 'It exposes no Portal');
  return { Portal: module.Portal };
}

async function container(record: PortalRecord, attempt: number) {
  startShares(record.shares);
  if (attempt > 1) {
    dropScripts(`/portals/${record.name}/`);
    globals[record.global] = undefined;
  }
  // The browser would join a hanging request with a second one to the same URL.
  const address = (file: string) => (attempt > 1 ? `${file}?again=${attempt}` : file);
  const scripts = record.files.filter((file) => file.endsWith('.js'));
  await Promise.all(
    scripts.map((file) =>
      loadScript(address(file), file === record.entry ? ENTRY_LIMIT_SECONDS : CHUNK_LIMIT_SECONDS),
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
