import { PortalFailure } from './portal-failure';
import { withTimeout } from './with-timeout';

/**
 * Runs a script of this origin and removes its tag again: a container that needs more of a file looks for its tag, and
 * would wait for one that has already loaded.
 */
export async function loadScript(src: string, timeoutSeconds: number): Promise<void> {
  const script = document.createElement('script');
  script.src = new URL(src, location.origin).href;
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new PortalFailure('load', `${src} could not be loaded`)));
  });
  document.head.append(script);
  try {
    await withTimeout(timeoutSeconds, loaded);
  } finally {
    script.remove();
  }
}

/** Removes the scripts that a portal's container put into the page, so that a new one does not wait for them. */
export function dropScripts(folder: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (new URL(script.src).pathname.startsWith(folder)) script.remove();
  }
}
