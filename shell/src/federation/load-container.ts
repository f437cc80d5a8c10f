import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { PortalFailure } from '../portals/portal-failure';
import type { PortalRecord } from '../portals/portal-record';
import { limitOf, urlFor } from './file-requests';
import { importEntry } from './import-modules';
import { loadScript, removeScripts } from './load-script';

/** The container that a portal's entry defines: takes the shared libraries and returns modules. */
type Container = Exclude<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>, void>;

const globals: Record<string, unknown> = globalThis;

/**
 * Loads a portal's container with all files of its first screen in parallel, each with a timeout. A retry starts from
 * scratch.
 * @throws PortalFailure
 */
export async function loadContainer(record: PortalRecord, attempt: number): Promise<Container> {
  if (attempt > 1) {
    removeScripts(`/portals/${record.name}/`);
    // Its modules are of the failed version, and would run under the new version's name.
    if (record.chunkList) globals[record.chunkList] = undefined;
  }
  const container = await (record.format === 'module' ? importEntry : runScripts)(record, attempt);
  if (!isContainer(container)) {
    throw new PortalFailure('load', `${record.entry} is not the portal's entry`);
  }
  return container;
}

/** The container is the global that the record names then. Before a retry, the runtime has removed it. */
async function runScripts({ files, entry, global }: PortalRecord, attempt: number): Promise<unknown> {
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  await Promise.all(
    scripts.map((file) =>
      loadScript({ ...file, path: urlFor(file.path, attempt) }, limitOf(file.path, { entry })),
    ),
  );
  return globals[global];
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
