import type { SiteFile } from '@erm/portal-sdk/registry';
import { verifyWith } from '../page/verify-with';
import { PortalFailure } from './portal-failure';
import { withTimeout } from './with-timeout';

const MODULE_LIMIT_SECONDS = 15;
const ENTRY_LIMIT_SECONDS = 5;

/**
 * Imports an entry that is an ES module. `import` itself takes no digest, but it uses modules that were preloaded, and
 * those the browser has verified.
 * @throws PortalFailure
 */
export async function importEntry(
  files: readonly SiteFile[],
  entryPath: string,
  attempt: number,
): Promise<unknown> {
  // The entry needs a new URL to run again. Its imports name the others, whose URLs therefore cannot change.
  const address = attempt > 1 ? `${entryPath}?again=${attempt}` : entryPath;
  const modules = files.filter(({ path }) => path.endsWith('.js'));
  await Promise.all(
    modules.map(async (file) => {
      const isEntry = file.path === entryPath;
      const preloaded = isEntry ? preloadModule({ ...file, path: address }) : preloadAgain(file, attempt);
      await withTimeout(isEntry ? ENTRY_LIMIT_SECONDS : MODULE_LIMIT_SECONDS, preloaded);
    }),
  );
  return withTimeout(ENTRY_LIMIT_SECONDS, import(/* webpackIgnore: true */ address));
}

async function preloadAgain(file: SiteFile, attempt: number): Promise<void> {
  // Whatever the browser's cache kept of the last attempt is replaced.
  if (attempt > 1) await fetch(file.path, { cache: 'reload' }).catch(() => undefined);
  await preloadModule(file);
}

function preloadModule(file: SiteFile): Promise<void> {
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
