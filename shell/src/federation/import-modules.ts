import type { SiteFile } from '@erm/portal-sdk/registry';
import type { PortalRecord } from '../portals/portal-record';
import { withTimeout } from '../portals/with-timeout';
import { limitOf, urlFor } from './file-requests';
import { loadElement } from './load-element';

/**
 * Imports an entry that is an ES module. `import` itself takes no digest, but it uses modules that were preloaded, and
 * those the browser has verified.
 * @throws PortalFailure
 */
export async function importEntry(
  { files, entry }: Pick<PortalRecord, 'files' | 'entry'>,
  attempt: number,
): Promise<unknown> {
  // The entry needs a new URL to run again. Its imports name the others, whose URLs therefore cannot change.
  const address = urlFor(entry, attempt);
  const modules = files.filter(({ path }) => path.endsWith('.js'));
  await Promise.all(
    modules.map((file) => {
      const preloaded =
        file.path === entry ? preloadModule({ ...file, path: address }) : preloadAgain(file, attempt);
      return withTimeout(limitOf(file.path, { entry }), preloaded);
    }),
  );
  return withTimeout(limitOf(entry, { entry }), import(/* webpackIgnore: true */ address));
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
  return loadElement(link, file).finally(() => link.remove());
}
