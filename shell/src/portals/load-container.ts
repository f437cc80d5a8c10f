import type { PortalModule } from '@erm/portal-sdk';
import { limitOf, urlFor } from './file-requests';
import { importEntry } from './import-modules';
import { loadScript, removeScripts } from './load-script';
import { PortalFailure } from './portal-failure';
import type { PortalRecord } from './portal-record';

/** What a portal's entry defines: it takes the shared libraries and returns modules. */
export interface Container {
  init(shareScope: object | undefined, initScope: object[]): void | Promise<void>;
  get(module: string): Promise<() => Partial<PortalModule>>;
}

/** Containers are globals of the page, under the names in their records. */
const globals: Record<string, unknown> = globalThis;

/**
 * Loads a portal's container with everything that its first screen needs, all files at once, each with a timeout. The
 * container is the global that the record names then, whatever the entry is. A retry starts from scratch.
 * @throws PortalFailure
 */
export async function loadContainer(record: PortalRecord, attempt: number): Promise<Container> {
  if (attempt > 1) {
    removeScripts(`/portals/${record.name}/`);
    globals[record.global] = undefined;
    // What is in it is of the version that failed, and would run under this one's name.
    if (record.chunkList) globals[record.chunkList] = undefined;
  }
  if (record.format === 'module') {
    globals[record.global] = await importEntry(record, attempt);
  } else {
    await loadScripts(record, attempt);
  }
  const container = globals[record.global];
  if (!isContainer(container)) {
    throw new PortalFailure('load', `${record.entry} is not the portal's entry`);
  }
  return container;
}

async function loadScripts({ files, entry }: PortalRecord, attempt: number): Promise<void> {
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  await Promise.all(
    scripts.map((file) =>
      loadScript({ ...file, path: urlFor(file.path, attempt) }, limitOf(file.path, { entry })),
    ),
  );
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
