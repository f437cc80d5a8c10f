import type { SiteFile } from '@erm/portal-sdk/registry';
import { PortalFailure } from '../portals/portal-failure';
import { withTimeout } from '../portals/with-timeout';
import { loadElement } from './load-element';

const loadedByShell = new WeakSet<HTMLScriptElement>();

/** Whether this script is one of `loadScript`, which has its own time limit and retries under another URL. */
export const isLoadedByShell = (script: HTMLScriptElement): boolean => loadedByShell.has(script);

/**
 * Runs a same-origin script and then removes its tag. Otherwise, a container that needs the file again would find the
 * tag and wait for a script that has already loaded.
 * @throws PortalFailure
 */
export async function loadScript(file: SiteFile, timeoutSeconds: number): Promise<void> {
  const script = document.createElement('script');
  loadedByShell.add(script);
  script.src = new URL(file.path, location.origin).href;
  const thrown: string[] = [];
  // The element of a script that throws still fires `load`.
  const note = ({ filename, message }: ErrorEvent) => {
    if (filename === script.src) thrown.push(message);
  };
  window.addEventListener('error', note);
  try {
    await withTimeout(timeoutSeconds, loadElement(script, file));
  } finally {
    window.removeEventListener('error', note);
    script.remove();
  }
  if (thrown[0] !== undefined) throw new PortalFailure('crash', thrown[0]);
}

/** Removes the scripts that a portal's container added to the page, so that a new container does not wait for them. */
export function removeScripts(folder: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (new URL(script.src).pathname.startsWith(folder)) script.remove();
  }
}
