import type { SiteFile } from '@erm/portal-sdk/registry';
import { verifyWith } from '../page/verify-with';
import { loadScript, removeScripts } from './load-script';
import { PortalFailure } from './portal-failure';
import type { PortalRecord } from './portal-record';
import { withTimeout } from './with-timeout';

const ENTRY_LIMIT_SECONDS = 5;
const CHUNK_LIMIT_SECONDS = 15;

/** What a portal's entry defines: it takes the shared libraries and returns modules. */
export interface Container {
  init(...scopes: never[]): unknown;
  get(module: string): unknown;
}

/** Containers are globals of the page, under the names in their records. */
const globals: Record<string, unknown> = globalThis;

/**
 * Loads a portal's container with everything that its first screen needs, all files at once, each with a timeout. The
 * container is the global that the record names then, whatever the entry is. A retry starts from scratch.
 * @throws PortalFailure
 */
export async function loadContainer(record: PortalRecord, attempt: number): Promise<void> {
  if (attempt > 1) {
    removeScripts(`/portals/${record.name}/`);
    globals[record.global] = undefined;
  }
  // The browser would join a hanging request with a second one to the same URL.
  const files = record.files.map((file) => ({
    ...file,
    path: attempt > 1 ? `${file.path}?again=${attempt}` : file.path,
    isEntry: file.path === record.entry,
  }));
  if (record.format === 'module') {
    globals[record.global] = await importEntry(files);
  } else {
    const scripts = files.filter(({ path }) => /\.js(\?|$)/.test(path));
    await Promise.all(
      scripts.map((file) => loadScript(file, file.isEntry ? ENTRY_LIMIT_SECONDS : CHUNK_LIMIT_SECONDS)),
    );
  }
  if (!isContainer(globals[record.global])) {
    throw new PortalFailure('load', `${record.entry} is not the portal's entry`);
  }
}

/** The entry as an ES module. Preloading the modules first makes the browser verify those that are imported then. */
async function importEntry(files: readonly (SiteFile & { isEntry: boolean })[]): Promise<unknown> {
  await Promise.all(files.map((file) => withTimeout(CHUNK_LIMIT_SECONDS, preloadModule(file))));
  const entry = files.find(({ isEntry }) => isEntry)?.path ?? '';
  return withTimeout(ENTRY_LIMIT_SECONDS, import(/* webpackIgnore: true */ entry));
}

function preloadModule(file: SiteFile): Promise<void> {
  if (!/\.js(\?|$)/.test(file.path)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file.path;
  verifyWith(link, file);
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    const problem = `${file.path} could not be loaded, or is not what was published`;
    link.addEventListener('error', () => reject(new PortalFailure('load', problem)));
  });
  document.head.append(link);
  return loaded.finally(() => link.remove());
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
