import { PortalFailure } from './portal-failure';
import { withTimeout } from './with-timeout';

/**
 * Runs a same-origin script and then removes its tag. Otherwise, a container that needs the file again would find the
 * tag and wait for a script that has already loaded.
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

/** Removes the scripts that a portal's container added to the page, so that a new container does not wait for them. */
export function removeScripts(folder: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (new URL(script.src).pathname.startsWith(folder)) script.remove();
  }
}
